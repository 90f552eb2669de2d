import { useEffect, useEffectEvent, useRef } from 'react';
import { watchEnd } from './end-watch.ts';

export interface InfiniteEndProps {
  /** The end is near: what follows is to be added. Told again and again until it is. */
  readonly onReach: () => void;
}

/** The end of a list that goes on by itself on a phone; it takes no place. The links to further pages stand after it. */
export function InfiniteEnd({ onReach }: InfiniteEndProps) {
  const end = useRef<HTMLDivElement>(null);
  const reach = useEffectEvent(onReach);
  useEffect(() => (end.current === null ? undefined : watchEnd(end.current, reach)), []);
  return <div ref={end} aria-hidden="true" />;
}
