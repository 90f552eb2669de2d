import { useRouteContext } from '@tanstack/react-router';
import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { NO_SUGGESTIONS, type Suggester, type SuggestionsView } from '#src/features/search/search-view.ts';

/** What is suggested as the reader types; nothing before the statecharts have started. The text is null when they leave the field. */
export function useSuggestions(): readonly [SuggestionsView, (query: string | null) => void] {
  const { suggester } = useRouteContext({ from: '__root__' });
  const [opened, setOpened] = useState<Suggester | null>(null);
  const newest = useRef<string | null>(null);
  useEffect(() => {
    let open: Suggester | null = null;
    let isHere = true;
    const start = async (): Promise<void> => {
      const one = await (await suggester)();
      if (!isHere) return one.close();
      open = one;
      setOpened(one);
      if (newest.current !== null) one.type(newest.current);
    };
    start().catch(() => undefined);
    return () => {
      isHere = false;
      open?.close();
    };
  }, [suggester]);
  const tell = useCallback(
    (query: string | null) => {
      newest.current = query;
      if (query === null) opened?.leave();
      else opened?.type(query);
    },
    [opened],
  );
  const { subscribe, read } = opened ?? NOBODY;
  return [useSyncExternalStore(subscribe, read, nothing), tell];
}

const nothing = (): SuggestionsView => NO_SUGGESTIONS;
const NOBODY = { read: nothing, subscribe: () => () => undefined };
