import { useEffect, useState, type InputEvent } from 'react';
import type { TaskStage, UnsavedWords } from './upload-view.ts';

/** Keeps what is written in a form until it is saved. `found` is what an earlier look at it left. */
export function useUnsaved(unsaved: UnsavedWords, stage: TaskStage) {
  const [found] = useState(unsaved.read);
  /** Since it was sent. */
  const [isChanged, setChanged] = useState(found !== null);
  useEffect(() => {
    if (stage.kind === 'done' && !isChanged) unsaved.keep(null);
  }, [stage, isChanged, unsaved]);
  const onInput = ({ currentTarget }: InputEvent<HTMLFormElement>): void => {
    setChanged(true);
    unsaved.keep(new FormData(currentTarget));
  };
  return { found, isChanged, onInput, onSend: () => setChanged(false) };
}
