import { useState } from 'react';
import type { TaskStage, UnsavedWords } from '../upload-view.ts';

const EDITING: TaskStage = { kind: 'editing' };

/** Lets what is written in a form be given up for what is saved: by another `key` the form begins anew, as if nothing had been refused. */
export function useGivenUp({ unsaved, stage }: { readonly unsaved: UnsavedWords; readonly stage: TaskStage }) {
  const [{ key, of }, setGivenUp] = useState<{ readonly key: number; readonly of: TaskStage | null }>({ key: 0, of: null });
  return {
    key,
    stage: stage === of ? EDITING : stage,
    giveUp: (): void => {
      unsaved.keep(null);
      setGivenUp({ key: key + 1, of: stage });
    },
  };
}
