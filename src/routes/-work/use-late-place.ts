import { useRouteContext } from '@tanstack/react-router';
import { useEffect, useState, type ComponentType } from 'react';
import { addWords, type LateWords } from '#src/i18n/catalog.ts';
import { latePart } from '#src/ui/late/late-part.ts';
import { nextFrame } from '#src/ui/late/next-frame.ts';

/** A part of a page with its words, fetched once the page stands; null until it is there. `load` is the same function every time. */
export function useLatePlace<Props>(load: () => Promise<ComponentType<Props>>, words?: LateWords): ComponentType<Props> | null {
  const { i18n, language } = useRouteContext({ from: '__root__' });
  const [Place, setPlace] = useState<ComponentType<Props> | null>(null);
  useEffect(() => {
    const leaving = new AbortController();
    const fetchPlace = () => Promise.all([load(), words && addWords(i18n, language, words)]);
    void nextFrame()
      .then(() => latePart(fetchPlace, leaving))
      .then(([found]) => setPlace(() => found));
    return () => leaving.abort();
  }, [load, words, i18n, language]);
  return Place;
}
