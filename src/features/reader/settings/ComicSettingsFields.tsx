import { useLingui } from '@lingui/react/macro';
import type { ComicSettings } from '../reader-settings.ts';
import { ChoiceField } from './ChoiceField.tsx';

export interface ComicSettingsFieldsProps {
  readonly settings: ComicSettings;
  readonly onChange: (settings: ComicSettings) => void;
}

export function ComicSettingsFields({ settings, onChange }: ComicSettingsFieldsProps) {
  const { t } = useLingui();
  const change = (changed: Partial<ComicSettings>) => onChange({ ...settings, ...changed });
  return (
    <>
      <ChoiceField
        legend={t`Layout`}
        choices={[
          { value: 'auto', label: t`As made` },
          { value: 'strip', label: t`Strip` },
          { value: 'gaps', label: t`Strip with gaps` },
          { value: 'paged', label: t`Pages` },
          { value: 'double', label: t`Two pages` },
          { value: 'row', label: t`Row` },
        ]}
        value={settings.layout}
        onChange={(layout) => change({ layout })}
      />
      {settings.layout === 'double' && (
        <ChoiceField
          legend={t`First page`}
          choices={[
            { value: 'auto', label: t`As it fits` },
            { value: 'none', label: t`In a pair` },
            { value: 'one', label: t`Alone` },
          ]}
          value={settings.offset}
          onChange={(offset) => change({ offset })}
        />
      )}
      {settings.layout === 'gaps' && (
        <ChoiceField
          legend={t`Between pages`}
          choices={[
            { value: 'small', label: t`Narrow` },
            { value: 'large', label: t`Wide` },
          ]}
          value={settings.room}
          onChange={(room) => change({ room })}
        />
      )}
      <ChoiceField
        legend={t`Direction of pages`}
        choices={[
          { value: 'auto', label: t`As made` },
          { value: 'rtl', label: t`← Right to left` },
          { value: 'ltr', label: t`Left to right →` },
        ]}
        value={settings.direction}
        onChange={(direction) => change({ direction })}
      />
    </>
  );
}
