import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type FragmentType, graphql, readFragment } from '#graphql/generated/index.ts';
import type { OwnWorkScreen_WorkFragment } from '#graphql/generated/graphql.ts';
import { Cover } from '../../../entities/work/Cover.tsx';
import { ButtonLink } from '../../../ui/button/Button.tsx';
import { ConfirmedButton } from '../../../ui/dialog/ConfirmedButton.tsx';
import { Notice } from '../../../ui/notice/Notice.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import { Pagination } from '../../../ui/pagination/Pagination.tsx';
import { ChapterState, HiddenWords } from '../chapter/ChapterState.tsx';
import { DraftDeletion, type DraftDeletionProps } from '../saving/DraftDeletion.tsx';
import { DropField } from '../files/DropField.tsx';
import { FilePick } from '../files/FilePick.tsx';
import { BackLink, OwnFrame, OwnSection } from '../OwnFrame.tsx';
import { OwnChapterName } from '../chapter/OwnChapterName.tsx';
import { TaskNotice } from '../saving/TaskNotice.tsx';
import { ABOUT_OWN_WORK, OWN_CHAPTERS, ownChapterPath, ownWorkPath, UPLOAD_PATH } from '../upload-paths.ts';
import { UploadRows } from '../files/UploadRows.tsx';
import type { TaskStage, UnsavedWords, UploadIntent, UploadLimits, UploadsView } from '../upload-view.ts';
import { useSavedFirst } from '../saving/use-saved-first.ts';
import { WorkForm, type GenreChoice, type TwinChoice } from './WorkForm.tsx';
import type { WorkEdit } from './work-fields.ts';
import styles from './OwnWorkScreen.module.css';

export const OwnWorkScreen_work = graphql(/* GraphQL */ `
  fragment OwnWorkScreen_work on OwnWork {
    id
    title
    titleReading
    language
    format
    status
    direction
    description
    isSensitive
    review
    isHidden
    chaptersCount
    draftsCount
    twin {
      id
    }
    genres {
      slug
    }
    credits {
      name
      role
    }
    cover {
      ...Cover_picture
    }
    work {
      id
    }
    chapters(page: $page, perPage: 100) {
      items {
        id
        number
        title
        pagesCount
        state
        isShown
        isHidden
        publishAt
      }
      position {
        page
        perPage
        totalItems
      }
    }
  }
`);

export interface OwnWorkScreenProps {
  readonly data: FragmentType<typeof OwnWorkScreen_work>;
  readonly limits: UploadLimits;
  /** All that a work can have: what is not offered would be taken from it. */
  readonly genres: readonly GenreChoice[];
  /** Own works in the other language. */
  readonly twins: readonly TwinChoice[];
  /** What is said about the work. */
  readonly unsaved: UnsavedWords;
  /** Of this work. */
  readonly uploads: UploadsView;
  /** Where readers find the work, on the site of its language; null while nothing of it is published. */
  readonly publicUrl: string | null;
  readonly stages: Readonly<Record<'saving' | 'deletion' | 'publishing', TaskStage>>;
  readonly onChoose: (files: readonly File[]) => void;
  /** One picture as the cover. */
  readonly onCover: (files: readonly File[]) => void;
  readonly onUpload: (intent: UploadIntent) => void;
  readonly onSave: (edit: WorkEdit) => void;
  readonly onDelete: () => void;
  /** All drafts, with what is to be saved before. */
  readonly onPublish: (unsaved?: WorkEdit) => void;
}

/** One of the account's own works: more chapters come in, those that are there are opened, and it is described. */
export function OwnWorkScreen({ data, limits, genres, twins, unsaved, uploads, publicUrl, stages, ...on }: OwnWorkScreenProps) {
  const work = readFragment(OwnWorkScreen_work, data);
  const saved = useSavedFirst<WorkEdit>(unsaved, stages.saving);
  const publishing = stages.saving.kind === 'sending' ? stages.saving : stages.publishing;
  return (
    <OwnFrame width="medium">
      <header className={styles.header}>
        <BackLink href={UPLOAD_PATH}>
          <Trans>Your works</Trans>
        </BackLink>
        <h1 className={styles.title} lang={work.language}>
          {work.title}
        </h1>
        {publicUrl !== null && (
          <ButtonLink href={publicUrl}>
            <Trans>As readers see it</Trans>
          </ButtonLink>
        )}
      </header>
      <JudgedNotice work={work} />
      <DropField limits={limits} onChoose={on.onChoose} />
      <UploadRows view={uploads} onIntent={on.onUpload} />
      <Chapters work={work} stage={publishing} onPublish={() => saved.first(on.onPublish)} />
      <CoverSection work={work} onCover={on.onCover} />
      <OwnSection id={ABOUT_OWN_WORK} heading={<Trans>About the work</Trans>}>
        <WorkForm
          key={work.id}
          saved={work}
          {...{ genres, twins, unsaved }}
          stage={stages.saving}
          form={saved.form}
          onSave={(edit) => saved.send(edit, on.onSave)}
        />
      </OwnSection>
      {work.work === null && !work.isHidden && <Deletion stage={stages.deletion} onDelete={on.onDelete} />}
    </OwnFrame>
  );
}

