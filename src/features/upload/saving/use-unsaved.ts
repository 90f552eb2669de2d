import { useEffect, useRef, useState, type InputEvent } from 'react';
import type { TaskStage, UnsavedWords } from '../upload-view.ts';

/** The hidden field of a form that holds what its fields held before they were changed. */
export const SEEN_FIELD = 'seen';

export interface UnsavedForm {
  readonly unsaved: UnsavedWords;
  readonly stage: TaskStage;
  /** What the fields hold as they are saved, as text. */
  readonly saved: string;
}

/** Keeps what is written in a form until it is saved. `found` is what an earlier look at it left. */
export function useUnsaved({ unsaved, stage, saved }: UnsavedForm) {
  const [found] = useState(unsaved.read);
  /** Since it was sent. */
  const [isChanged, setChanged] = useState(found !== null);
  /** Null while the fields are as they are saved. */
  const [seen, setSeen] = useState(() => textOf(found?.get(SEEN_FIELD)));
  const sent = useRef<string | null>(null);
  useEffect(() => {
    if (stage.kind !== 'done') return;
    if (!isChanged) unsaved.keep(null);
    if (sent.current !== null) setSeen(sent.current);
    sent.current = null;
  }, [stage, isChanged, unsaved]);
  const isKept = isChanged || stage.kind === 'sending' || stage.kind === 'refused';
  const savedBefore = useRef(saved);
  useEffect(() => {
    if (savedBefore.current !== saved && !isKept) setSeen(null);
    savedBefore.current = saved;
  }, [saved, isKept]);
  return {
    found,
    isChanged,
    seen: seen ?? saved,
    onInput: ({ currentTarget }: InputEvent<HTMLFormElement>): void => {
      setChanged(true);
      setSeen(seen ?? saved);
      unsaved.keep(new FormData(currentTarget));
    },
    /** `fields` are what is sent, as text. */
    onSend: (fields: string): void => {
      setChanged(false);
      sent.current = fields;
    },
  };
}

function textOf(value: FormDataEntryValue | null | undefined): string | null {
  return typeof value === 'string' ? value : null;
}
