import {
  commentsActors,
  commentsMachine,
  commentsView,
  EMPTY_DRAFT,
  type CommentsFact,
  type CommentsView,
} from '#machines/comments/index.ts';
import { CommentStore } from '#src/adapters/comments/comment-store.ts';
import { CommentsOfOneSubject } from '#src/adapters/comments/comments-of-subject.ts';
import { KeptComments } from '#src/adapters/comments/kept-comments.ts';
import { SubscriptionSocket } from '#src/adapters/subscriptions/subscription-socket.ts';
import type { ChangeNotice, CommentsIntent, CommentsSectionView } from '#src/features/comments/comments-view.ts';
import type { CommentsSubject } from '#src/routes/-site-context.ts';
import { createActor } from 'xstate';
import type { AccountGate } from './account-gate.ts';
import type { CommentsWorld, OpenComments, OpenSubject } from './comments-source.ts';
import { inspectOption } from './inspect-hook.ts';

/** Opens comments by subject: a statechart each, all over one socket. */
export function subjectOpener({ account, execute, endpoint }: CommentsWorld): OpenSubject {
  const url = new URL(endpoint, location.href);
  url.protocol = url.protocol.replace('http', 'ws');
  const socket = new SubscriptionSocket({ url: url.href, token: account.token });
  return (subject, tell) => openSubject(subject, tell, { socket, account, execute });
}

interface SubjectWorld extends Pick<CommentsWorld, 'account' | 'execute'> {
  readonly socket: SubscriptionSocket;
}

function openSubject(subject: CommentsSubject, tell: () => void, { socket, account, execute }: SubjectWorld): OpenComments {
  const store = new CommentStore();
  let notice: ChangeNotice | null = null;
  const look = (): void => {
    view = viewOf(commentsView(actor.getSnapshot()), store, notice, actor.getSnapshot().context.changes);
    tell();
  };
  const ports = new CommentsOfOneSubject({
    subject,
    execute,
    socket,
    store,
    kept: new KeptComments(() => localStorage, subject),
    onChange: () => look(),
  });
  const actor = createActor(commentsMachine.provide({ actors: commentsActors(ports) }), {
    id: 'comments',
    input: { readerId: account.read().reader?.id ?? null },
    ...inspectOption(),
  });
  let view = viewOf(commentsView(actor.getSnapshot()), store, notice, []);
  const say = (said: ChangeNotice | null): void => {
    notice = said;
    look();
  };
  actor.on('*', (fact) => say(noticeOf(fact)));
  actor.subscribe(look);
  const stopWorld = followWorld(account, actor);
  actor.start();
  return {
    read: () => view,
    send: (intent) => (intent.type === 'notice.dismissed' ? say(null) : pass(intent, actor)),
    close: () => {
      stopWorld();
      actor.stop();
    },
  };
}

type CommentsActor = ReturnType<typeof createActor<typeof commentsMachine>>;

function pass(intent: Exclude<CommentsIntent, { type: 'notice.dismissed' }>, actor: CommentsActor): void {
  switch (intent.type) {
    case 'page.chosen':
      return actor.send({ type: 'page.choose', page: intent.page });
    case 'list.retryChosen':
      return actor.send({ type: 'list.retry' });
    case 'draft.changed':
      return actor.send({ type: 'draft.changed', draft: { ...EMPTY_DRAFT, ...intent.draft } });
    case 'draft.sent':
      return actor.send({ type: 'draft.send', key: crypto.randomUUID() });
    case 'outgoing.retryChosen':
      return actor.send({ type: 'outgoing.retry', key: intent.key });
    case 'outgoing.discarded':
      return actor.send({ type: 'outgoing.discard', key: intent.key });
    case 'change.chosen':
      return actor.send({ type: 'comment.change', change: intent.change });
  }
}

/** Who reads, and that the network is back. */
function followWorld(account: AccountGate, actor: CommentsActor): () => void {
  let known = account.read().reader?.id ?? null;
  const stopReaders = account.subscribe(() => {
    const readerId = account.read().reader?.id ?? null;
    if (readerId === known) return;
    known = readerId;
    actor.send({ type: 'reader.changed', readerId });
  });
  const online = (): void => actor.send({ type: 'network.returned' });
  addEventListener('online', online);
  return () => {
    stopReaders();
    removeEventListener('online', online);
  };
}

function noticeOf(fact: CommentsFact): ChangeNotice | null {
  if (fact.type === 'change.failed') return { kind: 'failed', what: fact.change.kind, refusal: fact.refusal };
  return fact.change.kind === 'report' ? { kind: 'reported' } : null;
}

function viewOf(
  { stage, page, ids, draft, outgoing }: CommentsView,
  store: CommentStore,
  notice: ChangeNotice | null,
  changes: readonly { readonly id: string }[],
): CommentsSectionView {
  return {
    stage,
    page,
    perPage: store.position.perPage,
    totalItems: store.position.totalItems,
    threads: ids.flatMap((id) => store.thread(id) ?? []),
    draft,
    outgoing: outgoing.map(({ key, draft: words, isTravelling, refusal }) => ({ key, ...words, isTravelling, refusal })),
    changing: new Set(changes.map(({ id }) => id)),
    notice,
  };
}
