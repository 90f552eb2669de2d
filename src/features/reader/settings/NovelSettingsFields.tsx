import { useLingui } from '@lingui/react/macro';
import { NovelText } from '../novel/NovelText.tsx';
import { LEADING_STEPS, SIZE_STEPS, type NovelSettings } from '../reader-settings.ts';
import { ChoiceField } from './ChoiceField.tsx';
import styles from './NovelSettingsFields.module.css';
import { StepField } from './StepField.tsx';

export interface NovelSettingsFieldsProps {
  readonly settings: NovelSettings;
  /** Some words of the chapter, in its language. */
  readonly sample: string;
  readonly language: 'vi' | 'ja';
  readonly onChange: (settings: NovelSettings) => void;
}

export function NovelSettingsFields({ settings, sample, language, onChange }: NovelSettingsFieldsProps) {
  const { t } = useLingui();
  const change = (changed: Partial<NovelSettings>) => onChange({ ...settings, ...changed });
  return (
    <>
      <div className={styles.sample}>
        <NovelText settings={settings} language={language}>
          <p>{sample}</p>
        </NovelText>
      </div>
      <ThemeField value={settings.theme} onChange={(theme) => change({ theme })} />
      <StepField label={t`Size`} value={settings.size} last={SIZE_STEPS} onChange={(size) => change({ size })} />
      <StepField label={t`Line height`} value={settings.leading} last={LEADING_STEPS} onChange={(leading) => change({ leading })} />
      <ChoiceField
        legend={t`Line length`}
        choices={[
          { value: 'narrow', label: t`Short` },
          { value: 'medium', label: t`Medium` },
          { value: 'wide', label: t`Long` },
        ]}
        value={settings.measure}
        onChange={(measure) => change({ measure })}
      />
      <ChoiceField
        legend={t`Face`}
        choices={[
          { value: 'serif', label: language === 'ja' ? t`Mincho` : t`Serif` },
          { value: 'sans', label: language === 'ja' ? t`Gothic` : t`Sans serif` },
        ]}
        value={settings.face}
        onChange={(face) => change({ face })}
      />
    </>
  );
}

function ThemeField({
  value,
  onChange,
}: {
  readonly value: NovelSettings['theme'];
  readonly onChange: (theme: NovelSettings['theme']) => void;
}) {
  const { t } = useLingui();
  return (
    <ChoiceField
      legend={t`Colours`}
      choices={[
        { value: 'auto', label: t`As the site` },
        { value: 'light', label: t`Light`, scheme: 'light' },
        { value: 'sepia', label: t`Sepia`, scheme: 'sepia' },
        { value: 'grey', label: t`Grey`, scheme: 'grey' },
        { value: 'dark', label: t`Dark`, scheme: 'dark' },
        { value: 'black', label: t`Black`, scheme: 'black' },
      ]}
      value={value}
      onChange={onChange}
    />
  );
}
