import { useEffect, useRef } from 'react';
import type { TaskStage, UnsavedWords } from '../upload-view.ts';

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
    /** Hands over the fields that are to be saved before; where one of them is wrong nothing is done. */
    first: (next: (...unsavedFields: [] | [Fields]) => void): void => {
      if (unsaved.read() === null) return next();
      act.current = next;
      form.current?.requestSubmit();
      act.current = null;
    },
    send: (fields: Fields, save: (fields: Fields) => void): void => {
      isAsked.current = true;
      (act.current ?? save)(fields);
    },
  };
}

/** Before a form is sent: once its fields are marked, and a dialog that was open has given the focus back. */
export function showWrongSoon(form: HTMLFormElement): void {
  setTimeout(() => showWrong(form));
}

/** What is wrong with a form may lie far above the button that sends it. */
function showWrong(form: HTMLFormElement | null): void {
  const wrong = form?.querySelector<HTMLElement>('[aria-invalid="true"]');
  wrong?.focus();
  if (document.activeElement !== wrong) (wrong ?? form?.querySelector('[role="alert"]'))?.scrollIntoView({ block: 'center' });
}
