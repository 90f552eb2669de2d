import { useEffect, useState } from 'react';
import { latePart } from '#src/ui/late/late-part.ts';
import { nextFrame } from '#src/ui/late/next-frame.ts';
import type { NewsPlace, NewsPlaceProps } from './-NewsPlace.tsx';

/** Fetched when the page stands; its words are those of the route. */
export function LateNews(props: NewsPlaceProps) {
  const [Place, setPlace] = useState<typeof NewsPlace | null>(null);
  useEffect(() => {
    const leaving = new AbortController();
    void nextFrame()
      .then(() => latePart(() => import('./-NewsPlace.tsx'), leaving))
      .then((found) => setPlace(() => found.NewsPlace));
    return () => leaving.abort();
  }, []);
  return Place && <Place key={props.workId} {...props} />;
}
