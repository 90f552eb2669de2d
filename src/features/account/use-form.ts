import { useEffect, useRef, useState, type InputEvent, type RefObject, type SubmitEvent } from 'react';
import type { FormProblem, GoogleRefusal, Refusal } from './account-view.ts';

export interface FormRules<Fields> {
  readonly read: (form: FormData) => Fields;
  /** Of the fields as they stand; empty where all are well. */
  readonly check: (fields: Fields) => readonly FormProblem[];
  /** What the server refused the last time. */
  readonly refusal: Refusal | GoogleRefusal | null;
  readonly isBusy: boolean;
  readonly onSubmit: (fields: Fields) => void;
}

export interface Form {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
  readonly onInput: (event: InputEvent<HTMLFormElement>) => void;
  readonly problemOf: (field: string) => FormProblem | undefined;
  /** Since it was sent. */
  readonly isChanged: boolean;
}

const NONE: readonly FormProblem[] = [];

/**
 * A form checked here before it is sent, and marked by what the server refused after it. The first wrong field gets the
 * focus; a field that is being corrected loses its mark at once. Its fields keep their text themselves, so that a password
 * manager, or a reader faster than our scripts, may fill them in.
 */
export function useForm<Fields>({ read, check, refusal, isBusy, onSubmit }: FormRules<Fields>): Form {
  const form = useRef<HTMLFormElement>(null);
  const [found, setFound] = useState<readonly FormProblem[]>(NONE);
  const [corrected, setCorrected] = useState<readonly string[]>([]);
  const refused = refusal?.kind === 'invalid' ? refusal.problems : NONE;
  useEffect(() => {
    if (found.length + refused.length > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [found, refused]);
  const shown = found.length > 0 ? found : refused;
  return {
    form,
    isChanged: corrected.length > 0,
    problemOf: (field) => (corrected.includes(field) ? undefined : shown.find((problem) => problem.field === field)),
    onInput: ({ target }) => {
      const isField = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
      if (isField && !corrected.includes(target.name)) setCorrected([...corrected, target.name]);
    },
    onSubmit: (event) => {
      event.preventDefault();
      if (isBusy) return;
      const fields = read(new FormData(event.currentTarget));
      const problems = check(fields);
      setCorrected([]);
      setFound(problems.length > 0 ? problems : NONE);
      if (problems.length === 0) onSubmit(fields);
    },
  };
}

/** Text of a field; empty where it is not there. */
export function textOf(form: FormData, field: string): string {
  const value = form.get(field);
  return typeof value === 'string' ? value : '';
}
