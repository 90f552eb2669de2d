import type { ChapterDocument } from '#graphql/document/chapter-document.ts';
import type { Language } from '#graphql/generated/graphql.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { NovelText } from '../novel/NovelText.tsx';
import { Runs } from '../novel/blocks/Runs.tsx';
import { sampleOf } from '../novel/sample.ts';
import { NOVEL_CHOICES, settingsWords, type NovelSettings } from '../reader-settings.ts';
import { ChoiceField } from './ChoiceField.tsx';
import styles from './NovelSettingsFields.module.css';
import { NovelLineFields, NovelSpacingFields } from './NovelSpacingFields.tsx';
import { StepField } from './StepField.tsx';

export interface NovelSettingsFieldsProps {
  readonly settings: NovelSettings;
  readonly text: ChapterDocument | null;
  readonly language: Language;
  readonly onChange: (settings: NovelSettings) => void;
  /** The text is to have the whole screen, or to give it back. */
  readonly onFill: () => void;
}

export function NovelSettingsFields({ settings, text, language, onChange, onFill }: NovelSettingsFieldsProps) {
  const { t } = useLingui();
  const change = (changed: Partial<NovelSettings>) => onChange({ ...settings, ...changed });
  return (
    <>
      {text !== null && <Sample text={text} settings={settings} language={language} />}
      <FlowFields settings={settings} language={language} onChange={onChange} />
      <ThemeField value={settings.theme} onChange={(theme) => change({ theme })} />
      <StepField label={t`Size`} value={settings.size} steps={NOVEL_CHOICES.size} onChange={(size) => change({ size })} />
      <StepField
        label={t`Line height`}
        value={settings.leading}
        steps={NOVEL_CHOICES.leading}
        onChange={(leading) => change({ leading })}
      />
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
      <FaceField value={settings.face} language={language} onChange={(face) => change({ face })} />
      {language === 'ja' && <RubyField value={settings.ruby} onChange={(ruby) => change({ ruby })} />}
      <NovelSpacingFields settings={settings} onChange={onChange} />
      <NovelLineFields settings={settings} onChange={onChange} />
      <FullScreenField onFill={onFill} />
    </>
  );
}

/** Some words of the chapter as the settings set them. */
function Sample({
  text,
  settings,
  language,
}: { readonly text: ChapterDocument } & Pick<NovelSettingsFieldsProps, 'settings' | 'language'>) {
  const runs = useMemo(() => sampleOf(text), [text]);
  if (runs.length === 0) return null;
  return (
    <div className={styles.sample} data-novel={settingsWords(settings, NOVEL_CHOICES)}>
      <NovelText settings={settings} language={language}>
        <p>
          <Runs runs={runs} />
        </p>
      </NovelText>
    </div>
  );
}

/** Where the bar is too narrow for it. */
function FullScreenField({ onFill }: Pick<NovelSettingsFieldsProps, 'onFill'>) {
  if (!document.fullscreenEnabled) return null;
  return (
    <Button className={styles.fullScreen} onClick={onFill}>
      <Trans>Full screen</Trans>
    </Button>
  );
}

interface FieldProps<Value> {
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

function FlowFields({ settings, language, onChange }: Pick<NovelSettingsFieldsProps, 'settings' | 'language' | 'onChange'>) {
  const { t } = useLingui();
  return (
    <>
      {language === 'ja' && (
        <ChoiceField
          legend={t`Lines run`}
          choices={[
            { value: 'horizontal', label: t`Across` },
            { value: 'vertical', label: t`Down` },
          ]}
          value={settings.writing}
          onChange={(writing) => onChange({ ...settings, writing })}
        />
      )}
      <ChoiceField
        legend={t`The text`}
        choices={[
          { value: 'scroll', label: t`Scrolls` },
          { value: 'pages', label: t`Turns in pages` },
        ]}
        value={settings.flow}
        onChange={(flow) => onChange({ ...settings, flow })}
      />
    </>
  );
}

function FaceField({ value, language, onChange }: FieldProps<NovelSettings['face']> & { readonly language: Language }) {
  const { t } = useLingui();
  return (
    <ChoiceField
      legend={t`Face`}
      choices={[
        { value: 'serif', label: language === 'ja' ? t`Mincho` : t`Serif` },
        { value: 'sans', label: language === 'ja' ? t`Gothic` : t`Sans serif` },
        { value: 'clear', label: language === 'ja' ? t`UD Mincho` : t`Easy to read` },
      ]}
      value={value}
      onChange={onChange}
    />
  );
}

function RubyField({ value, onChange }: FieldProps<NovelSettings['ruby']>) {
  const { t } = useLingui();
  return (
    <ChoiceField
      legend={t`Readings over characters`}
      choices={[
        { value: 'shown', label: t`Shown` },
        { value: 'dimmed', label: t`Dimmed` },
        { value: 'hidden', label: t`Hidden` },
      ]}
      value={value}
      onChange={onChange}
    />
  );
}

function ThemeField({ value, onChange }: FieldProps<NovelSettings['theme']>) {
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
