import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { NO_SUGGESTIONS, type OpenSuggester, type Suggester, type SuggestionsView } from '#src/features/search/search-view.ts';

/** What is suggested as the reader types; nothing before the statecharts have started. The text is null when they leave the field. */
export function useSuggestions(suggester: Promise<OpenSuggester>): readonly [SuggestionsView, (query: string | null) => void] {
  const [opened, setOpened] = useState<Suggester | null>(null);
  const current = useRef<Suggester | null>(null);
  const newest = useRef<string | null>(null);
  useEffect(() => {
    let isHere = true;
    const start = async (): Promise<void> => {
      const one = await (await suggester)();
      if (!isHere) return one.close();
      current.current = one;
      setOpened(one);
      if (newest.current !== null) one.type(newest.current);
    };
    start().catch(() => undefined);
    return () => {
      isHere = false;
      current.current?.close();
      current.current = null;
    };
  }, [suggester]);
  const tell = useCallback((query: string | null) => {
    newest.current = query;
    if (query === null) current.current?.leave();
    else current.current?.type(query);
  }, []);
  const { subscribe, read } = opened ?? NOBODY;
  return [useSyncExternalStore(subscribe, read, nothing), tell];
}

const nothing = (): SuggestionsView => NO_SUGGESTIONS;
const NOBODY = { read: nothing, subscribe: () => () => undefined };
