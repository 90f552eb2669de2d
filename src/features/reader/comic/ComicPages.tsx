import type { FragmentType } from '#graphql/generated/index.ts';
import { memo } from 'react';
import { ComicPage, type ComicPage_page } from './ComicPage.tsx';

export interface KeyedPage {
  readonly id: string;
  readonly page: FragmentType<typeof ComicPage_page>;
}

export interface ComicPagesProps {
  readonly pages: readonly KeyedPage[];
  readonly layout: 'strip' | 'paged';
  readonly width: number;
}

/** The first page stands alone in the flow; `data-rest` lets the page hold the others back until it has been seen. */
export const ComicPages = memo(function ComicPages({ pages, layout, width }: ComicPagesProps) {
  const [first, ...rest] = pages;
  return (
    <>
      {first !== undefined && <ComicPage page={first.page} {...{ layout, width }} />}
      <div data-rest="">
        {rest.map(({ id, page }) => (
          <ComicPage key={id} page={page} {...{ layout, width }} />
        ))}
      </div>
    </>
  );
});