function JudgedNotice({ work: { review, isHidden } }: { readonly work: OwnWorkScreen_WorkFragment }) {
  if (isHidden)
    return (
      <Notice tone="problem">
        <HiddenWords />
      </Notice>
    );
  if (review === 'WAITING')
    return (
      <Notice tone="news">
        <Trans>We look at the first work of an account before readers see it. You need do nothing.</Trans>
      </Notice>
    );
  if (review !== 'REFUSED') return null;
  return (
    <Notice tone="problem">
      <Trans>This work was not let in. Write to us if you think that is a mistake.</Trans>
    </Notice>
  );
}

interface ChaptersProps {
  readonly onPublish: () => void;
  readonly work: OwnWorkScreen_WorkFragment;
  readonly stage: TaskStage;
}

function Chapters({ work, stage, onPublish }: ChaptersProps) {
  const { t } = useLingui();
  const { items, position } = work.chapters;
  if (position.totalItems === 0) return null;
  return (
    <OwnSection id={OWN_CHAPTERS} heading={<Trans>Chapters</Trans>}>
      <ul className={styles.chapters}>
        {items.map((chapter) => (
          <li key={chapter.id}>
            <Link href={ownChapterPath(chapter.id)} className={styles.chapter}>
              <span className={styles.chapterName}>
                <OwnChapterName {...chapter} language={work.language} />
              </span>
              <span className={styles.pages}>
                {work.format === 'COMIC' && <Plural value={chapter.pagesCount} one="# page" other="# pages" />}
              </span>
              <ChapterState chapter={chapter} isRefused={work.review === 'REFUSED'} />
            </Link>
          </li>
        ))}
      </ul>
      <Pagination
        totalItems={position.totalItems}
        itemsPerPage={position.perPage}
        currentPage={position.page}
        linkUrl={ownWorkPath(work.id, '[page]')}
        label={t`Pages of the chapters`}
      />
      <TaskNotice stage={stage} />
      {work.draftsCount > 1 && <Publication isBusy={stage.kind === 'sending'} onPublish={onPublish} />}
    </OwnSection>
  );
}

function Publication({ isBusy, onPublish }: { readonly isBusy: boolean } & Pick<ChaptersProps, 'onPublish'>) {
  const { t } = useLingui();
  return (
    <ConfirmedButton
      className={styles.publish}
      isResting={isBusy}
      label={<Trans>Publish all drafts</Trans>}
      question={t`Publish all drafts?`}
      keepLabel={<Trans>Not yet</Trans>}
      confirmLabel={<Trans>Publish</Trans>}
      onConfirm={onPublish}
    >
      <Trans>Readers see every chapter that is a draft now. What is scheduled keeps its time.</Trans>
    </ConfirmedButton>
  );
}

function CoverSection({ work, onCover }: { readonly work: OwnWorkScreen_WorkFragment } & Pick<OwnWorkScreenProps, 'onCover'>) {
  return (
    <OwnSection id="own-work-cover" heading={<Trans>Cover</Trans>}>
      <div className={styles.coverRow}>
        <Cover data={work.cover} title={work.title} alt="" sizes="120px" className={styles.cover} />
        <div className={styles.coverWords}>
          <p>
            {work.cover ? (
              <Trans>Readers see this picture wherever the work is listed. It is cut to two thirds as wide as high.</Trans>
            ) : (
              <Trans>Until you choose a cover, the first page of the first chapter is shown.</Trans>
            )}
          </p>
          <FilePick
            label={work.cover ? <Trans>Choose another cover</Trans> : <Trans>Choose a cover</Trans>}
            look="plain"
            kind="picture"
            onChoose={onCover}
          />
        </div>
      </div>
    </OwnSection>
  );
}

function Deletion(props: Pick<DraftDeletionProps, 'stage' | 'onDelete'>) {
  const { t } = useLingui();
  return (
    <DraftDeletion {...props} label={<Trans>Delete this work</Trans>} question={t`Delete this work?`}>
      <Trans>Its drafts go with it and cannot be brought back.</Trans>
    </DraftDeletion>
  );
}
