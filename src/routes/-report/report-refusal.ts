import type { ReportRefusal } from '#src/features/comments/ReportSubject.tsx';
import { type Judges, refusalOf, refusalOfError, type TaskAnswer } from '../-form-task.ts';

/** Why a report was not taken; null when it was. */
export function reportRefusalOf(answer: TaskAnswer, now: number): ReportRefusal | null {
  if (answer.__typename === 'CommentSubjectNotFound') return { kind: 'gone' };
  if (answer.__typename === 'InvalidInput') return { kind: answer.problems?.some(({ field }) => field === 'note') ? 'tooLong' : 'gone' };
  return reportRefusal(refusalOf(answer, now));
}

export const REPORT_JUDGES: Judges<ReportRefusal> = {
  ofAnswer: reportRefusalOf,
  ofError: (error) => reportRefusal(refusalOfError(error)) ?? { kind: 'failed' },
};

function reportRefusal(refusal: ReturnType<typeof refusalOf>): ReportRefusal | null {
  if (refusal === null) return null;
  return { kind: refusal.kind === 'throttled' || refusal.kind === 'offline' ? refusal.kind : 'failed' };
}
