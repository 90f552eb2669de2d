import { Trans } from '@lingui/react/macro';
import { PasswordField } from '../../../ui/form-field/PasswordField.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import { AccountForm } from '../AccountForm.tsx';
import { signInProblems, type SignInFields } from '../account-rules.ts';
import type { GoogleRefusal, Refusal } from '../account-view.ts';
import { PASSWORD_RESET_PATH } from '../account-paths.ts';
import { problemWords } from '../ProblemWords.tsx';
import { EmailField } from '../EmailField.tsx';
import { SendButton } from '../SendButton.tsx';
import { textOf, useForm } from '../use-form.ts';
import styles from '../AccountForm.module.css';

export interface SignInFormProps {
  readonly isBusy: boolean;
  readonly refusal: Refusal | GoogleRefusal | null;
  readonly onSubmit: (fields: SignInFields) => void;
}

/** Address and password. It is sent by our scripts only: POST keeps the password out of every address even without them. */
export function SignInForm({ isBusy, refusal, onSubmit }: SignInFormProps) {
  const { problemOf, ...form } = useForm({ read: readSignIn, check: signInProblems, refusal, isBusy, onSubmit });
  return (
    <AccountForm {...form}>
      <EmailField problem={problemOf('email')} />
      <PasswordField
        label={<Trans>Password</Trans>}
        name="password"
        autoComplete="current-password"
        required
        problem={problemWords(problemOf('password'))}
      />
      <SendButton isBusy={isBusy} refusal={refusal} busyWords={<Trans>Signing in…</Trans>}>
        <Trans>Sign in</Trans>
      </SendButton>
      <p className={styles.links}>
        <Link href={PASSWORD_RESET_PATH} className={styles.link}>
          <Trans>Forgot your password?</Trans>
        </Link>
      </p>
    </AccountForm>
  );
}

function readSignIn(form: FormData): SignInFields {
  return { email: textOf(form, 'email').trim(), password: textOf(form, 'password') };
}
