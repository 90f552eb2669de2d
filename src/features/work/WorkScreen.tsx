import { type FragmentType, graphql, readFragment } from '#graphql/generated/index.ts';
import type { Language } from '#graphql/generated/graphql.ts';
import { SensitiveWarning } from '../../entities/work/SensitiveWarning.tsx';
import { workPath, type WorkView } from '../../entities/work/work-path.ts';
import { ChapterList, type SaveInRow } from './ChapterList.tsx';
import { Description } from './Description.tsx';
import { RelatedWorks } from './RelatedWorks.tsx';
import { TwinLinks } from './TwinLinks.tsx';
import type { ResumedChapter } from './ReadButtons.tsx';
import { WorkHeader } from './WorkHeader.tsx';
import type { ReactNode } from 'react';
import styles from './WorkScreen.module.css';

export const WorkScreen_work = graphql(/* GraphQL */ `
  fragment WorkScreen_work on Work {
    id
    title
    isSensitive
    ...WorkHeader_work
    ...Description_work
    ...TwinLinks_work
    ...ChapterList_work
    ...RelatedWorks_work
  }
`);

export interface WorkScreenProps {
  readonly data: FragmentType<typeof WorkScreen_work>;
  /** The search part of the address. */
  readonly view: WorkView;
  /** The reader went on past the warning, now or earlier. */
  readonly isWarningAccepted: boolean;
  /** Of each site, without a slash at the end. */
  readonly origins: Readonly<Record<Language, string>>;
  /** What readers say of it. */
  readonly comments?: ReactNode;
  /** What came out while the work is on screen. */
  readonly news?: ReactNode;
  /** What follows the work. */
  readonly follow?: ReactNode;
  /** What saves a chapter on this device. */
  readonly save?: SaveInRow;
  /** What stands under it all; under a sensitive work nothing. */
  readonly ad?: ReactNode;
  /** Where the reader left off; null until it is known, and where they have not begun. */
  readonly resumed?: ResumedChapter | null;
  readonly isRead?: (chapterId: string) => boolean;
  readonly onWarningAccept: () => void;
  /** The reader typed into the filter of the chapter list. */
  readonly onChaptersFilter: (filter: string) => void;
}

/** A work with its chapters; of a sensitive one nothing but the warning until the reader goes on. */
export function WorkScreen({ isWarningAccepted, onWarningAccept, ...shown }: WorkScreenProps) {
  const work = readFragment(WorkScreen_work, shown.data);
  if (!work.isSensitive || isWarningAccepted) return <WholeWork {...shown} />;
  return (
    <SensitiveWarning
      title={work.title}
      hrefOnward={workPath(work.id, { ...shown.view, sensitive: 'shown' })}
      hrefBack="/"
      onAccept={onWarningAccept}
    />
  );
}

type WholeWorkProps = Omit<WorkScreenProps, 'isWarningAccepted' | 'onWarningAccept'>;

function WholeWork({ data, view, origins, comments, news, follow, save, ad, resumed, isRead, onChaptersFilter }: WholeWorkProps) {
  const work = readFragment(WorkScreen_work, data);
  return (
    <article className={styles.screen}>
      <WorkHeader data={work} view={view} resumed={resumed} follow={follow} />
      <div className={styles.columns}>
        <div className={styles.main}>
          <Description data={work} />
          <TwinLinks data={work} origins={origins} />
          <ChapterList data={work} view={view} save={save} isRead={isRead} onFilter={onChaptersFilter} />
          {comments}
        </div>
        <RelatedWorks data={work} />
      </div>
      {!work.isSensitive && ad}
      {news}
    </article>
  );
}
