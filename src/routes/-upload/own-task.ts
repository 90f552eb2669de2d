import { type Judges, refusalOf, refusalOfError, type RunTask, type StageOf, type TaskAnswer, useTask } from '../-form-task.ts';

/** Beside what a form is refused for: what is only refused to those who upload. */
export type OwnRefusal =
  | ReturnType<typeof refusalOfError>
  /** It is another account's, or gone. */
  | { readonly kind: 'notYours' }
  /** Its pages are others by now. */
  | { readonly kind: 'changed' }
  /** The same of it was changed to something else meanwhile. */
  | { readonly kind: 'changedHere' }
  /** The account has as many works as it may have. */
  | { readonly kind: 'tooManyWorks' };

/** A task on a work or chapter of one's own. */
export function useOwnTask(): readonly [StageOf<OwnRefusal>, RunTask] {
  return useTask(OWN_JUDGES);
}

export function ownRefusalOf(answer: TaskAnswer, now: number): OwnRefusal | null {
  if (answer.__typename === 'NotYours') return { kind: 'notYours' };
  if (answer.__typename === 'PagesChanged') return { kind: 'changed' };
  if (answer.__typename === 'WorkChanged' || answer.__typename === 'ChapterChanged') return { kind: 'changedHere' };
  const isFull = answer.problems?.some(({ field, code }) => field === 'title' && code === 'TOO_MANY') === true;
  return isFull ? { kind: 'tooManyWorks' } : refusalOf(answer, now);
}

const OWN_JUDGES: Judges<OwnRefusal> = { ofAnswer: ownRefusalOf, ofError: refusalOfError };
