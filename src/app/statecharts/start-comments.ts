import { commentsActors, commentsMachine, commentsView, type CommentsFact, type CommentsView } from '#machines/comments/index.ts';
import { CommentStore } from '#src/adapters/comments/comment-store.ts';
import { CommentsOfOneSubject, type SubjectWorld } from '#src/adapters/comments/comments-of-subject.ts';
import { KeptComments } from '#src/adapters/comments/kept-comments.ts';
import type { ChangeNotice, CommentsIntent, CommentsSectionView } from '#src/features/comments/comments-view.ts';
import type { ActorRefFrom } from 'xstate';
import type { AccountGate } from '../gates/account-gate.ts';
import type { App, ChartWorld } from './chart-world.ts';
import type { OpenComments, OpenSubject } from '../gates/comments-source.ts';
import { pageSocket } from '../page-socket.ts';

/** Opens comments by subject: a statechart each under the root, all over one socket. */
export function subjectOpener(app: App, { account, execute, endpoint }: ChartWorld): OpenSubject {
  const socket = pageSocket({ account, endpoint });
  return (subject, tell) => new LookedAt(app, { subject, socket, account, execute }, tell);
}

type World = Pick<ChartWorld, 'account'> & Pick<SubjectWorld, 'subject' | 'socket' | 'execute'>;

/** The comments of a subject while somebody looks at them. */
class LookedAt implements OpenComments {
  readonly #app: App;
  readonly #id: string;
  readonly #store = new CommentStore();
  readonly #actor: CommentsActor;
  readonly #tell: () => void;
  readonly #stopFollowing: () => void;
  #notice: ChangeNotice | null = null;
  #view: CommentsSectionView;

  constructor(app: App, world: World, tell: () => void) {
    const { subject, account } = world;
    this.#app = app;
    this.#tell = tell;
    this.#id = `comments.${subject.workId}.${subject.chapterId ?? 'work'}`;
    this.#actor = this.#open(world);
    this.#view = this.#look();
    this.#actor.on('*', (fact) => this.#say(noticeOf(fact)));
    this.#actor.subscribe(() => this.#change());
    this.#stopFollowing = followWorld(account, this.#actor);
  }

  readonly read = (): CommentsSectionView => this.#view;

  readonly send = (intent: CommentsIntent): void => {
    if (intent.type === 'notice.dismissed') this.#say(null);
    else pass(intent, this.#actor);
  };

  readonly isSending = (): boolean => {
    const snapshot = this.#actor.getSnapshot();
    const { isRecalling, outgoing } = commentsView(snapshot);
    return isRecalling || snapshot.context.changes.length > 0 || outgoing.some(({ refusal }) => refusal === null);
  };

  readonly close = (): void => {
    this.#stopFollowing();
    this.#app.send({ type: 'comments.close', id: this.#id });
  };

  #open(world: World): CommentsActor {
    const kept = new KeptComments(
      () => localStorage,
      () => sessionStorage,
      world.subject,
    );
    const ports = new CommentsOfOneSubject({ ...world, store: this.#store, kept, onChange: () => this.#change() });
    const logic = commentsMachine.provide({ actors: commentsActors(ports) });
    const readerId = world.account.read().reader?.id ?? null;
    this.#app.send({ type: 'comments.open', id: this.#id, logic, readerId });
    const { children } = this.#app.getSnapshot();
    return (children as Readonly<Record<string, unknown>>)[this.#id] as CommentsActor;
  }

  #say(notice: ChangeNotice | null): void {
    this.#notice = notice;
    this.#change();
  }

  #change(): void {
    this.#view = this.#look();
    this.#tell();
  }

  #look(): CommentsSectionView {
    const snapshot = this.#actor.getSnapshot();
    return viewOf(commentsView(snapshot), this.#store, this.#notice, snapshot.context.changes);
  }
}

type CommentsActor = ActorRefFrom<typeof commentsMachine>;

function pass(intent: Exclude<CommentsIntent, { type: 'notice.dismissed' }>, actor: CommentsActor): void {
  switch (intent.type) {
    case 'page.chosen':
      return actor.send({ type: 'page.choose', page: intent.page });
    case 'list.retryChosen':
      return actor.send({ type: 'list.retry' });
    case 'earlier.chosen':
      return actor.send({ type: 'earlier.ask', threadId: intent.threadId });
    case 'draft.changed':
      return actor.send({ type: 'draft.changed', draft: intent.draft });
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
  { stage, page, ids, earlier, draft, outgoing }: CommentsView,
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
    earlier,
    draft,
    outgoing: outgoing.map(({ key, draft: words, isTravelling, refusal }) => ({ key, ...words, isTravelling, refusal })),
    changing: new Set(changes.map(({ id }) => id)),
    notice,
  };
}
