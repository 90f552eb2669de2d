import { Plural, Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { FormProblem } from './account-view.ts';

/** For a field's `problem`; undefined where nothing is wrong. */
export function problemWords(problem: FormProblem | undefined): ReactNode {
  return problem && <ProblemWords problem={problem} />;
}

/** One sentence that says what is wrong with a field and how to put it right. */
export function ProblemWords({ problem }: { readonly problem: FormProblem }) {
  const limit = problem.limit ?? 0;
  switch (problem.code) {
    case 'REQUIRED':
      return <Trans>Please fill this in.</Trans>;
    case 'TOO_SHORT':
      return <Plural value={limit} one="At least # character." other="At least # characters." />;
    case 'TOO_LONG':
      return <Plural value={limit} one="At most # character." other="At most # characters." />;
    case 'NOT_AN_EMAIL':
      return <Trans>This does not look like an e-mail address.</Trans>;
    case 'TAKEN':
      return <Trans>There is an account with this address already. Sign in instead?</Trans>;
    case 'TOO_COMMON':
      return <Trans>Too many people use this password. Choose another one.</Trans>;
    default:
      return <Trans>This cannot be taken like this.</Trans>;
  }
}
