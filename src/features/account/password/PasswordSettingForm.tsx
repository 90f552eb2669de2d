import { Trans } from '@lingui/react/macro';
import { PasswordField } from '../../../ui/form-field/PasswordField.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import { AccountForm } from '../AccountForm.tsx';
import { PASSWORD_RESET_PATH } from '../account-paths.ts';
import { passwordChangeProblems, passwordProblems, type PasswordChangeFields } from '../account-rules.ts';
import type { Refusal } from '../account-view.ts';
import { problemWords } from '../ProblemWords.tsx';
import { NewPasswordField } from './NewPasswordField.tsx';
import { SendButton } from '../SendButton.tsx';
import { textOf, useForm } from '../use-form.ts';
import styles from '../AccountForm.module.css';

export interface PasswordSettingFormProps {
  /** Not where a mailed link stands for the current password. */
  readonly asksCurrent: boolean;
  readonly email?: string | undefined;
  readonly isBusy: boolean;
  readonly refusal: Refusal | null;
  readonly onSubmit: (fields: PasswordChangeFields) => void;
}

export function PasswordSettingForm({ asksCurrent, email, isBusy, refusal, onSubmit }: PasswordSettingFormProps) {
  const check = (fields: PasswordChangeFields) =>
    asksCurrent ? passwordChangeProblems(fields) : passwordProblems('newPassword', fields.newPassword);
  const { problemOf, ...form } = useForm({ read: readPasswords, check, refusal, isBusy, onSubmit });
  return (
    <AccountForm {...form}>
      {email !== undefined && <input type="text" name="email" autoComplete="username" defaultValue={email} hidden readOnly />}
      {asksCurrent && (
        <PasswordField
          label={<Trans>Current password</Trans>}
          name="currentPassword"
          autoComplete="current-password"
          required
          problem={problemWords(problemOf('currentPassword'))}
        />
      )}
      <NewPasswordField label={<Trans>New password</Trans>} name="newPassword" problem={problemOf('newPassword')} />
      <SendButton isBusy={isBusy} refusal={refusal} busyWords={<Trans>Saving…</Trans>}>
        <Trans>Set the password</Trans>
      </SendButton>
      {asksCurrent && (
        <p className={styles.links}>
          <Link href={PASSWORD_RESET_PATH} className={styles.link}>
            <Trans>I have none, or forgot it</Trans>
          </Link>
        </p>
      )}
    </AccountForm>
  );
}

function readPasswords(form: FormData): PasswordChangeFields {
  return { currentPassword: textOf(form, 'currentPassword'), newPassword: textOf(form, 'newPassword') };
}
