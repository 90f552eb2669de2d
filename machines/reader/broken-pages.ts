import type { ReaderContext } from './reader.types.ts';

type BrokenPages = Pick<ReaderContext, 'broken' | 'awaited'>;

/** A page that is awaited may fail before its answer says so: it stays awaited. */
export function afterFailure({ broken, awaited }: BrokenPages, id: string): BrokenPages {
  return { broken: broken.includes(id) ? broken : [...broken, id], awaited };
}

/** Where one picture comes, the others may come too: all that are broken are awaited. */
export function afterLoading({ broken, awaited }: BrokenPages, id: string | undefined): BrokenPages {
  const left = broken.filter((page) => page !== id);
  if (left.length === broken.length) return { broken, awaited: without(awaited, id) };
  const still = without(awaited, id);
  return { broken: left, awaited: [...still, ...left.filter((page) => !still.includes(page))] };
}

/** The first that was awaited did not come: nothing more is asked for until somebody wishes it. */
export function afterRefusal({ broken }: BrokenPages): BrokenPages {
  return { broken, awaited: [] };
}

/** Only pages that are broken, each once. */
export function withAwaited({ broken, awaited }: BrokenPages, ids: readonly string[]): BrokenPages {
  return { broken, awaited: [...awaited, ...ids.filter((id) => broken.includes(id) && !awaited.includes(id))] };
}

function without(ids: readonly string[], id: string | undefined): readonly string[] {
  return ids.filter((other) => other !== id);
}
