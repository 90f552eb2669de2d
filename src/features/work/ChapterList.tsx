import { Trans, useLingui } from '@lingui/react/macro';
import type { ChapterList_WorkFragment } from '#graphql/generated/graphql.ts';
import { type FragmentType, graphql, readFragment } from '#graphql/generated/index.ts';
import type { ReactNode } from 'react';
import { ChapterRow } from '../../entities/chapter/ChapterRow.tsx';
import { workPath, type WorkView } from '../../entities/work/work-path.ts';
import { ButtonLink } from '../../ui/button/Button.tsx';
import { EmptyState } from '../../ui/empty-state/EmptyState.tsx';
import { Pagination } from '../../ui/pagination/Pagination.tsx';
import { shortNumber } from '../../ui/number/short-number.ts';
import { ChapterFilter } from './ChapterFilter.tsx';
import { ChapterOrderLink } from './ChapterOrderLink.tsx';
import styles from './ChapterList.module.css';

export const ChapterList_work = graphql(/* GraphQL */ `
  fragment ChapterList_work on Work {
    id
    chaptersCount
    chapters(page: $chaptersPage, perPage: 10, order: $order, filter: $filter) {
      items {
        id
        ...ChapterRow_chapter
      }
      position {
        page
        perPage
        totalItems
      }
    }
  }
`);

/** `nameId` is that of the element with the chapter's name. */
export type SaveInRow = (chapterId: string, nameId: string) => ReactNode;

export interface ChapterListProps {
  readonly data: FragmentType<typeof ChapterList_work>;
  readonly view: WorkView;
  /** Stands at the end of a chapter's row. */
  readonly save?: SaveInRow | undefined;
  readonly isRead?: ((chapterId: string) => boolean) | undefined;
  readonly onFilter: (filter: string) => void;
}

export function ChapterList({ data, view, save, isRead, onFilter }: ChapterListProps) {
  const { t, i18n } = useLingui();
  const work = readFragment(ChapterList_work, data);
  const chapters = shortNumber(work.chaptersCount, i18n.locale);
  const { items, position } = work.chapters;
  const isWorthFiltering = work.chaptersCount > position.perPage;
  return (
    <section id="chapters" className={styles.section} aria-labelledby="chapters-title">
      <header className={styles.header}>
        <h2 id="chapters-title" className={styles.heading}>
          <Trans>Chapters</Trans>
          <span className={styles.count}>
            <Trans>{chapters} chapters</Trans>
          </span>
        </h2>
        {work.chaptersCount > 1 && <ChapterOrderLink workId={work.id} view={view} />}
        {isWorthFiltering && <ChapterFilter workId={work.id} view={view} onFilter={onFilter} />}
      </header>
      {items.length > 0 ? (
        <ChapterRows items={items} {...{ workId: work.id, view, save, isRead }} />
      ) : (
        <NoChapters workId={work.id} view={view} hasAny={work.chaptersCount > 0} />
      )}
      <Pagination
        totalItems={position.totalItems}
        itemsPerPage={position.perPage}
        currentPage={position.page}
        linkUrl={`${workPath(work.id, { ...view, chapters: '[page]' })}#chapters`}
        label={t`Pages of the chapter list`}
      />
    </section>
  );
}

interface ChapterRowsProps extends Pick<ChapterListProps, 'view' | 'save' | 'isRead'> {
  readonly workId: string;
  readonly items: ChapterList_WorkFragment['chapters']['items'];
}

function ChapterRows({ workId, items, view: { sensitive }, save, isRead }: ChapterRowsProps) {
  return (
    <ol className={styles.list}>
      {items.map((chapter) => (
        <li key={chapter.id} className={styles.entry}>
          <ChapterRow
            workId={workId}
            data={chapter}
            view={{ sensitive }}
            nameId={nameIdOf(chapter)}
            isRead={isRead?.(chapter.id) ?? false}
          />
          {save && (
            <span className={styles.save} data-screen="">
              {save(chapter.id, nameIdOf(chapter))}
            </span>
          )}
        </li>
      ))}
    </ol>
  );
}

function nameIdOf({ id }: { readonly id: string }): string {
  return `chapter-${id}-name`;
}

interface NoChaptersProps {
  readonly workId: string;
  readonly view: WorkView;
  readonly hasAny: boolean;
}

function NoChapters({ workId, view, hasAny }: NoChaptersProps) {
  const { t } = useLingui();
  if (!hasAny)
    return (
      <EmptyState
        mood="waiting"
        level={3}
        title={<Trans>No chapter yet</Trans>}
        sentence={<Trans>The first one will appear here.</Trans>}
      />
    );
  return (
    <EmptyState
      mood="searching"
      level={3}
      title="No results found"
      sentence={view.filter ? t`No chapter has “${view.filter}” in its number or title.` : <Trans>The list ends before this page.</Trans>}
      action={
        <ButtonLink href={workPath(workId, { order: view.order, sensitive: view.sensitive })}>
          <Trans>Show all chapters</Trans>
        </ButtonLink>
      }
    />
  );
}
