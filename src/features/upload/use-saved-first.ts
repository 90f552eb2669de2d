import { useEffect, useRef } from 'react';
import type { TaskStage, UnsavedWords } from './upload-view.ts';

/** What stands unsaved in a form goes along with what shows it to readers. `stage` is that of saving the form. */
export function useSavedFirst<Fields>(unsaved: UnsavedWords, stage: TaskStage) {
  const form = useRef<HTMLFormElement>(null);
  const act = useRef<((fields: Fields) => void) | null>(null);
  const isAsked = useRef(false);
  useEffect(() => {
    if (stage.kind === 'refused' && isAsked.current) showWrong(form.current);
    if (stage.kind !== 'sending') isAsked.current = false;
  }, [stage]);
  return {
    form,
    /** Hands over the fields that are to be saved before; where one of them is wrong it is shown, and nothing is done. */
    first: (next: (...unsavedFields: [] | [Fields]) => void): void => {
      if (unsaved.read() === null) return next();
      act.current = (fields) => {
        isAsked.current = true;
        next(fields);
      };
      form.current?.requestSubmit();
      act.current = null;
      // Once it is marked, and a dialog that was open has given the focus back.
      if (!isAsked.current) setTimeout(() => showWrong(form.current));
    },
    send: (fields: Fields, save: (fields: Fields) => void): void => (act.current ?? save)(fields),
  };
}

function showWrong(form: HTMLFormElement | null): void {
  const wrong = form?.querySelector<HTMLElement>('[aria-invalid="true"]');
  if (wrong) wrong.focus();
  else form?.scrollIntoView({ block: 'nearest' });
}
