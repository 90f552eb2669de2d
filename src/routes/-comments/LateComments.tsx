import { useRouteContext } from '@tanstack/react-router';
import { useCallback, useState, type ComponentType } from 'react';
import { NearPlace } from '#src/features/comments/NearPlace.tsx';
import { addWords } from '#src/i18n/catalog.ts';
import { latePart } from '#src/ui/late/late-part.ts';
import type { CommentsPlaceProps } from './CommentsPlace.tsx';

type Place = ComponentType<CommentsPlaceProps>;

/** Comments of which nothing is loaded, script and words included, before their place comes near. */
export function LateComments(props: Pick<CommentsPlaceProps, 'subject' | 'pins' | 'contentHash' | 'returnTo'>) {
  const { i18n, language } = useRouteContext({ from: '__root__' });
  const [Found, setFound] = useState<Place | 'lost' | null>(null);
  const load = useCallback(() => {
    setFound(null);
    const fetchPlace = () => Promise.all([import('./CommentsPlace.tsx'), addWords(i18n, language, 'comments')]);
    void latePart(fetchPlace, { onDelay: () => setFound('lost') }).then(([{ CommentsPlace }]) => setFound(() => CommentsPlace));
  }, [i18n, language]);
  return (
    <NearPlace onNear={load} isLost={Found === 'lost'}>
      {Found !== null && Found !== 'lost' && <Found {...props} given={null} />}
    </NearPlace>
  );
}
