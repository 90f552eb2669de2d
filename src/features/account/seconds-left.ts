import { useEffect, useState } from 'react';
import type { GoogleRefusal, Refusal } from './account-view.ts';

/** Whole seconds until an instant (milliseconds since 1970), renewed each second; 0 once it has passed or where there is none. */
export function useSecondsLeft(until: number | null): number {
  const [now, setNow] = useState(() => Date.now());
  const isOver = until === null || now >= until;
  useEffect(() => {
    if (until === null) return undefined;
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [until]);
  return isOver ? 0 : Math.ceil((until - now) / 1000);
}

/** '4:05'. */
export function clockWords(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** When a refusal stops to hold; null for one that does not pass by itself. */
export function endOf(refusal: Refusal | GoogleRefusal | null): number | null {
  return refusal?.kind === 'throttled' ? refusal.until : null;
}
