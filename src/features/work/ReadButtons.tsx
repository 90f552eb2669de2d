import { Trans } from '@lingui/react/macro';
import { type FragmentType, graphql, readFragment } from '#graphql/generated/index.ts';
import { useChapterLabel } from '../../entities/chapter/ChapterLabel.tsx';
import { chapterPath } from '../../entities/chapter/chapter-path.ts';
import type { WorkView } from '../../entities/work/work-path.ts';
import { ButtonLink } from '../../ui/button/Button.tsx';
import { NewestIcon, ReadIcon } from '../../ui/icon/icons.tsx';
import styles from './ReadButtons.module.css';

export const ReadButtons_work = graphql(/* GraphQL */ `
  fragment ReadButtons_work on Work {
    id
    firstChapter {
      id
    }
    lastChapter {
      id
      ...ChapterLabel_chapter
    }
  }
`);

export interface ResumedChapter {
  readonly id: string;
}

export interface ReadButtonsProps {
  readonly data: FragmentType<typeof ReadButtons_work>;
  readonly view: WorkView;
  /** The chapter that the reader is in. */
  readonly resumed?: ResumedChapter | null | undefined;
}

/**
 * Into the first chapter, or the one that was left, and into the newest; nothing where there is no chapter, one button
 * where there is one.
 */
export function ReadButtons({ data, view, resumed }: ReadButtonsProps) {
  const { id, firstChapter, lastChapter } = readFragment(ReadButtons_work, data);
  const onward = { sensitive: view.sensitive };
  if (!firstChapter || !lastChapter) return null;
  return (
    <div className={styles.buttons}>
      <ButtonLink
        look="primary"
        href={chapterPath(id, resumed?.id ?? firstChapter.id, onward)}
        icon={<ReadIcon />}
        className={styles.first}
      >
        {resumed ? <Trans>Continue reading</Trans> : <Trans>Read from the start</Trans>}
      </ButtonLink>
      {lastChapter.id !== firstChapter.id && <LastChapter href={chapterPath(id, lastChapter.id, onward)} chapter={lastChapter} />}
    </div>
  );
}

function LastChapter({ href, chapter }: { readonly href: string; readonly chapter: Parameters<typeof useChapterLabel>[0] }) {
  const label = useChapterLabel(chapter);
  return (
    <ButtonLink href={href} icon={<NewestIcon />} title={label}>
      <Trans>Newest chapter</Trans>
    </ButtonLink>
  );
}
