import { useEffect, useEffectEvent, useState } from 'react';
import { nextFrame } from '#src/ui/late/next-frame.ts';
import type { ReaderSettings } from '../reader-settings.ts';

type Choose = (settings: ReaderSettings, isForAll?: boolean) => void;

/** A choice is shown at once; the chapter, which takes longer to follow, hears of it after the next frame, or as the page is hidden. */
export function useAnsweredChoice(settings: ReaderSettings, choose: Choose): readonly [ReaderSettings, Choose] {
  const [choice, setChoice] = useState<Parameters<Choose> | null>(null);
  const follow = useEffectEvent(choose);
  useEffect(() => {
    if (choice === null) return undefined;
    const followed = new AbortController();
    const tell = (): void => {
      if (followed.signal.aborted) return;
      followed.abort();
      follow(...choice);
      setChoice((newest) => (newest === choice ? null : newest));
    };
    document.addEventListener('visibilitychange', tell, { signal: followed.signal });
    void nextFrame().then(tell);
    return tell;
  }, [choice]);
  return [choice?.[0] ?? settings, (...chosen) => setChoice(chosen)];
}
