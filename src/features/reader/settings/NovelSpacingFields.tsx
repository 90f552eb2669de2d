import { useLingui } from '@lingui/react/macro';
import type { NovelSettings } from '../reader-settings.ts';
import { ChoiceField } from './ChoiceField.tsx';

export interface NovelSpacingFieldsProps {
  readonly settings: NovelSettings;
  readonly onChange: (settings: NovelSettings) => void;
}

/** The white between letters and paragraphs. */
export function NovelSpacingFields({ settings, onChange }: NovelSpacingFieldsProps) {
  const { t } = useLingui();
  const change = (changed: Partial<NovelSettings>) => onChange({ ...settings, ...changed });
  return (
    <>
      <ChoiceField
        legend={t`Between letters`}
        choices={[
          { value: 'normal', label: t`Normal` },
          { value: 'loose', label: t`More` },
          { value: 'wide', label: t`Much` },
        ]}
        value={settings.letters}
        onChange={(letters) => change({ letters })}
      />
      <ChoiceField
        legend={t`Between paragraphs`}
        choices={[
          { value: 'auto', label: t`As usual` },
          { value: 'none', label: t`Nothing` },
          { value: 'half', label: t`Half a line` },
          { value: 'whole', label: t`A line` },
        ]}
        value={settings.gap}
        onChange={(gap) => change({ gap })}
      />
    </>
  );
}

/** How lines begin and end. */
export function NovelLineFields({ settings, onChange }: NovelSpacingFieldsProps) {
  const { t } = useLingui();
  const change = (changed: Partial<NovelSettings>) => onChange({ ...settings, ...changed });
  return (
    <>
      <ChoiceField
        legend={t`First lines`}
        choices={[
          { value: 'auto', label: t`As usual` },
          { value: 'none', label: t`Flush` },
          { value: 'one', label: t`In by one` },
          { value: 'two', label: t`In by two` },
        ]}
        value={settings.indent}
        onChange={(indent) => change({ indent })}
      />
      <ChoiceField
        legend={t`Line ends`}
        choices={[
          { value: 'auto', label: t`As usual` },
          { value: 'start', label: t`Ragged` },
          { value: 'justify', label: t`Even` },
        ]}
        value={settings.align}
        onChange={(align) => change({ align })}
      />
    </>
  );
}
