import type { ReadingDesk } from '../-site-context.ts';

/**
 * Calls `look` where more may have been read than is shown: in another tab, or on other devices, which is told a little after a
 * sign-in. Returns what ends it.
 */
export function whenOverlooked({ onTaken }: Pick<ReadingDesk, 'onTaken'>, look: () => void): () => void {
  const leaving = new AbortController();
  const { signal } = leaving;
  addEventListener('pageshow', ({ persisted }) => persisted && look(), { signal });
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && look(), { signal });
  signal.addEventListener('abort', onTaken(look));
  return () => leaving.abort();
}
