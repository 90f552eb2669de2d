import { readFragment, type FragmentType } from '#graphql/generated/index.ts';
import type { ChapterPins } from '#src/entities/comment/comment-pin.ts';
import { useMemo } from 'react';
import { ComicReader_content } from './ComicReader.tsx';

/** The pages of a comic as places that comments may be pinned to. `show` must stay the same function. */
export function usePagePins(content: FragmentType<typeof ComicReader_content>, show: (position: number) => void): ChapterPins {
  const { pages } = readFragment(ComicReader_content, content);
  return useMemo(
    () => ({
      places: () => pages.map(({ id }, index) => ({ id, kind: 'page', number: index + 1, excerpt: null })),
      show: (pinId) => show(pages.findIndex(({ id }) => id === pinId)),
    }),
    [pages, show],
  );
}
