import { useLingui } from '@lingui/react/macro';
import { COMIC_CHOICES, settingsWords, type ComicSettings } from '../reader-settings.ts';
import { ChoiceField } from './ChoiceField.tsx';
import { ComicFitFields } from './ComicFitFields.tsx';
import { ForAllField } from './ForAllField.tsx';

interface ComicFieldsProps {
  readonly settings: ComicSettings;
  readonly onChange: (settings: ComicSettings) => void;
}

export interface ComicSettingsFieldsProps extends ComicFieldsProps {
  /** Other comics are to open as this one does. */
  readonly onForAll: () => void;
}

export function ComicSettingsFields({ settings, onChange, onForAll }: ComicSettingsFieldsProps) {
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
      <LayoutDetail settings={settings} onChange={onChange} />
      <ChoiceField
        legend={t`Direction of pages`}
        choices={[
          { value: 'auto', label: t`As made` },
          { value: 'rtl', label: t`← Right to left` },
          { value: 'ltr', label: t`Left to right →` },
          { value: 'ttb', label: t`Top to bottom ↓` },
        ]}
        value={settings.direction}
        onChange={(direction) => change({ direction })}
      />
      <ForAllField words={settingsWords(settings, COMIC_CHOICES)} onForAll={onForAll} />
      <ComicFitFields settings={settings} onChange={onChange} />
    </>
  );
}

function LayoutDetail({ settings, onChange }: ComicFieldsProps) {
  const { t } = useLingui();
  const change = (changed: Partial<ComicSettings>) => onChange({ ...settings, ...changed });
  if (settings.layout === 'double') {
    return (
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
    );
  }
  if (settings.layout !== 'gaps') return null;
  return (
    <ChoiceField
      legend={t`Between pages`}
      choices={[
        { value: 'small', label: t`Narrow` },
        { value: 'large', label: t`Wide` },
      ]}
      value={settings.room}
      onChange={(room) => change({ room })}
    />
  );
}
