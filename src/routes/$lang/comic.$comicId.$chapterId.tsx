import { createFileRoute, notFound, redirect, useRouter } from '@tanstack/react-router';
import { useCallback, useState } from 'react';
import { ChapterPage } from '#graphql/generated/documents/ChapterPage.ts';
import { chapterPath } from '#src/entities/chapter/chapter-path.ts';
import { workPath } from '#src/entities/work/work-path.ts';
import { loadChapterScreen } from '#src/features/reader/chapter-format.ts';
import type { ChapterComments, ChapterParts } from '#src/features/reader/chapter-parts.ts';
import { ChapterSkeleton } from '#src/features/reader/ChapterSkeleton.tsx';
import { latePart } from '#src/ui/late/late-part.ts';
import { useAcceptance } from '../-acceptance.ts';
import { chapterHead } from '../-reader/chapter-head.ts';
import { FramedFailed, FramedNotFound } from '../-frame/late-failure.ts';
import { LateComments } from '../-comments/LateComments.tsx';
import type { OpenedChapter } from '../-reader/follow-reading.ts';
import type { SteeredChapter } from '../-site-context.ts';
import { loadedHead } from '../-page-head.ts';
import { wordFrom } from '../-search-values.ts';
import { useReaderSettings } from '../-reader/use-reader-settings.ts';
import { locationOf, useVisit } from '../-visit.ts';

export const Route = createFileRoute('/$lang/comic/$comicId/$chapterId')({
  validateSearch: (search: Record<string, unknown>): { sensitive?: 'shown' | undefined } => ({
    sensitive: wordFrom(search['sensitive'], ['shown']),
  }),
  loader: async ({ context, params }) => {
    const { language, execute } = context;
    const { chapter } = await execute(ChapterPage, { workId: params.comicId, chapterId: params.chapterId, language });
    if (chapter.__typename === 'ChapterElsewhere') {
      throw redirect({ to: '/$lang/comic/$comicId', params, search: { chapter: params.chapterId } });
    }
    if (chapter.__typename === 'ChapterNotFound') throw notFound({ data: chapter.shownWork?.id });
    const part = chapter.content.__typename;
    return { chapter, part, Screen: await loadChapterScreen(part) };
  },
  head: ({ match, loaderData }) => loadedHead(match, loaderData, ({ chapter }) => chapterHead(match.context, chapter)),
  notFoundComponent: FramedNotFound,
  errorComponent: FramedFailed,
  pendingComponent: OpeningChapter,
  component: Chapter,
});

const besideChapter = () => import('../-reader/beside-chapter.ts');

function OpeningChapter() {
  return <ChapterSkeleton hrefWork={workPath(Route.useParams().comicId)} />;
}

function Chapter() {
  const loaded = Route.useLoaderData();
  const { chapter } = loaded;
  const { settings: kept, reading, steer, speech, sites, execute, language } = Route.useRouteContext();
  const { sensitive } = Route.useSearch();
  const router = useRouter();
  const visit = useVisit(router);
  const [settings, keepSettings] = useReaderSettings(kept, chapter.work.id);
  const [accepted, accept] = useAcceptance(chapter.work.id, sensitive === 'shown');
  const { chapter: opened, Screen } = useOpenedOnce(loaded);
  const shown = { ...chapter, content: opened.content };
  const follow = useCallback<NonNullable<ChapterParts['onRead']>>(
    (...open) => {
      const [, , signal] = open;
      void latePart(besideChapter, { signal }).then(({ followReading }) =>
        followReading({ reading, steer, router, sites, execute, language }, opened, open),
      );
    },
    [reading, steer, router, sites, execute, language, opened],
  );
  const loadNextChapter = useNextChapterLoad(router, chapter);
  return (
    <Screen
      data={shown}
      origins={{ vi: sites.vi.origin, ja: sites.ja.origin }}
      settings={settings}
      isSensitiveAccepted={accepted || !opened.work.isSensitive}
      hrefOnward={chapterPath(chapter.work.id, chapter.id, { sensitive: 'shown' })}
      comments={commentsUnder(opened)}
      onSensitiveAccept={accept}
      onSettingsChange={keepSettings}
      onNavigate={visit}
      onRead={follow}
      speech={speech}
      loadPageReport={besideChapter}
      loadNextChapter={loadNextChapter}
    />
  );
}

/** As going there loads it: nothing is asked again then, and nothing waited for. */
function useNextChapterLoad(router: ReturnType<typeof useRouter>, { work, next }: Pick<OpenedChapter, 'work' | 'next'>) {
  const path = next && chapterPath(work.id, next.id);
  return useCallback(async () => {
    const match = path === null ? undefined : (await router.preloadRoute(locationOf(router, path)))?.at(-1);
    if (match?.status === 'error') throw match.error;
    // It has gone meanwhile: which one comes now is asked once.
    if (match?.status === 'notFound') void router.invalidate();
    return match?.routeId === Route.id ? (match.loaderData?.chapter ?? null) : null;
  }, [router, path]);
}

/** The version that was opened, until it is left: a sign-in asks for the chapter again, and the reader is still in it. */
function useOpenedOnce<Loaded extends { readonly chapter: OpenedChapter & SteeredChapter }>(loaded: Loaded): Loaded {
  const [opened, setOpened] = useState(loaded);
  const { id, next } = loaded.chapter;
  if (opened.chapter.id === id && (opened.chapter.next === null) === (next === null)) return opened;
  const newest = opened.chapter.id === id ? { ...opened, chapter: { ...opened.chapter, next } } : loaded;
  setOpened(newest);
  return newest;
}

function commentsUnder({ id, contentHash, work }: OpenedChapter): ChapterComments {
  const subject = { workId: work.id, chapterId: id };
  const returnTo = `${chapterPath(work.id, id)}#comments`;
  return (pins) => <LateComments subject={subject} pins={pins} contentHash={contentHash} returnTo={returnTo} />;
}
