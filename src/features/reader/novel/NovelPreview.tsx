import { useRef } from 'react';
import { graphql, readFragment, type FragmentType } from '#graphql/generated/index.ts';
import type { ChapterDocument } from '#graphql/document/chapter-document.ts';
import { DEFAULT_READER_SETTINGS } from '../reader-settings.ts';
import { DocumentView } from './blocks/DocumentView.tsx';
import styles from './NovelPreview.module.css';
import { NovelText } from './NovelText.tsx';
import { useFaceOfText } from './faces/use-reading-face.ts';

export const NovelPreview_chapter = graphql(/* GraphQL */ `
  fragment NovelPreview_chapter on OwnChapter {
    id
    work {
      id
      language
    }
    document
    pictures {
      id
      width
      height
      dominantColor
      sources {
        url
        width
        type
      }
    }
  }
`);

export interface NovelPreviewProps {
  readonly data: FragmentType<typeof NovelPreview_chapter>;
  readonly isVertical: boolean;
}

const { novel } = DEFAULT_READER_SETTINGS;

/**
 * The text of a draft, set as for a reader who has chosen nothing. Scrolls in whatever holds it; vertical lines need
 * its height to be set.
 */
export function NovelPreview({ data, isVertical }: NovelPreviewProps) {
  const { document, pictures, work } = readFragment(NovelPreview_chapter, data);
  const text: ChapterDocument | null = document ?? null;
  const book = useRef<HTMLDivElement>(null);
  useFaceOfText(book, work.language, novel);
  if (text === null) return null;
  return (
    <div ref={book} className={styles.preview} data-vertical={isVertical || undefined}>
      <NovelText settings={novel} language={work.language}>
        <DocumentView document={text} pictures={pictures} />
      </NovelText>
    </div>
  );
}
