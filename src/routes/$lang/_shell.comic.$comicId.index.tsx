import { createFileRoute, notFound, useRouter } from '@tanstack/react-router';
import { LONGEST_FILTER } from '#graphql/document/limits.ts';
import { CommentsOfSubject } from '#graphql/generated/documents/CommentsOfSubject.ts';
import { WorkPage } from '#graphql/generated/documents/WorkPage.ts';
import { chapterPath } from '#src/entities/chapter/chapter-path.ts';
import { workPath, type WorkView } from '#src/entities/work/work-path.ts';
import { WorkElsewhereScreen } from '#src/features/work/WorkElsewhereScreen.tsx';
import type { SaveInRow } from '#src/features/work/ChapterList.tsx';
import { WorkScreen } from '#src/features/work/WorkScreen.tsx';
import { WorkSkeleton } from '#src/features/work/WorkSkeleton.tsx';
import { useAcceptance } from '../-acceptance.ts';
import { AdPlace } from '../-AdPlace.tsx';
import { LateFollow } from '../-work/LateFollow.tsx';
import { LateNews } from '../-work/LateNews.tsx';
import { LateSave } from '../-work/LateSave.tsx';
import { CommentsPlace } from '../-comments/CommentsPlace.tsx';
import { Failed, NotFound } from '../-frame/late-failure.ts';
import { loadedHead } from '../-page-head.ts';
import { pageFrom, textFrom, wordFrom } from '../-search-values.ts';
import { useReadPlaces } from '../-history/read-places.ts';
import { replacePath, visitPath } from '../-visit.ts';
import { workHead } from '../-work/work-head.ts';

const LONGEST_ID = 20;

interface WorkSearch {
  chapters?: number | undefined;
  comments?: number | undefined;
  order?: 'oldest' | undefined;
  filter?: string | undefined;
  sensitive?: 'shown' | undefined;
  /** Of a work of the other site: the chapter that was asked for. */
  chapter?: string | undefined;
}

export const Route = createFileRoute('/$lang/_shell/comic/$comicId/')({
  staticData: { words: 'comments' },
  validateSearch: (search: Record<string, unknown>): WorkSearch => ({
    chapters: pageFrom(search['chapters']),
    comments: pageFrom(search['comments']),
    order: wordFrom(search['order'], ['oldest']),
    filter: textFrom(search['filter'], LONGEST_FILTER),
    sensitive: wordFrom(search['sensitive'], ['shown']),
    chapter: textFrom(search['chapter'], LONGEST_ID),
  }),
  loaderDeps: ({ search: { chapters = 1, comments = 1, order, filter, chapter } }) => ({ chapters, comments, order, filter, chapter }),
  loader: async ({ context, params, deps }) => {
    const subject = { workId: params.comicId, chapterId: null };
    const [{ work }, comments] = await Promise.all([
      context.execute(WorkPage, {
        id: params.comicId,
        language: context.language,
        chaptersPage: deps.chapters,
        order: deps.order === 'oldest' ? 'OLDEST_FIRST' : 'NEWEST_FIRST',
        filter: deps.filter ?? null,
        chapter: deps.chapter ?? null,
      }),
      // A work can be read without its comments: their own place asks for them again.
      context.execute(CommentsOfSubject, { subject, page: deps.comments }).then(({ comments: list }) => list, nothing),
    ]);
    if (work.__typename === 'WorkNotFound') throw notFound();
    return { work, comments };
  },
  head: ({ match, loaderData, params }) => loadedHead(match, loaderData, ({ work }) => workHead(match.context, params.comicId, work)),
  // What stands on the page of a work is of that work alone: what was typed, unfolded or read in it.
  remountDeps: ({ params }) => params.comicId,
  pendingComponent: WorkSkeleton,
  component: Work,
  notFoundComponent: NotFound,
  errorComponent: Failed,
});

function Work() {
  const { work, comments } = Route.useLoaderData();
  const { comicId } = Route.useParams();
  const { sites } = Route.useRouteContext();
  const search = Route.useSearch();
  const router = useRouter();
  const [accepted, accept] = useAcceptance(comicId, search.sensitive === 'shown');
  const { resumed, isRead } = useReadPlaces(comicId);
  /** What is typed on and on is one step of the way back, also where an answer takes longer than the next words. */
  const filter = (words: string): void => {
    const path = workPath(comicId, { ...search, chapters: 1, filter: words });
    const isFiltered = 'filter' in router.latestLocation.search;
    void (isFiltered ? replacePath : visitPath)(router, path, 'stay');
  };
  if (work.__typename === 'WorkElsewhere')
    return <WorkElsewhereScreen data={work} href={`${sites[work.language].origin}${addressOver(comicId, search)}`} />;
  return (
    <WorkScreen
      data={work}
      view={search satisfies WorkView}
      isWarningAccepted={accepted}
      origins={{ vi: sites.vi.origin, ja: sites.ja.origin }}
      comments={
        <CommentsPlace
          subject={{ workId: comicId, chapterId: null }}
          given={comments}
          pageUrl={`${workPath(comicId, { ...search, comments: '[page]' })}#comments`}
          returnTo={`${workPath(comicId, search)}#comments`}
        />
      }
      news={<LateNews workId={comicId} lastChapterId={work.lastChapter?.id ?? null} />}
      follow={<LateFollow workId={comicId} returnTo={workPath(comicId, search)} />}
      save={saveIn(comicId)}
      ad={<AdPlace place="work" />}
      resumed={resumed}
      isRead={isRead}
      onWarningAccept={accept}
      onChaptersFilter={filter}
    />
  );
}

function addressOver(workId: string, { chapter }: WorkSearch): string {
  return chapter === undefined ? workPath(workId) : chapterPath(workId, chapter);
}

function saveIn(workId: string): SaveInRow {
  return (chapterId, nameId) => <LateSave chapterKey={`${workId}/${chapterId}`} shape="row" nameId={nameId} />;
}

function nothing(): null {
  return null;
}
