import { useRouteContext, useRouter } from '@tanstack/react-router';
import { lazy, Suspense, useCallback, useRef } from 'react';
import type { Execute } from '#graphql/document/persisted-document.ts';
import { ArrangePages } from '#graphql/generated/documents/ArrangePages.ts';
import { DeleteOwnChapter } from '#graphql/generated/documents/DeleteOwnChapter.ts';
import { EditOwnChapter } from '#graphql/generated/documents/EditOwnChapter.ts';
import { PublishChapter } from '#graphql/generated/documents/PublishChapter.ts';
import { RestoreVersion } from '#graphql/generated/documents/RestoreVersion.ts';
import { UnscheduleChapter } from '#graphql/generated/documents/UnscheduleChapter.ts';
import { readFragment } from '#graphql/generated/index.ts';
import { chapterPath } from '#src/entities/chapter/chapter-path.ts';
import { isWide } from '#src/features/reader/comic/stages/page-geometry.ts';
import { planSpreads } from '#src/features/reader/comic/stages/spread-plan.ts';
import type { NovelPreviewProps } from '#src/features/reader/novel/NovelPreview.tsx';
import type { ChapterEdit } from '#src/features/upload/chapter/ChapterForm.tsx';
import { ownWorkPath } from '#src/features/upload/upload-paths.ts';
import type { UnsavedWords } from '#src/features/upload/upload-view.ts';
import { OwnChapterScreen, OwnChapterScreen_chapter, type OwnChapterScreenProps } from '#src/features/upload/chapter/OwnChapterScreen.tsx';
import { useOwnTask } from './own-task.ts';
import { savedLater, useUnsavedWords } from '../-use-unsaved-words.ts';
import { useUploads } from './use-uploads.ts';
import { replacePath } from '../-visit.ts';
import { NothingThere } from '#src/features/upload/NothingThere.tsx';

type ChapterData = OwnChapterScreenProps['data'] & NovelPreviewProps['data'];

export interface OwnChapterPlaceProps extends Pick<OwnChapterScreenProps, 'limits'> {
  readonly chapter: ChapterData | null;
}

/** One chapter of the account's, or that there is none of this id. */
export function OwnChapterPlace({ chapter, limits }: OwnChapterPlaceProps) {
  return chapter === null ? <NothingThere /> : <Chapter data={chapter} limits={limits} />;
}

function Chapter({ data, limits }: Pick<OwnChapterScreenProps, 'limits'> & { readonly data: ChapterData }) {
  const router = useRouter();
  const { sites } = useRouteContext({ from: '__root__' });
  const { id, chapter, work, layout, pages } = readFragment(OwnChapterScreen_chapter, data);
  const renew = useCallback(() => void router.invalidate(), [router]);
  const uploads = useUploads('chapter', id, renew);
  const unsaved = useUnsavedWords(`chapter-${id}`);
  const ofWork = useUnsavedWords(`work-${work.id}`);
  const tasks = useChapterTasks(id, work.id, unsaved, renew);
  const inChapter = { workId: work.id, chapterId: id };
  return (
    <OwnChapterScreen
      data={data}
      limits={limits}
      spreads={layout === 'PAGED' ? shownSpreads(pages.map(({ picture }) => picture)) : []}
      renderText={work.format === 'NOVEL' ? (isVertical) => <Text data={data} isVertical={isVertical} /> : null}
      unsaved={unsaved}
      isWorkUnsaved={ofWork.read() !== null}
      uploads={uploads.view}
      publicUrl={chapter ? sites[work.language].origin + chapterPath(chapter.work.id, chapter.id) : null}
      {...tasks}
      onContent={(files) => uploads.choose(files, { purpose: 'CONTENT', ...inChapter })}
      onReplace={(pageId, file) => uploads.choose([file], { purpose: 'PAGE', ...inChapter, pageId })}
      onUpload={uploads.send}
    />
  );
}

const NovelPreview = lazy(async () => ({ default: (await import('#src/features/reader/novel/NovelPreview.tsx')).NovelPreview }));

function Text(props: NovelPreviewProps) {
  return (
    <Suspense>
      <NovelPreview {...props} />
    </Suspense>
  );
}

/** As the reader pairs them on a wide screen. */
function shownSpreads(pages: readonly { readonly width: number; readonly height: number }[]): OwnChapterScreenProps['spreads'] {
  const spreads = planSpreads(pages, { isDouble: true, offset: 'auto', isSplit: () => false });
  return spreads.flatMap((spread) => {
    const shapes = spread.pages.flatMap((page) => pages[page] ?? []);
    return shapes.length === 0 ? [] : [{ pages: spread.pages, isWide: shapes.some(isWide) }];
  });
}

type ChapterTasks = Omit<
  OwnChapterScreenProps,
  | 'data'
  | 'limits'
  | 'spreads'
  | 'renderText'
  | 'unsaved'
  | 'isWorkUnsaved'
  | 'uploads'
  | 'publicUrl'
  | 'onContent'
  | 'onReplace'
  | 'onUpload'
>;

function useChapterTasks(id: string, workId: string, unsaved: UnsavedWords, renew: () => void): ChapterTasks {
  const router = useRouter();
  const { execute } = useRouteContext({ from: '__root__' });
  const [details, save] = useOwnTask();
  const [pages, arrange] = useOwnTask();
  /** The next order is told once this one has arrived or is lost: what was set down last is what stays. */
  const told = useRef(Promise.resolve());
  const [publication, publish] = useOwnTask();
  const [version, restore] = useOwnTask();
  const [deletion, remove] = useOwnTask();
  const show = (at: string | null) => void publish(async () => (await execute(PublishChapter, { id, at })).publishChapter, renew);
  const keep = (change: ChapterEdit, onKept: () => void) =>
    void save(() => edited(execute, id, change, renew), savedLater(unsaved, onKept));
  return {
    stages: { details, pages, publication, version, deletion },
    onDetails: (change) => keep(change, renew),
    onArrange: (pageIds) => {
      const ask = async () => {
        const { arrangePages } = await execute(ArrangePages, { chapterId: id, pageIds });
        // They are shown as they are by now.
        if (arrangePages.__typename === 'PagesChanged') renew();
        return arrangePages;
      };
      told.current = told.current.then(() => arrange(ask, renew));
    },
    onPublish: (at, change) => (change === undefined ? show(at) : keep(change, () => (renew(), show(at)))),
    onUnschedule: () => void publish(async () => (await execute(UnscheduleChapter, { id })).unscheduleChapter, renew),
    onRestore: (number) =>
      void restore(async () => (await execute(RestoreVersion, { chapterId: id, version: number })).restoreVersion, renew),
    onDelete: () =>
      void remove(
        async () => (await execute(DeleteOwnChapter, { id })).deleteOwnChapter,
        (_, isHere) => isHere && void replacePath(router, ownWorkPath(workId)),
      ),
  };
}

/** What is changed elsewhere is shown as it is by now. */
async function edited(execute: Execute, id: string, { fields, ...rest }: ChapterEdit, renew: () => void) {
  const { editOwnChapter } = await execute(EditOwnChapter, { id, ...fields, ...rest });
  if (editOwnChapter.__typename === 'ChapterChanged') renew();
  return editOwnChapter;
}
