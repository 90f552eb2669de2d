import { useLingui } from '@lingui/react/macro';
import type { DeviceWords } from '../account-view.ts';

/** 'Computer · Firefox · Linux': words to recognise a device by. */
export function useDeviceWords(): (device: DeviceWords) => string {
  const { t } = useLingui();
  const kinds: Readonly<Record<DeviceWords['kind'], string>> = {
    PHONE: t`Phone`,
    TABLET: t`Tablet`,
    COMPUTER: t`Computer`,
    UNKNOWN: t`Unknown device`,
  };
  return ({ kind, browser, system }) => [kinds[kind], browser, system].filter(Boolean).join(' · ');
}
