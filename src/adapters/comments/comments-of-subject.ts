import type { Execute } from '#graphql/document/persisted-document.ts';
import { CommentEvents } from '#graphql/generated/documents/CommentEvents.ts';
import { CommentsOfSubject } from '#graphql/generated/documents/CommentsOfSubject.ts';
import { DeleteComment } from '#graphql/generated/documents/DeleteComment.ts';
import { EditComment } from '#graphql/generated/documents/EditComment.ts';
import { RepliesBefore } from '#graphql/generated/documents/RepliesBefore.ts';
import { ReportComment } from '#graphql/generated/documents/ReportComment.ts';
import { SendComment } from '#graphql/generated/documents/SendComment.ts';
import type { CommentEventsSubscription } from '#graphql/generated/graphql.ts';
import { CommentRefused, type CommentsPorts, type Delivered } from '#machines/comments/comments.ports.ts';
import type { Change, Outgoing, Refusal } from '#machines/comments/comments.types.ts';
import type { OperationFailed } from '../graphql/graphql-host.errors.ts';
import { understood } from '../graphql/understood.ts';
import type { SubscriptionSocket } from '../subscriptions/subscription-socket.ts';
import type { CommentStore, ToldComment } from './comment-store.ts';
import type { KeptComments } from './kept-comments.ts';

export interface CommentedSubject {
  readonly workId: string;
  /** Null for the work itself. */
  readonly chapterId: string | null;
}

export interface SubjectWorld {
  readonly subject: CommentedSubject;
  readonly execute: Execute;
  readonly socket: Pick<SubscriptionSocket, 'subscribe'>;
  readonly store: CommentStore;
  readonly kept: KeptComments;
  /** The store holds something else than before. */
  readonly onChange: () => void;
}

/** The comments of one subject at the API host. Whatever it tells is in the store before the statechart hears of it. */
export class CommentsOfOneSubject implements CommentsPorts {
  readonly #world: SubjectWorld;
  readonly recall: CommentsPorts['recall'];
  readonly keep: CommentsPorts['keep'];

  constructor(world: SubjectWorld) {
    this.#world = world;
    this.recall = world.kept.recall;
    this.keep = world.kept.keep;
  }

  readonly loadPage = async (page: number, signal: AbortSignal): Promise<readonly string[]> => {
    const { execute, subject, store, onChange } = this.#world;
    const since = store.clock;
    const { comments } = await execute(CommentsOfSubject, { subject, page }, signal);
    store.takePage(comments, since);
    onChange();
    return comments.items.map(({ id }) => id);
  };

  readonly loadEarlier = async (threadId: string, signal: AbortSignal): Promise<void> => {
    const { execute, store, onChange } = this.#world;
    const since = store.clock;
    const replyId = store.thread(threadId)?.replies[0]?.id;
    if (replyId === undefined) return;
    const { repliesBefore } = await execute(RepliesBefore, { replyId }, signal);
    store.takeEarlier(threadId, replyId, repliesBefore, since);
    onChange();
  };

  readonly openLive: CommentsPorts['openLive'] = (tell) =>
    this.#world.socket.subscribe<CommentEventsSubscription>(
      { query: CommentEvents.text, variables: { ...this.#world.subject } },
      {
        onOpened: () => tell({ type: 'live.opened' }),
        onResult: ({ commentEvents }) => {
          if (commentEvents.__typename !== 'CommentAdded') return this.#takeChanged(commentEvents.comment);
          this.#takeAdded(commentEvents.comment);
          tell({ type: 'comment.added', ...delivered(commentEvents.idempotencyKey, commentEvents.comment) });
        },
        onEnded: (reason) => tell({ type: reason === 'refused' ? 'live.refused' : 'live.closed' }),
      },
    );

  readonly send = async ({ key, draft }: Outgoing, signal: AbortSignal): Promise<Delivered> => {
    const { execute, subject } = this.#world;
    const input = { subject, ...draft, idempotencyKey: key };
    const { sendComment } = await understood(
      execute(SendComment, { input }, signal),
      refusalBy(draft.pinId === null ? 'failed' : 'notFound'),
    );
    if (sendComment.__typename !== 'Comment') throw new CommentRefused(REFUSALS[sendComment.__typename]);
    this.#takeAdded(sendComment);
    return delivered(key, sendComment);
  };

  readonly change = async (change: Change, signal: AbortSignal): Promise<void> => {
    const { execute } = this.#world;
    if (change.kind === 'report') {
      const { reportComment } = await understood(execute(ReportComment, { id: change.id, reason: change.reason }, signal), refusalOf);
      if (reportComment.__typename !== 'Done') throw new CommentRefused(REFUSALS[reportComment.__typename]);
      return;
    }
    const changed =
      change.kind === 'delete'
        ? (await understood(execute(DeleteComment, { id: change.id }, signal), refusalOf)).deleteComment
        : (await understood(execute(EditComment, wordsOf(change), signal), refusalOf)).editComment;
    if (changed.__typename !== 'Comment') throw new CommentRefused(REFUSALS[changed.__typename]);
    this.#takeChanged(changed);
  };

  #takeAdded(comment: ToldComment): void {
    this.#world.store.takeAdded(comment);
    this.#world.onChange();
  }

  #takeChanged(comment: ToldComment): void {
    this.#world.store.takeChanged(comment);
    this.#world.onChange();
  }
}

function wordsOf({ id, text, emoji, isSpoiler }: Extract<Change, { kind: 'edit' }>) {
  return { id, text, emoji, isSpoiler };
}

const REFUSALS = {
  CommentSubjectNotFound: 'notFound',
  CommentNotYours: 'notFound',
  InvalidInput: 'invalid',
  Throttled: 'throttled',
} as const satisfies Record<string, Refusal>;

/** `whenBad`: what input means that the host cannot take. */
function refusalBy(whenBad: Refusal): (failure: OperationFailed) => CommentRefused {
  return ({ codes }) => {
    if (codes.includes('UNAUTHENTICATED')) return new CommentRefused('signedOut');
    if (codes.includes('BLOCKED')) return new CommentRefused('blocked');
    return new CommentRefused(codes.includes('BAD_USER_INPUT') ? whenBad : 'failed');
  };
}

const refusalOf = refusalBy('failed');

function delivered(key: string, { id, replyToId }: ToldComment): Delivered {
  return { key, id, isReply: replyToId !== null };
}
