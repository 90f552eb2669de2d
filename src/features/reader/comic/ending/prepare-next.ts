import type { ChapterScreen_ChapterFragment } from '#graphql/generated/graphql.ts';
import { readFragment } from '#graphql/generated/index.ts';
import type { ComicSettings } from '../../reader-settings.ts';
import { comicView } from '../comic-view.ts';
import { ComicPage_page } from '../ComicPage.tsx';
import { SAVED_WIDTH, savesData } from '../pictures/data-saver.ts';
import { ComicReader_content } from '../ComicReader.tsx';
import { NextPage } from './next-page.ts';
import { preparePicture } from '../pictures/prepare-picture.ts';

/** Has the first picture of another chapter decoded; keep what is returned until the reader has gone there. Null where it has none. */
export function prepareFirstPage({ content, work }: ChapterScreen_ChapterFragment, settings: ComicSettings): NextPage | null {
  if (content.__typename !== 'ComicPages') return null;
  const [first] = readFragment(ComicReader_content, content).pages;
  if (first === undefined) return null;
  const page = readFragment(ComicPage_page, first);
  const width = savesData(settings.saver, navigator) ? SAVED_WIDTH : 1;
  return new NextPage(page, preparePicture(page, comicView(settings, work.direction, content.layout).layout, width));
}
