import { type Judges, refusalOf, refusalOfError, type RunTask, type StageOf, type TaskAnswer, useTask } from './-form-task.ts';

/** Beside what a form is refused for: what is only refused to those who upload. */
export type OwnRefusal =
  | ReturnType<typeof refusalOfError>
  /** It is another account's, or gone. */
  | { readonly kind: 'notYours' }
  /** Its pages are others by now. */
  | { readonly kind: 'changed' }
  /** The account may publish nothing more. */
  | { readonly kind: 'blocked' };

/** A task on a work or chapter of one's own. */
export function useOwnTask(): readonly [StageOf<OwnRefusal>, RunTask] {
  return useTask(OWN_JUDGES);
}

export function ownRefusalOf(answer: TaskAnswer, now: number): OwnRefusal | null {
  if (answer.__typename === 'NotYours') return { kind: 'notYours' };
  return answer.__typename === 'PagesChanged' ? { kind: 'changed' } : refusalOf(answer, now);
}

/** An error's name and codes are all that a route may know of an adapter's. */
export function ownRefusalOfError(error: unknown): OwnRefusal {
  const codes: unknown = error instanceof Error && 'codes' in error ? error.codes : [];
  return Array.isArray(codes) && codes.includes('BLOCKED') ? { kind: 'blocked' } : refusalOfError(error);
}

const OWN_JUDGES: Judges<OwnRefusal> = { ofAnswer: ownRefusalOf, ofError: ownRefusalOfError };
