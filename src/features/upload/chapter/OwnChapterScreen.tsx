import { Trans, useLingui } from '@lingui/react/macro';
import { type FragmentType, graphql, readFragment } from '#graphql/generated/index.ts';
import type { OwnChapterScreen_ChapterFragment } from '#graphql/generated/graphql.ts';
import { ButtonLink } from '../../../ui/button/Button.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import { Notice } from '../../../ui/notice/Notice.tsx';
import { ChapterForm, type ChapterEdit } from './ChapterForm.tsx';
import { ChapterPreview, TextPreview, type TextPreviewProps } from './ChapterPreview.tsx';
import { ChapterState } from './ChapterState.tsx';
import { DraftDeletion, type DraftDeletionProps } from '../saving/DraftDeletion.tsx';
import { DropField } from '../files/DropField.tsx';
import { OwnChapterName } from './OwnChapterName.tsx';
import { PageGrid } from '../pages/PageGrid.tsx';
import { PublishPanel } from './PublishPanel.tsx';
import { BackLink, OwnFrame, OwnSection, UnheadedSection } from '../OwnFrame.tsx';
import { SpreadCheck } from './SpreadCheck.tsx';
import type { ShownSpread } from './spread-doubts.ts';
import { ABOUT_OWN_WORK, ownChapterPath, ownWorkPath } from '../upload-paths.ts';
import { UploadRows } from '../files/UploadRows.tsx';
import type { TaskStage, UnsavedWords, UploadIntent, UploadLimits, UploadsView } from '../upload-view.ts';
import { useSavedFirst } from '../saving/use-saved-first.ts';
import { VersionList } from './VersionList.tsx';
import styles from './OwnChapterScreen.module.css';

export const OwnChapterScreen_chapter = graphql(/* GraphQL */ `
  fragment OwnChapterScreen_chapter on OwnChapter {
    id
    number
    title
    state
    isShown
    isHidden
    publishAt
    layout
    chapter {
      id
      work {
        id
      }
    }
    twin {
      id
      number
    }
    work {
      id
      title
      language
      format
      direction
      review
      twin {
        id
      }
    }
    pages {
      id
      number
      picture {
        width
        height
        ...PagePicture_picture
      }
    }
    versions {
      version
      createdAt
      length
      firstPage {
        ...PagePicture_picture
      }
    }
  }
`);

/** What can be under way on a chapter, each by itself. */
export type ChapterTask = 'details' | 'pages' | 'publication' | 'version' | 'deletion';

export interface OwnChapterScreenProps {
  readonly data: FragmentType<typeof OwnChapterScreen_chapter>;
  readonly limits: UploadLimits;
  /** How the pages lie beside each other on a wide screen; empty for a strip and a text. */
  readonly spreads: readonly ShownSpread[];
  /** The text as it is set for readers; null for a comic. */
  readonly renderText: TextPreviewProps['show'] | null;
  /** Of its number and title. */
  readonly unsaved: UnsavedWords;
  /** What was written about its work is not saved yet. */
  readonly isWorkUnsaved: boolean;
  /** Of this chapter's pages. */
  readonly uploads: UploadsView;
  /** Where readers find the chapter, on the site of its language; null while it is not published. */
  readonly publicUrl: string | null;
  readonly stages: Readonly<Record<ChapterTask, TaskStage>>;
  readonly onDetails: (edit: ChapterEdit) => void;
  /** The pages that are to stay, in their order. */
  readonly onArrange: (pageIds: readonly string[]) => void;
  /** Other content in the place of all that the chapter has. */
  readonly onContent: (files: readonly File[]) => void;
  /** Another picture in the place of a page. */
  readonly onReplace: (pageId: string, file: File) => void;
  readonly onUpload: (intent: UploadIntent) => void;
  /** Null for now; an instant as ISO 8601 for later. With what is to be saved before. */
  readonly onPublish: (at: string | null, unsaved?: ChapterEdit) => void;
  readonly onUnschedule: () => void;
  readonly onRestore: (version: number) => void;
  readonly onDelete: () => void;
}

