import { useRouteContext } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { addWords } from '#src/i18n/catalog.ts';
import { nextFrame } from '#src/ui/late/next-frame.ts';
import type { FollowPlace, FollowPlaceProps } from './-FollowPlace.tsx';

/** Fetched with its words when the page stands; where that fails there is no button. */
export function LateFollow(props: FollowPlaceProps) {
  const { i18n, language } = useRouteContext({ from: '__root__' });
  const [Place, setPlace] = useState<typeof FollowPlace | null>(null);
  useEffect(() => {
    const fetched = nextFrame().then(() => Promise.all([import('./-FollowPlace.tsx'), addWords(i18n, language, 'history')]));
    fetched.then(
      ([found]) => setPlace(() => found.FollowPlace),
      () => undefined,
    );
  }, [i18n, language]);
  return Place && <Place {...props} />;
}
