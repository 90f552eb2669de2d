import { nextFrame } from '#src/ui/late/next-frame.ts';
import type { ReadingDesk } from '../-site-context.ts';

/**
 * Shows what was read once the page stands, and again where more may have been; `signal` is aborted once nobody looks. Where nothing
 * is kept, or its script does not come, nothing is shown. Returns what ends it.
 */
export function showRead(reading: () => Promise<ReadingDesk>, show: (desk: ReadingDesk, signal: AbortSignal) => Promise<void>): () => void {
  const leaving = new AbortController();
  const { signal } = leaving;
  let stop: (() => void) | undefined;
  const look = async (): Promise<void> => {
    await nextFrame();
    const desk = await reading();
    if (signal.aborted) return;
    stop ??= whenOverlooked(desk, () => void look().catch(nothing));
    await show(desk, signal);
  };
  look().catch(nothing);
  return () => {
    leaving.abort();
    stop?.();
  };
}

/**
 * Calls `look` where more may have been read than is shown: in another tab, or on other devices, which is told a little after a
 * sign-in. Returns what ends it.
 */
export function whenOverlooked({ onTaken }: Pick<ReadingDesk, 'onTaken'>, look: () => void): () => void {
  const stops = [whenBack(look), onTaken(look)];
  return () => stops.forEach((stop) => stop());
}

/** Calls `look` when the reader comes back to this page from another tab, or the browser brings it back. Returns what ends it. */
export function whenBack(look: () => void): () => void {
  const leaving = new AbortController();
  const { signal } = leaving;
  addEventListener('pageshow', ({ persisted }) => persisted && look(), { signal });
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && look(), { signal });
  return () => leaving.abort();
}

function nothing(): void {}