/** One chapter before readers see it: its pages in their order, how it will look, and when it comes out. */
export function OwnChapterScreen(props: OwnChapterScreenProps) {
  const { data, limits, spreads, renderText, unsaved, isWorkUnsaved, uploads, publicUrl, stages, ...on } = props;
  const { t } = useLingui();
  const chapter = readFragment(OwnChapterScreen_chapter, data);
  const { work } = chapter;
  const saved = useSavedFirst<ChapterEdit>(unsaved, stages.details);
  return (
    <OwnFrame width="wide">
      <ChapterHeader chapter={chapter} />
      {isWorkUnsaved && <UnsavedWork workId={work.id} />}
      <PublishPanel
        chapter={chapter}
        isRefused={work.review === 'REFUSED'}
        publicUrl={publicUrl}
        stage={stages.details.kind === 'sending' ? stages.details : stages.publication}
        onPublish={(at) => saved.first((...edits) => on.onPublish(at, ...edits))}
        onUnschedule={on.onUnschedule}
      />
      <UnheadedSection label={t`Name of the chapter`}>
        <ChapterForm
          key={chapter.id}
          saved={chapter}
          language={work.language}
          unsaved={unsaved}
          stage={stages.details}
          form={saved.form}
          onSave={(edit) => saved.send(edit, on.onDetails)}
        />
        <TwinWords chapter={chapter} />
      </UnheadedSection>
      <UploadRows view={uploads} onIntent={on.onUpload} />
      <Pages {...{ chapter, spreads }} stage={stages.pages} onArrange={on.onArrange} onReplace={on.onReplace} />
      {renderText && <TextPreview language={work.language} show={renderText} />}
      <ContentAnew limits={limits} onContent={on.onContent} />
      <VersionList {...chapter} stage={stages.version} onRestore={on.onRestore} />
      {chapter.chapter === null && !chapter.isHidden && <Deletion stage={stages.deletion} onDelete={on.onDelete} />}
    </OwnFrame>
  );
}

function ContentAnew({ limits, onContent }: Pick<OwnChapterScreenProps, 'limits' | 'onContent'>) {
  return (
    <OwnSection id="own-chapter-content" heading={<Trans>The whole chapter anew</Trans>}>
      <p>
        <Trans>Another file takes the place of all that stands here. Readers see it once you publish the changes.</Trans>
      </p>
      <DropField limits={limits} ask={<Trans>Drop the new file here</Trans>} onChoose={onContent} />
    </OwnSection>
  );
}

function UnsavedWork({ workId }: { readonly workId: string }) {
  const toWork = (
    <ButtonLink href={`${ownWorkPath(workId)}#${ABOUT_OWN_WORK}`}>
      <Trans>About the work</Trans>
    </ButtonLink>
  );
  return (
    <Notice tone="warning" actions={toWork}>
      <Trans>What you wrote about the work is not saved yet.</Trans>
    </Notice>
  );
}

/** Chapters of equal numbers are twins. */
function TwinWords({ chapter: { twin, work } }: { readonly chapter: OwnChapterScreen_ChapterFragment }) {
  if (!work.twin) return null;
  const number = twin?.number;
  return (
    <p className={styles.twin}>
      {twin ? (
        <Trans>
          Its twin in the other language is <Link href={ownChapterPath(twin.id)}>chapter {number}</Link>.
        </Trans>
      ) : (
        <Trans>It has no twin: the work in the other language has no chapter of this number. Chapters of the same number are twins.</Trans>
      )}
    </p>
  );
}

interface PagesProps extends Pick<OwnChapterScreenProps, 'spreads' | 'onArrange' | 'onReplace'> {
  readonly chapter: OwnChapterScreen_ChapterFragment;
  readonly stage: TaskStage;
}

function Pages({ chapter: { id, work, pages, layout }, spreads, stage, onArrange, onReplace }: PagesProps) {
  if (pages.length === 0) return null;
  return (
    <>
      <OwnSection id="own-chapter-pages" heading={<Trans>Pages of this chapter</Trans>}>
        <PageGrid
          key={id}
          pages={pages}
          isRightToLeft={work.direction === 'RIGHT_TO_LEFT'}
          stage={stage}
          onArrange={onArrange}
          onReplace={onReplace}
        />
      </OwnSection>
      {spreads.length > 1 && <SpreadCheck workId={work.id} direction={work.direction ?? null} pages={pages} spreads={spreads} />}
      <ChapterPreview pages={pages.map(({ picture }) => picture)} direction={work.direction ?? null} isStrip={layout === 'STRIP'} />
    </>
  );
}

function ChapterHeader({ chapter }: { readonly chapter: OwnChapterScreen_ChapterFragment }) {
  const { work } = chapter;
  return (
    <header className={styles.header}>
      <BackLink href={ownWorkPath(work.id)}>
        <bdi lang={work.language}>{work.title}</bdi>
      </BackLink>
      <h1 className={styles.title}>
        <OwnChapterName {...chapter} language={work.language} />
      </h1>
      <ChapterState chapter={chapter} isRefused={work.review === 'REFUSED'} />
    </header>
  );
}

function Deletion(props: Pick<DraftDeletionProps, 'stage' | 'onDelete'>) {
  const { t } = useLingui();
  return (
    <DraftDeletion {...props} label={<Trans>Delete this draft</Trans>} question={t`Delete this draft?`}>
      <Trans>Its pages go with it and cannot be brought back.</Trans>
    </DraftDeletion>
  );
}
