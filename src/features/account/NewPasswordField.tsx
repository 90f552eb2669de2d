import { Plural } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { PasswordField } from '../../ui/form-field/PasswordField.tsx';
import { PASSWORD_LEAST } from './account-rules.ts';
import type { FormProblem } from './account-view.ts';
import { problemWords } from './ProblemWords.tsx';

export interface NewPasswordFieldProps {
  readonly label: ReactNode;
  readonly name: 'password' | 'newPassword';
  readonly problem: FormProblem | undefined;
}

/** A password that is being chosen, with its rule said before it is broken. */
export function NewPasswordField({ label, name, problem }: NewPasswordFieldProps) {
  return (
    <PasswordField
      label={label}
      name={name}
      autoComplete="new-password"
      required
      hint={<Plural value={PASSWORD_LEAST} one="At least # character." other="At least # characters." />}
      problem={problemWords(problem)}
    />
  );
}
