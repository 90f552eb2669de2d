import { useRouteContext } from '@tanstack/react-router';
import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { CommentsOfSubjectQuery } from '#graphql/generated/graphql.ts';
import { loginPath } from '#src/features/account/account-paths.ts';
import { NearPlace } from '#src/features/comments/NearPlace.tsx';
import { CommentsSection, type CommentsSectionProps } from '#src/features/comments/CommentsSection.tsx';
import { UNREAD_COMMENTS, type CommentsIntent, type CommentsSectionView } from '#src/features/comments/comments-view.ts';
import type { CommentsSubject } from '../-site-context.ts';
import { LateReport } from '../-report/LateReport.tsx';
import { LateSave } from '../-work/LateSave.tsx';
import { useAccount } from '../-account/use-account.ts';
import { useCommentsAhead } from './use-comments-ahead.ts';
import { useUnsavedForms } from '../-use-unsaved-words.ts';

export interface CommentsPlaceProps {
  readonly subject: CommentsSubject;
  /** A page of them that came with the page's own data; null where it is asked for when the place comes near. */
  readonly given: CommentsOfSubjectQuery['comments'] | null;
  /** Address of a page of comments with [page] in place of its number; without one pages are turned in place. */
  readonly pageUrl?: string | undefined;
  /** Places of the chapter; none on a work. */
  readonly pins?: CommentsSectionProps['pins'];
  /** Of the chapter's version. */
  readonly contentHash?: string | undefined;
  /** Where a visitor who logs in comes back to. */
  readonly returnTo: string;
}

/** Comments where they stand on a page: what came with it first, and live from when the place comes near. */
export function CommentsPlace({ subject: { workId, chapterId }, given, pageUrl, pins, contentHash, returnTo }: CommentsPlaceProps) {
  const { comments, language, sites } = useRouteContext({ from: '__root__' });
  const [{ reader }] = useAccount();
  const feed = useMemo(() => comments.of({ workId, chapterId }), [comments, workId, chapterId]);
  const ahead = useCommentsAhead(chapterId);
  const unsavedForms = useUnsavedForms();
  const unsavedIn = useCallback((commentId: string) => unsavedForms(`comment-${commentId}`), [unsavedForms]);
  const [isNear, setNear] = useState(false);
  const approach = useCallback(() => setNear(true), []);
  const subscribe = useCallback((listener: () => void) => (isNear ? feed.subscribe(listener) : never), [feed, isNear]);
  const live = useSyncExternalStore(subscribe, feed.read, unread);
  const page = given?.position.page ?? 1;
  useEffect(() => feed.send({ type: 'page.chosen', page }), [feed, page]);
  const send = (intent: CommentsIntent) => (setNear(true), feed.send(intent));
  const origins = useMemo(() => [sites[language].origin, ...Object.values(sites).map(({ origin }) => origin)], [sites, language]);
  return (
    <NearPlace onNear={approach}>
      {chapterId !== null && <LateSave chapterKey={`${workId}/${chapterId}`} contentHash={contentHash} />}
      <CommentsSection
        view={shownView(live, given)}
        reader={reader}
        loginHref={loginPath(returnTo)}
        pageUrl={given === null ? undefined : pageUrl}
        origins={origins}
        pins={pins}
        ahead={ahead}
        unsavedIn={unsavedIn}
        onIntent={send}
      />
      <LateReport key={`${workId}/${chapterId}`} subject={{ workId, chapterId }} />
    </NearPlace>
  );
}

/** Until the live list of the same page stands, what came with the page. */
function shownView(live: CommentsSectionView | null, given: CommentsPlaceProps['given']): CommentsSectionView {
  if (given === null) return live ?? UNREAD_COMMENTS;
  if (live?.stage === 'shown' && live.page === given.position.page) return live;
  const { items, position } = given;
  const threads = items.map((item) => ({
    id: item.id,
    comment: item,
    replies: item.replies.map((reply) => ({ id: reply.id, comment: reply })),
    hasEarlier: item.hasEarlierReplies,
  }));
  return { ...(live ?? UNREAD_COMMENTS), ...position, stage: 'shown', threads };
}

const never = (): void => undefined;

function unread(): null {
  return null;
}
