import { useLingui } from '@lingui/react/macro';
import type { ComicSettings } from '../reader-settings.ts';
import { ChoiceField } from './ChoiceField.tsx';

export interface ComicFitFieldsProps {
  readonly settings: ComicSettings;
  readonly onChange: (settings: ComicSettings) => void;
}

/** How large pictures are shown. */
export function ComicFitFields({ settings, onChange }: ComicFitFieldsProps) {
  const { t } = useLingui();
  const change = (changed: Partial<ComicSettings>) => onChange({ ...settings, ...changed });
  const isStrip = settings.layout === 'auto' || settings.layout === 'strip' || settings.layout === 'gaps';
  return (
    <>
      {settings.layout !== 'row' && <SizeField settings={settings} onChange={onChange} />}
      <ChoiceField
        legend={t`Small pictures`}
        choices={[
          { value: 'yes', label: t`Enlarge` },
          { value: 'none', label: t`Leave as they are` },
        ]}
        value={settings.stretch}
        onChange={(stretch) => change({ stretch })}
      />
      {settings.layout !== 'strip' && settings.layout !== 'gaps' && <WideField settings={settings} onChange={onChange} />}
      <CropField settings={settings} onChange={onChange} />
      {isStrip && <StripFields settings={settings} onChange={onChange} />}
    </>
  );
}

/** A row is as high as the window. */
function SizeField({ settings, onChange }: ComicFitFieldsProps) {
  const { t } = useLingui();
  return (
    <ChoiceField
      legend={t`Size of pictures`}
      choices={[
        { value: 'auto', label: t`As usual` },
        { value: 'width', label: t`Full width` },
        { value: 'height', label: t`Full height` },
        { value: 'screen', label: t`Whole page` },
        { value: 'original', label: t`Original` },
      ]}
      value={settings.fit}
      onChange={(fit) => onChange({ ...settings, fit })}
    />
  );
}

function WideField({ settings, onChange }: ComicFitFieldsProps) {
  const { t } = useLingui();
  return (
    <ChoiceField
      legend={t`Wide pages`}
      choices={[
        { value: 'spread', label: t`Whole` },
        { value: 'split', label: t`In two halves` },
        { value: 'rotated', label: t`On their side` },
      ]}
      value={settings.wide}
      onChange={(wide) => onChange({ ...settings, wide })}
    />
  );
}

function CropField({ settings, onChange }: ComicFitFieldsProps) {
  const { t } = useLingui();
  return (
    <ChoiceField
      legend={t`Empty borders`}
      choices={[
        { value: 'no', label: t`Leave as they are` },
        { value: 'yes', label: t`Cut off` },
      ]}
      value={settings.crop}
      onChange={(crop) => onChange({ ...settings, crop })}
    />
  );
}

function StripFields({ settings, onChange }: ComicFitFieldsProps) {
  const { t } = useLingui();
  return (
    <>
      <ChoiceField
        legend={t`Width of a strip`}
        choices={[
          { value: 'narrow', label: t`Narrow` },
          { value: 'auto', label: t`Medium` },
          { value: 'none', label: t`As the window` },
        ]}
        value={settings.column}
        onChange={(column) => onChange({ ...settings, column })}
      />
      <ChoiceField
        legend={t`Beside a strip`}
        choices={[
          { value: 'none', label: t`Nothing` },
          { value: 'small', label: t`A little` },
          { value: 'large', label: t`More` },
        ]}
        value={settings.padding}
        onChange={(padding) => onChange({ ...settings, padding })}
      />
    </>
  );
}
