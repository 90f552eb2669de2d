import { useRouteContext } from '@tanstack/react-router';
import { useCallback, useLayoutEffect, useSyncExternalStore } from 'react';

/**
 * Whether the reader has gone past the warning of a sensitive work, until the tab closes, and how to say that they do. What
 * the address asks for holds in the first response alone, which the server gives where a page of ours led to it; right
 * after it only what this browser remembers (docs/decisions/056-acceptance-in-the-address.md).
 */
export function useAcceptance(workId: string, isAsked: boolean): readonly [boolean, () => void] {
  const { session } = useRouteContext({ from: '__root__' });
  const key = `sensitive-${workId}`;
  const subscribe = useCallback((listener: () => void) => session.subscribe(listener), [session]);
  const isAccepted = useSyncExternalStore(
    subscribe,
    () => session.read(key) === true,
    () => isAsked,
  );
  const accept = useCallback(() => session.write(key, true), [session, key]);
  // Of the first response, before it is looked what is remembered: no script could hear yet that the link was pressed.
  useLayoutEffect(() => {
    if (isAsked && isAccepted) accept();
  }, [isAsked, isAccepted, accept]);
  return [isAccepted, accept];
}
