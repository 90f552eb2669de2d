import { Trans, useLingui } from '@lingui/react/macro';
import { useState, type ReactNode } from 'react';
import { type FragmentType, graphql, readFragment } from '#graphql/generated/index.ts';
import type { UploadScreen_WorkFragment } from '#graphql/generated/graphql.ts';
import { Cover } from '../../entities/work/Cover.tsx';
import { CoverSkeleton } from '../../entities/work/CoverSkeleton.tsx';
import { DataTable } from '../../ui/data-table/DataTable.tsx';
import { WHOLE_TABLE, type TableColumn } from '../../ui/data-table/table-rows.ts';
import { BeyondLast } from '../../ui/empty-state/BeyondLast.tsx';
import { EmptyState } from '../../ui/empty-state/EmptyState.tsx';
import { Link } from '../../ui/link/Link.tsx';
import { Pagination } from '../../ui/pagination/Pagination.tsx';
import { Skeleton } from '../../ui/skeleton/Skeleton.tsx';
import { DropField } from './files/DropField.tsx';
import { proposedWork, type ProposedWork } from './files/file-title.ts';
import { OwnFrame } from './OwnFrame.tsx';
import { TaskNotice } from './saving/TaskNotice.tsx';
import { ownWorkPath, ownWorksPath, UPLOAD_PATH } from './upload-paths.ts';
import type { TaskStage, UploadLimits } from './upload-view.ts';
import styles from './UploadScreen.module.css';

export const UploadScreen_work = graphql(/* GraphQL */ `
  fragment UploadScreen_work on OwnWork {
    id
    title
    language
    format
    review
    isHidden
    chaptersCount
    changedAt
    work {
      id
      viewsCount
    }
    cover {
      ...Cover_picture
    }
  }
`);

/** A page of the account's own works. */
export interface WorksPosition {
  /** Counts from 1. */
  readonly page: number;
  readonly perPage: number;
  readonly totalItems: number;
}

export interface UploadScreenProps {
  /** The account's own works, last changed first. */
  readonly data: readonly FragmentType<typeof UploadScreen_work>[];
  readonly position: WorksPosition;
  readonly limits: UploadLimits;
  /** Of a new work that is being made. */
  readonly stage: TaskStage;
  /** The first chapter of a new work, and what that would be called and be. */
  readonly onChoose: (files: readonly File[], work: ProposedWork) => void;
}

/** Where a new work begins with its first chapter, and what there is already. */
export function UploadScreen({ data, position, limits, stage, onChoose }: UploadScreenProps) {
  const { t } = useLingui();
  const works = readFragment(UploadScreen_work, data);
  const choose = (files: readonly File[]): void => {
    const { title, format } = proposedWork(files.map(({ name, webkitRelativePath }) => webkitRelativePath || name));
    onChoose(files, { title: title || t`Untitled`, format });
  };
  return (
    <OwnFrame width="medium">
      <UploadHeader />
      <DropField limits={limits} isBusy={stage.kind === 'sending'} onChoose={choose} />
      <TaskNotice stage={stage} />
      <OwnWorks works={works} position={position} />
    </OwnFrame>
  );
}

export function UploadHeader() {
  return (
    <header className={styles.header}>
      <h1 className={styles.title}>
        <Trans>Upload</Trans>
      </h1>
      <p className={styles.sentence}>
        <Trans>A first chapter begins a new work. For another chapter, open its work below.</Trans>
      </p>
    </header>
  );
}

interface OwnWorksProps extends Pick<UploadScreenProps, 'position'> {
  readonly works: readonly UploadScreen_WorkFragment[];
}

function OwnWorks({ works, position: { page, perPage, totalItems } }: OwnWorksProps) {
  const { t } = useLingui();
  const whenEmpty = (
    <EmptyState
      mood="waiting"
      title={<Trans>Nothing of yours yet</Trans>}
      sentence={<Trans>Drop a first chapter above: it stays with you as a draft until you publish it.</Trans>}
    />
  );
  return (
    <>
      <OwnWorksTable works={works} whenEmpty={totalItems === 0 ? whenEmpty : <BeyondLast href={UPLOAD_PATH} />} />
      <Pagination
        totalItems={totalItems}
        itemsPerPage={perPage}
        currentPage={page}
        linkUrl={ownWorksPath('[page]')}
        label={t`Pages of your works`}
      />
    </>
  );
}

interface OwnWorksTableProps {
  /** Null while they are on the way. */
  readonly works: readonly UploadScreen_WorkFragment[] | null;
  readonly whenEmpty?: ReactNode;
}

export function OwnWorksTable({ works, whenEmpty }: OwnWorksTableProps) {
  const { t } = useLingui();
  const [view, setView] = useState(WHOLE_TABLE);
  const columns = useColumns();
  return (
    <DataTable
      name={t`Your works`}
      columns={columns}
      rows={works}
      // Most who wait for them have a few or none.
      waitingRows={3}
      keyOf={({ id }) => id}
      view={view}
      onView={setView}
      whenEmpty={whenEmpty}
    />
  );
}

function useColumns(): readonly TableColumn<UploadScreen_WorkFragment>[] {
  const { t } = useLingui();
  const stateOf = ({ review, isHidden, work }: UploadScreen_WorkFragment): string => {
    if (isHidden) return t`Hidden by us`;
    if (review === 'REFUSED') return t`Refused`;
    if (work) return t`Published`;
    return review === 'WAITING' ? t`Looked at by us` : t`Draft`;
  };
  return [
    {
      key: 'title',
      name: t`Title`,
      kind: 'text',
      valueOf: ({ title }) => title,
      show: (work) => <WorkName work={work} />,
      waiting: WAITING_NAME,
    },
    { key: 'state', name: t`State`, kind: 'text', valueOf: stateOf },
    { key: 'chapters', name: t`Chapters`, kind: 'number', valueOf: ({ chaptersCount }) => chaptersCount },
    { key: 'views', name: t`Views`, kind: 'number', valueOf: ({ work }) => work?.viewsCount ?? null },
    { key: 'changed', name: t`Changed`, kind: 'date', valueOf: ({ changedAt }) => new Date(changedAt) },
  ];
}

function WorkName({ work: { id, title, language, cover } }: { readonly work: UploadScreen_WorkFragment }) {
  return (
    <Link href={ownWorkPath(id)} className={styles.work}>
      <Cover data={cover} title={title} alt="" sizes="40px" className={styles.cover} />
      <span lang={language}>{title}</span>
    </Link>
  );
}

const WAITING_NAME = (
  <span className={styles.work}>
    <CoverSkeleton className={styles.cover} />
    <Skeleton tenths={7} />
  </span>
);
