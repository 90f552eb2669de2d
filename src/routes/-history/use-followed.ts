import { useRouteContext } from '@tanstack/react-router';
import { type Dispatch, type SetStateAction, useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { FollowedWorks } from '#graphql/generated/documents/FollowedWorks.ts';
import { loginPath } from '#src/features/account/account-paths.ts';
import { FOLLOWING_PATH } from '#src/features/history/HistoryTabs.tsx';
import type { FollowingIntent, FollowingNews, FollowingView } from '#src/features/history/FollowingScreen.tsx';
import { changeFollow } from './change-follow.ts';
import { whenBack } from './overlooked.ts';
import { refusalOfError } from '../-form-task.ts';
import { useAccount } from '../-account/use-account.ts';

interface Answer {
  /** Of whom, and which page. */
  readonly of: string;
  readonly view: FollowingView;
}

const LOADING: FollowingView = { stage: 'loading' };

/**
 * A page of the works that the reader follows, and what they ask of it. The first response is the same for everyone, so
 * it asks for nobody.
 */
export function useFollowed(page: number): readonly [FollowingView, (intent: FollowingIntent) => void] {
  const { execute, language } = useRouteContext({ from: '__root__' });
  const [{ reader }] = useAccount();
  const [answer, setAnswer] = useState<Answer | null>(null);
  const readerId = reader?.id;
  const newest = useRef('');
  /** Works that the server has let go since they were listed. */
  const gone = useRef(new Set<string>());
  const list = useCallback(() => execute(FollowedWorks, { language, page }), [execute, language, page]);
  const ask = useCallback(async (): Promise<void> => {
    if (readerId === undefined) return;
    const of = `${readerId} ${page}`;
    newest.current = of;
    setAnswer(null);
    const view = await list().then(viewOf, (error: unknown): FollowingView => ({ stage: isOffline(error) ? 'offline' : 'failed' }));
    // Answers overtake each other.
    if (newest.current === of) setAnswer({ of, view });
  }, [list, page, readerId]);
  useEffect(() => void ask(), [ask]);
  useRenewal(answer, setAnswer, list);
  const show = (change: (view: ShownView) => ShownView): void =>
    setAnswer((known) => (known?.view.stage === 'shown' ? { ...known, view: change(known.view) } : known));
  /** What is shown is taken back to what holds at the server where it did not arrive: a change before it may not have either. */
  const follow = async (workId: string, title: string, isFollowing: boolean): Promise<void> => {
    show((view) => withFollow(view, workId, isFollowing, isFollowing ? null : { kind: 'unfollowed', workId, title }));
    const lost = isFollowing ? ('notFollowed' as const) : ('notUnfollowed' as const);
    const kind = await changeFollow(execute, workId, isFollowing).catch((error: unknown) => (isOffline(error) ? lost : 'failed'));
    if (kind !== 'done') return show((view) => withFollow(view, workId, !gone.current.has(workId), { kind, workId, title }));
    if (isFollowing) gone.current.delete(workId);
    else gone.current.add(workId);
    return undefined;
  };
  const send = (intent: FollowingIntent): void => {
    if (intent.type === 'list.retried') void ask();
    else if (intent.type === 'news.dismissed') show((view) => ({ ...view, news: null }));
    else void follow(intent.workId, intent.title, intent.type === 'unfollowing.undone');
  };
  if (reader === null) return [{ stage: 'visitor', loginHref: loginPath(FOLLOWING_PATH) }, send];
  return [answer?.of === `${readerId} ${page}` ? answer.view : LOADING, send];
}

interface List {
  readonly viewer: { readonly followed: ShownView['data'] } | null;
}

function viewOf({ viewer }: List): FollowingView {
  return viewer === null ? { stage: 'failed' } : { stage: 'shown', data: viewer.followed, dropped: new Set(), news: null };
}

/** Once the reader is back; not while they may take something back that is no more in the list then. */
function useRenewal(answer: Answer | null, setAnswer: Dispatch<SetStateAction<Answer | null>>, list: () => Promise<List>): void {
  const renew = useEffectEvent(async (): Promise<void> => {
    if (answer?.view.stage !== 'shown' || answer.view.news !== null) return;
    const view = viewOf(await list());
    // What was done, or opened, since then is newer.
    if (view.stage === 'shown') setAnswer((known) => (known === answer ? { of: answer.of, view } : known));
  });
  useEffect(() => whenBack(() => void renew().catch(nothing)), []);
}

function nothing(): void {}

function isOffline(error: unknown): boolean {
  return refusalOfError(error).kind === 'offline';
}

type ShownView = Extract<FollowingView, { stage: 'shown' }>;

function withFollow(view: ShownView, workId: string, isFollowing: boolean, news: FollowingNews | null): ShownView {
  const others = [...view.dropped].filter((id) => id !== workId);
  return { ...view, dropped: new Set(isFollowing ? others : [...others, workId]), news };
}
