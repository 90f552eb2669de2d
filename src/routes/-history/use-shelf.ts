import { useRouteContext } from '@tanstack/react-router';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { ShelfIntent, ShelfView } from '#src/features/shelf/shelf-view.ts';
import type { ShelfPort } from '../-site-context.ts';

/** What is saved on this device; null until it was read, 'denied' where the browser keeps nothing for us. */
export function useShelf(): readonly [ShelfView | 'denied' | null, (intent: ShelfIntent) => void] {
  const { shelf } = useRouteContext({ from: '__root__' });
  const [port, setPort] = useState<ShelfPort | null>(NOT_YET);
  useEffect(() => {
    let isHere = true;
    void shelf.then((found) => isHere && setPort(found));
    return () => {
      isHere = false;
    };
  }, [shelf]);
  const { subscribe, read, send } = port ?? NOT_YET;
  const view = useSyncExternalStore(subscribe, read, nothing);
  return [port === null ? 'denied' : view, send];
}

const NOT_YET: ShelfPort = { read: nothing, subscribe: () => nothing, send: nothing };

function nothing(): null {
  return null;
}
