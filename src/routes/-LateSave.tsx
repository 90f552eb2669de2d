import { useRouteContext } from '@tanstack/react-router';
import { useEffect, useState, type ComponentProps } from 'react';
import { SaveButtonPlace } from '#src/features/shelf/SaveButtonPlace.tsx';
import { addWords } from '#src/i18n/catalog.ts';
import { latePart } from '#src/ui/late/late-part.ts';
import { nextFrame } from '#src/ui/late/next-frame.ts';
import type { SavePlace } from './-SavePlace.tsx';

/** Fetched with its words when the page stands; until it comes there is no button. */
export function LateSave(props: ComponentProps<typeof SavePlace>) {
  const { i18n, language } = useRouteContext({ from: '__root__' });
  const [Place, setPlace] = useState<typeof SavePlace | null>(null);
  useEffect(() => {
    const leaving = new AbortController();
    const fetchPlace = () => Promise.all([import('./-SavePlace.tsx'), addWords(i18n, language, 'shelf')]);
    void nextFrame()
      .then(() => latePart(fetchPlace, leaving))
      .then(([found]) => setPlace(() => found.SavePlace));
    return () => leaving.abort();
  }, [i18n, language]);
  const place = Place && <Place {...props} />;
  return props.shape === 'row' ? place : <SaveButtonPlace>{place}</SaveButtonPlace>;
}
