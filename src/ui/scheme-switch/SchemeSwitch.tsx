import { useLingui } from '@lingui/react/macro';
import { AutoSchemeIcon, MoonIcon, SunIcon } from '../icon/icons.tsx';
import { Menu } from '../menu/Menu.tsx';

export type Scheme = 'auto' | 'light' | 'dark';

export interface SchemeSwitchProps {
  readonly scheme: Scheme;
  readonly onSchemeChange: (scheme: Scheme) => void;
}

const ICONS = { auto: AutoSchemeIcon, light: SunIcon, dark: MoonIcon } as const;

/** Light, dark, or as the device is set. */
export function SchemeSwitch({ scheme, onSchemeChange }: SchemeSwitchProps) {
  const { t } = useLingui();
  const names: Readonly<Record<Scheme, string>> = { auto: t`As on this device`, light: t`Light`, dark: t`Dark` };
  const Current = ICONS[scheme];
  const items = (['auto', 'light', 'dark'] as const).map((value) => {
    const ItemIcon = ICONS[value];
    return { value, label: names[value], icon: <ItemIcon /> };
  });
  return <Menu label={t`Colours`} icon={<Current size={22} />} items={items} chosen={scheme} onChoose={onSchemeChange} />;
}
