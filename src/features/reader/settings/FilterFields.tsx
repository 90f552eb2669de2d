import { useLingui } from '@lingui/react/macro';
import { COMIC_CHOICES, type ComicSettings } from '../reader-settings.ts';
import { ChoiceField } from './ChoiceField.tsx';
import { StepField } from './StepField.tsx';

export interface FilterFieldsProps {
  readonly settings: ComicSettings;
  readonly onChange: (settings: ComicSettings) => void;
}

/** The colours of the pictures, and what lies around them. */
export function FilterFields({ settings, onChange }: FilterFieldsProps) {
  const { t } = useLingui();
  const change = (changed: Partial<ComicSettings>) => onChange({ ...settings, ...changed });
  const parts = [
    { value: 'none', label: t`None` },
    { value: 'half', label: t`Half` },
    { value: 'full', label: t`Full` },
  ] as const;
  return (
    <>
      <BackgroundField value={settings.background} onChange={(background) => change({ background })} />
      <StepField
        label={t`Brightness`}
        value={settings.brightness}
        steps={COMIC_CHOICES.brightness}
        onChange={(brightness) => change({ brightness })}
      />
      <StepField
        label={t`Contrast`}
        value={settings.contrast}
        steps={COMIC_CHOICES.contrast}
        onChange={(contrast) => change({ contrast })}
      />
      <ChoiceField legend={t`Sepia`} choices={parts} value={settings.sepia} onChange={(sepia) => change({ sepia })} />
      <ChoiceField legend={t`Greyscale`} choices={parts} value={settings.grey} onChange={(grey) => change({ grey })} />
      <ChoiceField
        legend={t`Inverted colours`}
        choices={[
          { value: 'no', label: t`No` },
          { value: 'yes', label: t`Yes` },
        ]}
        value={settings.invert}
        onChange={(invert) => change({ invert })}
      />
    </>
  );
}

interface BackgroundFieldProps {
  readonly value: ComicSettings['background'];
  readonly onChange: (background: ComicSettings['background']) => void;
}

function BackgroundField({ value, onChange }: BackgroundFieldProps) {
  const { t } = useLingui();
  return (
    <ChoiceField
      legend={t`Around the pages`}
      choices={[
        { value: 'auto', label: t`As the site` },
        { value: 'white', label: t`White` },
        { value: 'grey', label: t`Grey` },
        { value: 'black', label: t`Black` },
        { value: 'page', label: t`The page's colour` },
      ]}
      value={value}
      onChange={onChange}
    />
  );
}
