import { useRouteContext } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { addWords } from '#src/i18n/catalog.ts';
import { latePart } from '#src/ui/late/late-part.ts';
import { nextFrame } from '#src/ui/late/next-frame.ts';
import type { FollowPlace, FollowPlaceProps } from './-FollowPlace.tsx';

/** Fetched with its words when the page stands; until it comes there is no button. */
export function LateFollow(props: FollowPlaceProps) {
  const { i18n, language } = useRouteContext({ from: '__root__' });
  const [Place, setPlace] = useState<typeof FollowPlace | null>(null);
  useEffect(() => {
    const leaving = new AbortController();
    const fetchPlace = () => Promise.all([import('./-FollowPlace.tsx'), addWords(i18n, language, 'history')]);
    void nextFrame()
      .then(() => latePart(fetchPlace, leaving))
      .then(([found]) => setPlace(() => found.FollowPlace));
    return () => leaving.abort();
  }, [i18n, language]);
  return Place && <Place {...props} />;
}
