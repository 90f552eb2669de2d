import { Plural } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { SHORTEST_PASSWORD } from '#graphql/document/limits.ts';
import { PasswordField } from '../../../ui/form-field/PasswordField.tsx';
import type { FormProblem } from '../account-view.ts';
import { problemWords } from '../ProblemWords.tsx';

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
      hint={<Plural value={SHORTEST_PASSWORD} one="At least # character." other="At least # characters." />}
      problem={problemWords(problem)}
    />
  );
}
