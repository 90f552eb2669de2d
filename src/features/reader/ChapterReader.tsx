import { readFragment } from '#graphql/generated/index.ts';
import type { ChapterScreen_ChapterFragment } from '#graphql/generated/graphql.ts';
import { ChapterLabel, useChapterLabel } from '#src/entities/chapter/ChapterLabel.tsx';
import type { ChapterComments, ChapterParts } from './chapter-parts.ts';
import { chapterLinks } from './chapter-links.ts';
import { EndPage, type NeighbourChapter } from './chrome/EndPage.tsx';
import { ComicChapter } from './ComicChapter.tsx';
import { comicView } from './comic/comic-view.ts';
import { ComicReader_content } from './comic/ComicReader.tsx';
import { NovelChapter } from './NovelChapter.tsx';
import type { ReaderSettings } from './reader-settings.ts';
import type { LoadNext } from './use-next-chapter.ts';

export interface ChapterReaderProps {
  readonly chapter: ChapterScreen_ChapterFragment;
  readonly settings: ReaderSettings;
  readonly comments: ChapterComments | undefined;
  readonly loadNext: LoadNext;
  readonly onRead?: ChapterParts['onRead'];
  readonly onSettingsChange: (settings: ReaderSettings) => void;
  readonly onNavigate: (path: string) => void;
}

/** Chooses the reader of the chapter's format and gives it the chapter's names. */
export function ChapterReader({ chapter, comments, ...reading }: ChapterReaderProps) {
  const name = useChapterLabel(chapter);
  const { content, work, previous, next } = chapter;
  const links = chapterLinks(chapter);
  const neighbour = (to: typeof next, href: string | null): NeighbourChapter | null =>
    to === null || href === null ? null : { href, label: <ChapterLabel data={to} /> };
  const endPage: ChapterParts['endPage'] = (pins) => (
    <EndPage
      chapterName={name}
      workTitle={work.title}
      hrefOfWork={links.work}
      previous={neighbour(previous, links.previous)}
      next={neighbour(next, links.next)}
      comments={comments?.(pins)}
    />
  );
  const shared = { ...reading, name, links, workTitle: work.title, language: work.language, endPage };
  if (content.__typename === 'NovelText') return <NovelChapter {...shared} content={content} />;
  const { pages } = readFragment(ComicReader_content, content);
  return (
    <ComicChapter
      {...shared}
      content={content}
      pageCount={pages.length}
      view={comicView(reading.settings.comic, work.direction, content.layout)}
    />
  );
}
