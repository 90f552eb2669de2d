import { useLingui } from '@lingui/react/macro';
import type { ComicSettings } from '../reader-settings.ts';
import { ChoiceField } from './ChoiceField.tsx';

export interface SaverFieldProps {
  readonly value: ComicSettings['saver'];
  readonly onChange: (saver: ComicSettings['saver']) => void;
}

/** Smaller pictures, and fewer of them ahead. */
export function SaverField({ value, onChange }: SaverFieldProps) {
  const { t } = useLingui();
  return (
    <ChoiceField
      legend={t`Data saver`}
      choices={[
        { value: 'auto', label: t`As the device` },
        { value: 'on', label: t`On` },
        { value: 'off', label: t`Off` },
      ]}
      value={value}
      onChange={onChange}
    />
  );
}
