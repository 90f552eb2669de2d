import { Trans } from '@lingui/react/macro';
import { TextField } from '../../../ui/form-field/TextField.tsx';
import { AccountForm } from '../AccountForm.tsx';
import { registrationProblems, type RegistrationFields } from '../account-rules.ts';
import type { GoogleRefusal, Refusal } from '../account-view.ts';
import { problemWords } from '../ProblemWords.tsx';
import { EmailField } from '../EmailField.tsx';
import { NewPasswordField } from '../password/NewPasswordField.tsx';
import { SendButton } from '../SendButton.tsx';
import { textOf, useForm } from '../use-form.ts';

export interface RegistrationFormProps {
  readonly isBusy: boolean;
  readonly refusal: Refusal | GoogleRefusal | null;
  readonly onSubmit: (fields: RegistrationFields) => void;
}

export function RegistrationForm({ isBusy, refusal, onSubmit }: RegistrationFormProps) {
  const { problemOf, ...form } = useForm({ read: readRegistration, check: registrationProblems, refusal, isBusy, onSubmit });
  return (
    <AccountForm {...form}>
      <TextField
        label={<Trans>Name</Trans>}
        name="name"
        autoComplete="nickname"
        required
        hint={<Trans>Stands beside your comments.</Trans>}
        problem={problemWords(problemOf('name'))}
      />
      <EmailField hint={<Trans>Nobody sees it but you.</Trans>} problem={problemOf('email')} />
      <NewPasswordField label={<Trans>Password</Trans>} name="password" problem={problemOf('password')} />
      <SendButton isBusy={isBusy} refusal={refusal} busyWords={<Trans>Opening your account…</Trans>}>
        <Trans>Open an account</Trans>
      </SendButton>
    </AccountForm>
  );
}

function readRegistration(form: FormData): RegistrationFields {
  return { name: textOf(form, 'name').trim(), email: textOf(form, 'email').trim(), password: textOf(form, 'password') };
}
