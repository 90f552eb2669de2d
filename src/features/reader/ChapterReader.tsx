import type { ChapterScreen_ChapterFragment, Language } from '#graphql/generated/graphql.ts';
import { readFragment, type FragmentType } from '#graphql/generated/index.ts';
import { ChapterLabel, ChapterLabel_chapter, useChapterLabel } from '#src/entities/chapter/ChapterLabel.tsx';
import type { ChapterComments, ChapterFormat, ChapterParts } from './chapter-parts.ts';
import { chapterLinks } from './chapter-links.ts';
import { EndPage, type NeighbourChapter } from './chrome/EndPage.tsx';
import { missingChapters } from './missing-chapters.ts';
import type { ReaderSettings } from './reader-settings.ts';
import type { LoadNext } from './use-next-chapter.ts';

export interface ChapterReaderProps {
  readonly chapter: ChapterScreen_ChapterFragment;
  readonly origins: Readonly<Record<Language, string>>;
  readonly Format: ChapterFormat;
  readonly settings: ReaderSettings;
  readonly comments: ChapterComments | undefined;
  readonly loadNext: LoadNext;
  readonly onRead?: ChapterParts['onRead'];
  readonly speech?: ChapterParts['speech'];
  readonly loadPageReport?: ChapterParts['loadPageReport'];
  readonly onSettingsChange: ChapterParts['onSettingsChange'];
  readonly onNavigate: (path: string) => void;
}

/** Gives the reader of the chapter's format the chapter's names. */
export function ChapterReader({ chapter, origins, Format, comments, ...reading }: ChapterReaderProps) {
  const name = useChapterLabel(chapter);
  const { work, previous, next } = chapter;
  const links = chapterLinks(chapter, origins);
  const neighbour = (to: typeof next, href: string | null): NeighbourChapter | null =>
    to === null || href === null ? null : { href, label: <ChapterLabel data={to} /> };
  const { ending } = reading.settings[chapter.content.__typename === 'ComicPages' ? 'comic' : 'novel'];
  const isEndless = next !== null && ending === 'endless';
  const endPage: ChapterParts['endPage'] = (pins) => (
    <EndPage
      chapterName={name}
      workTitle={work.title}
      hrefOfWork={links.work}
      twins={links.twins}
      previous={neighbour(previous, links.previous)}
      next={neighbour(next, links.next)}
      missing={next === null ? null : missingChapters(numberOf(chapter), numberOf(next))}
      isEndless={isEndless}
      // Who followed a link to them is shown them all the same.
      comments={isEndless && location.hash !== '#comments' ? undefined : comments?.(pins)}
    />
  );
  return <Format {...reading} {...{ chapter, name, links, endPage, isEndless }} workTitle={work.title} language={work.language} />;
}

function numberOf(chapter: FragmentType<typeof ChapterLabel_chapter>): string {
  return readFragment(ChapterLabel_chapter, chapter).number;
}
