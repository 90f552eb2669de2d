import { Trans } from '@lingui/react/macro';
import type { Language } from '#graphql/generated/graphql.ts';
import { SubmitButton } from '../../../ui/button/SubmitButton.tsx';
import { TextField } from '../../../ui/form-field/TextField.tsx';
import { LiveRegion } from '../../../ui/notice/LiveRegion.tsx';
import { nameProblems } from '../account-rules.ts';
import type { FormStage } from '../account-view.ts';
import { problemWords } from '../ProblemWords.tsx';
import { RefusalNotice } from '../RefusalNotice.tsx';
import { textOf, useForm } from '../use-form.ts';
import styles from './ProfileForm.module.css';

export interface ProfileFields {
  readonly name: string;
  readonly language: Language;
}

export interface ProfileFormProps {
  readonly saved: ProfileFields;
  readonly email: string;
  readonly stage: FormStage;
  readonly onSave: (fields: ProfileFields) => void;
}

const LANGUAGES = [
  { code: 'vi', name: 'Tiếng Việt' },
  { code: 'ja', name: '日本語' },
] as const;

export function ProfileForm({ saved, email, stage, onSave }: ProfileFormProps) {
  const refusal = stage.kind === 'refused' ? stage.refusal : null;
  const isBusy = stage.kind === 'sending';
  const { form, problemOf, isChanged, ...events } = useForm({ read: readProfile, check: checkProfile, refusal, isBusy, onSubmit: onSave });
  return (
    <form ref={form} className={styles.form} method="post" noValidate {...events}>
      <RefusalNotice refusal={refusal} />
      <TextField
        label={<Trans>Name</Trans>}
        name="name"
        autoComplete="nickname"
        defaultValue={saved.name}
        required
        hint={<Trans>Stands beside your comments.</Trans>}
        problem={problemWords(problemOf('name'))}
      />
      <TextField
        label={<Trans>E-mail</Trans>}
        name="email"
        type="email"
        value={email}
        readOnly
        hint={<Trans>Nobody sees it but you.</Trans>}
      />
      <LanguageChoice saved={saved.language} />
      <div className={styles.actions}>
        <SubmitButton isBusy={isBusy} busyWords={<Trans>Saving…</Trans>}>
          <Trans>Save</Trans>
        </SubmitButton>
        <LiveRegion>
          {stage.kind === 'done' && !isChanged && (
            <span className={styles.saved}>
              <Trans>Saved</Trans>
            </span>
          )}
        </LiveRegion>
      </div>
    </form>
  );
}

function LanguageChoice({ saved }: { readonly saved: Language }) {
  return (
    <fieldset className={styles.languages}>
      <legend className={styles.legend}>
        <Trans>Language of our mails</Trans>
      </legend>
      {LANGUAGES.map(({ code, name }) => (
        <label key={code} className={styles.choice} lang={code} data-language={code}>
          <input type="radio" name="language" value={code} defaultChecked={code === saved} />
          {name}
        </label>
      ))}
    </fieldset>
  );
}

function readProfile(form: FormData): ProfileFields {
  return { name: textOf(form, 'name').trim(), language: textOf(form, 'language') === 'ja' ? 'ja' : 'vi' };
}

function checkProfile({ name }: ProfileFields) {
  return nameProblems(name);
}
