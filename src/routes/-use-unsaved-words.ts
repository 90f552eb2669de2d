import { useRouteContext } from '@tanstack/react-router';
import { useCallback, useMemo } from 'react';
import type { UnsavedWords } from '#src/features/upload/upload-view.ts';
import { useAccount } from './-account/use-account.ts';

/**
 * What the signed-in reader wrote in a form and has not saved, until the tab closes: neither a page that is left or loaded anew nor a
 * session that a login elsewhere ends loses any of it, and nobody else who signs in here sees it.
 */
export function useUnsavedWords(form: string, writerId?: string): UnsavedWords {
  const unsavedIn = useUnsavedForms(writerId);
  return useMemo(() => unsavedIn(form), [unsavedIn, form]);
}

/** The same of any form by its name; of another than the signed-in reader where `writerId` says whose. */
export function useUnsavedForms(writerId?: string): (form: string) => UnsavedWords {
  const { session } = useRouteContext({ from: '__root__' });
  const [{ reader }] = useAccount();
  const readerId = writerId ?? reader?.id;
  return useCallback(
    (form) => {
      const key = `unsaved-${readerId}-${form}`;
      return {
        read: () => formOf(session.read(key)),
        keep: (words) => session.write(key, words === null ? null : [...words]),
      };
    },
    [session, readerId],
  );
}

/**
 * To be called once what stands unsaved now is saved: it is kept no longer, unless other words were written since. The
 * form may be gone by then.
 */
export function savedLater(unsaved: UnsavedWords, onSaved: () => void): () => void {
  const words = (): string => JSON.stringify([...(unsaved.read() ?? [])]);
  const sent = words();
  return () => {
    if (words() === sent) unsaved.keep(null);
    onSaved();
  };
}

function formOf(kept: unknown): FormData | null {
  if (!Array.isArray(kept)) return null;
  const form = new FormData();
  for (const pair of kept.filter((one) => Array.isArray(one))) form.append(String(pair[0]), String(pair[1]));
  return form;
}
