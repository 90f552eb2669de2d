import { Plural, Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { FieldProblem } from '../upload-view.ts';

/** What is wrong with a field, or with the field of an input inside another. */
export function problemOf(problems: readonly FieldProblem[], field: string): FieldProblem | undefined {
  return problems.find((problem) => problem.field === field || problem.field.endsWith(`.${field}`));
}

/** For a field's `problem`; undefined where nothing is wrong. */
export function fieldWords(problem: FieldProblem | undefined): ReactNode {
  return problem && <FieldWords problem={problem} />;
}

function FieldWords({ problem }: { readonly problem: FieldProblem }) {
  const limit = problem.limit ?? 0;
  if (problem.code === 'TOO_MANY') return <Plural value={limit} one="At most # genre." other="At most # genres." />;
  if (problem.code === 'REQUIRED') return <Trans>Please fill this in.</Trans>;
  if (problem.field === 'at' && problem.code === 'TOO_LONG') return <Trans>Choose a time within a year.</Trans>;
  if (problem.code === 'TOO_LONG') return <Plural value={limit} one="At most # character." other="At most # characters." />;
  if (problem.code === 'NOT_A_NUMBER') return <Trans>Write a number, such as 12 or 12.5.</Trans>;
  if (problem.code === 'TAKEN') return <Trans>Another chapter of this work has this number.</Trans>;
  if (problem.code === 'PAST') return <Trans>Choose a time that is still to come.</Trans>;
  if (problem.code === 'SETTLED') return <Trans>This is settled by now and cannot be changed any more.</Trans>;
  return <Trans>This cannot be taken like this.</Trans>;
}
