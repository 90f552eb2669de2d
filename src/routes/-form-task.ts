import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import type { FormProblem, FormStage, Refusal } from '#src/features/account/account-view.ts';

/** One member of a result's union, with what the refusing members hold. */
export interface TaskAnswer {
  readonly __typename: string;
  readonly problems?: readonly FormProblem[];
  readonly retryAfterSeconds?: number;
}

/** `onDone` is told too whether the form is still there: who has gone elsewhere meanwhile is not to be led away. */
export type RunTask = <Answer extends TaskAnswer>(
  ask: () => Promise<Answer>,
  onDone?: (answer: Answer, isHere: boolean) => void,
) => Promise<void>;

/** Why nothing was done, by the answer and by what was thrown in its place. */
export interface Judges<Why> {
  /** Null when it was done; `now` in milliseconds since 1970. */
  readonly ofAnswer: (answer: TaskAnswer, now: number) => Why | null;
  readonly ofError: (error: unknown) => Why;
}

export type StageOf<Why> = Exclude<FormStage, { kind: 'refused' }> | { readonly kind: 'refused'; readonly refusal: Why };

/** A form's way from being edited to being done. A refusal, whether in the answer or for want of one, is its stage, never thrown. */
export function useFormTask(): readonly [FormStage, RunTask] {
  return useTask(FORM_JUDGES);
}

/** The same with refusals of another kind; `judges` is the same object every time. */
export function useTask<Why>(judges: Judges<Why>): readonly [StageOf<Why>, RunTask] {
  const [stage, setStage] = useState<StageOf<Why>>({ kind: 'editing' });
  const isHere = useIsHere();
  const run = useCallback<RunTask>(
    async (ask, onDone) => {
      setStage({ kind: 'sending' });
      try {
        const answer = await ask();
        const refusal = judges.ofAnswer(answer, Date.now());
        setStage(refusal === null ? { kind: 'done' } : { kind: 'refused', refusal });
        if (refusal === null) onDone?.(answer, isHere.current);
      } catch (error) {
        setStage({ kind: 'refused', refusal: judges.ofError(error) });
      }
    },
    [judges, isHere],
  );
  return [stage, run];
}

function useIsHere(): RefObject<boolean> {
  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  return isHere;
}

/** Why a mutation did nothing; null when it did. `now` in milliseconds since 1970. */
export function refusalOf(answer: TaskAnswer, now: number): Refusal | null {
  switch (answer.__typename) {
    case 'InvalidInput':
      return { kind: 'invalid', problems: answer.problems ?? [] };
    case 'Throttled':
      return { kind: 'throttled', until: now + (answer.retryAfterSeconds ?? 0) * 1000 };
    case 'WrongCredentials':
      return { kind: 'wrongPassword' };
    case 'LinkExpired':
      return { kind: 'linkExpired' };
    default:
      return null;
  }
}

/** Why there is no answer. An error's name is all that a route may know of an adapter's. */
export function refusalOfError(error: unknown): Refusal {
  if (!(error instanceof Error)) return { kind: 'failed' };
  if (error.name === 'HostUnreachable') return { kind: 'offline' };
  if (error.name === 'FileRefused') return refusalOfFile(error as Error & RefusedFile);
  const codes: unknown = 'codes' in error ? error.codes : [];
  return Array.isArray(codes) && codes.includes('BLOCKED') ? { kind: 'blocked' } : { kind: 'failed' };
}

interface RefusedFile {
  readonly status: number;
  readonly retryAfterSeconds: number;
}

function refusalOfFile({ status, retryAfterSeconds }: RefusedFile): Refusal {
  switch (status) {
    case 403:
      return { kind: 'blocked' };
    case 429:
      return { kind: 'throttled', until: Date.now() + retryAfterSeconds * 1000 };
    case 413:
    case 415:
    case 422:
      return { kind: 'invalid', problems: [{ field: 'avatar', code: 'NOT_A_PICTURE' }] };
    default:
      return { kind: 'failed' };
  }
}

const FORM_JUDGES: Judges<Refusal> = { ofAnswer: refusalOf, ofError: refusalOfError };
