import type { SnapshotFrom } from 'xstate';
import type { commentsMachine } from './comments.machine.ts';
import type { Draft, Outgoing } from './comments.types.ts';
import { isSendable, ownDraft } from './outbox.ts';

type Snapshot = SnapshotFrom<typeof commentsMachine>;

/** What a list of comments needs; the comments themselves are read from the store by id. */
export interface CommentsView {
  readonly stage: 'loading' | 'shown' | 'failed';
  readonly page: number;
  readonly ids: readonly string[];
  /** Threads whose earlier replies are wanted or on their way, or did not come. */
  readonly earlier: ReadonlyMap<string, 'travelling' | 'failed'>;
  readonly isLive: boolean;
  /** What an earlier page kept is being looked for. */
  readonly isRecalling: boolean;
  readonly draft: Draft;
  readonly canSend: boolean;
  /** The reader's own on their way, oldest first; `isTravelling` for the one that is being sent. */
  readonly outgoing: readonly (Outgoing & { readonly isTravelling: boolean })[];
}

export function commentsView(snapshot: Snapshot): CommentsView {
  const { page, ids, outbox, readerId, sending, earlierOf, noEarlierOf } = snapshot.context;
  const draft = ownDraft(snapshot.context);
  const isFailed = snapshot.matches({ list: 'failed' });
  const isShown = snapshot.matches({ list: 'shown' }) || ids.length > 0;
  return {
    stage: isShown ? 'shown' : isFailed ? 'failed' : 'loading',
    page,
    ids,
    earlier: new Map([...noEarlierOf.map((id) => [id, 'failed'] as const), ...earlierOf.map((id) => [id, 'travelling'] as const)]),
    isLive: snapshot.matches({ live: { listening: 'open' } }),
    isRecalling: snapshot.matches({ storage: 'recalling' }),
    draft,
    canSend: readerId !== null && isSendable(draft),
    outgoing: outbox
      .filter(({ authorId }) => authorId === readerId)
      .map((outgoing) => ({ ...outgoing, isTravelling: outgoing.key === sending })),
  };
}
