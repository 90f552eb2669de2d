import { readFragment, type FragmentType } from '#graphql/generated/index.ts';
import { ComicPage_page } from './ComicPage.tsx';
import { ComicReader_content } from './ComicReader.tsx';
import { preparePicture } from './prepare-picture.ts';

/** Has the first picture of another chapter decoded; keep what is returned until the reader has gone there. */
export function prepareFirstPage(content: FragmentType<typeof ComicReader_content>, layout: 'strip' | 'paged'): HTMLPictureElement | null {
  const [first] = readFragment(ComicReader_content, content).pages;
  return first === undefined ? null : preparePicture(readFragment(ComicPage_page, first), layout);
}
