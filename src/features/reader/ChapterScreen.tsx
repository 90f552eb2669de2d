import { graphql, readFragment, type FragmentType } from '#graphql/generated/index.ts';
import type { Language } from '#graphql/generated/graphql.ts';
import { workPath } from '#src/entities/work/work-path.ts';
import { SensitiveWarning } from '#src/entities/work/SensitiveWarning.tsx';
import type { ChapterComments, ChapterFormat, ChapterParts } from './chapter-parts.ts';
import { ChapterReader } from './ChapterReader.tsx';
import styles from './ChapterScreen.module.css';
import type { ReaderSettings } from './reader-settings.ts';

export const ChapterScreen_chapter = graphql(/* GraphQL */ `
  fragment ChapterScreen_chapter on Chapter {
    id
    ...ChapterLabel_chapter
    work {
      id
      language
      title
      direction
      isSensitive
    }
    previous {
      id
      ...ChapterLabel_chapter
    }
    next {
      id
      ...ChapterLabel_chapter
    }
    twins {
      id
      work {
        id
        language
      }
    }
    content {
      __typename
      ... on ComicPages {
        layout
        ...ComicReader_content
      }
      ... on NovelText {
        ...NovelReader_content
      }
    }
  }
`);

export type ChapterScreenData = FragmentType<typeof ChapterScreen_chapter>;

export interface FormatScreenProps {
  readonly data: ChapterScreenData;
  /** Of the sites, where twins stand. */
  readonly origins: Readonly<Record<Language, string>>;
  readonly settings: ReaderSettings;
  /** The reader has gone past the warning of this work. */
  readonly isSensitiveAccepted: boolean;
  /** This chapter without its warning, for a reader without script. */
  readonly hrefOnward: string;
  readonly onSensitiveAccept: () => void;
  readonly onSettingsChange: ChapterParts['onSettingsChange'];
  /** A path of this site. */
  readonly onNavigate: (path: string) => void;
  /** Told when the chapter itself is shown; must stay the same function for a chapter. */
  readonly onRead?: ChapterParts['onRead'];
  /** Opens the voice that reads a novel aloud. */
  readonly speech?: ChapterParts['speech'];
  readonly loadPageReport?: ChapterParts['loadPageReport'];
  /** What readers say of the chapter, at its end. */
  readonly comments?: ChapterComments;
  /** Asked once, near the end; null where there is nothing to prepare. A rejection only means nothing is prepared. */
  readonly loadNextChapter: () => Promise<ChapterScreenData | null>;
}

export interface ChapterScreenProps extends FormatScreenProps {
  readonly Format: ChapterFormat;
}

/** The chapter owns the whole window; the warning of a sensitive work comes before any of it. */
export function ChapterScreen({
  data,
  isSensitiveAccepted,
  hrefOnward,
  onSensitiveAccept,
  comments,
  loadNextChapter,
  ...reading
}: ChapterScreenProps) {
  const chapter = readFragment(ChapterScreen_chapter, data);
  const { work } = chapter;
  if (work.isSensitive && !isSensitiveAccepted) {
    return (
      <main className={styles.warning}>
        <SensitiveWarning title={work.title} hrefOnward={hrefOnward} hrefBack={workPath(work.id)} onAccept={onSensitiveAccept} />
      </main>
    );
  }
  const loadNextContent = async () => {
    const next = await loadNextChapter();
    return next === null ? null : readFragment(ChapterScreen_chapter, next);
  };
  return <ChapterReader key={chapter.id} chapter={chapter} comments={comments} loadNext={loadNextContent} {...reading} />;
}
