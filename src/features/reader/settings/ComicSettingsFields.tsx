import { useLingui } from '@lingui/react/macro';
import type { ComicSettings } from '../reader-settings.ts';
import { ChoiceField } from './ChoiceField.tsx';

export interface ComicSettingsFieldsProps {
  readonly settings: ComicSettings;
  readonly onChange: (settings: ComicSettings) => void;
}

export function ComicSettingsFields({ settings, onChange }: ComicSettingsFieldsProps) {
  const { t } = useLingui();
  return (
    <>
      <ChoiceField
        legend={t`Layout`}
        choices={[
          { value: 'auto', label: t`As made` },
          { value: 'strip', label: t`Strip` },
          { value: 'paged', label: t`Pages` },
        ]}
        value={settings.layout}
        onChange={(layout) => onChange({ ...settings, layout })}
      />
      <ChoiceField
        legend={t`Direction of pages`}
        choices={[
          { value: 'auto', label: t`As made` },
          { value: 'rtl', label: t`← Right to left` },
          { value: 'ltr', label: t`Left to right →` },
        ]}
        value={settings.direction}
        onChange={(direction) => onChange({ ...settings, direction })}
      />
    </>
  );
}
