import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { TextField } from '../../ui/form-field/TextField.tsx';
import type { FormProblem } from './account-view.ts';
import { problemWords } from './ProblemWords.tsx';

export interface EmailFieldProps {
  readonly hint?: ReactNode;
  readonly problem: FormProblem | undefined;
}

/** The address that opens an account: what password managers call the username. */
export function EmailField({ hint, problem }: EmailFieldProps) {
  return (
    <TextField
      label={<Trans>E-mail</Trans>}
      name="email"
      type="email"
      inputMode="email"
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      required
      hint={hint}
      problem={problemWords(problem)}
    />
  );
}
