import type { Delivered } from './comments.ports.ts';
import type { CommentsContext } from './comments.types.ts';

/** Far more than can be late. */
const KEYS_REMEMBERED = 500;

/** Ids of a loaded page; on the newest page with what was told live while the answer travelled before them. */
export function orderLoaded({ page, toldSince }: CommentsContext, loaded: readonly string[]): readonly string[] {
  const unique = [...new Set(loaded)];
  return page === 1 ? [...toldSince.filter((id) => !unique.includes(id)), ...unique] : unique;
}

/** The thread on the page whose earlier replies are wanted first. */
export function nextToBring({ earlierOf, ids }: CommentsContext): string | undefined {
  return earlierOf.find((id) => ids.includes(id));
}

type Delivery = Pick<CommentsContext, 'delivered' | 'outbox' | 'ids' | 'toldSince' | 'revision'>;

/**
 * The answer to a sent comment and its live event come in any order, late or twice: the first of them takes the comment out of the outbox
 * and into the list, and the key keeps all others from doing anything.
 */
export function afterDelivery(context: CommentsContext, { key, id, isReply }: Delivered): Delivery {
  const { delivered, outbox, ids, toldSince, page, revision } = context;
  if (delivered.includes(key)) return { delivered, outbox, ids, toldSince, revision };
  const left = outbox.filter((outgoing) => outgoing.key !== key);
  const isShown = !isReply && page === 1;
  return {
    delivered: [...delivered, key].slice(-KEYS_REMEMBERED),
    outbox: left,
    ids: isShown && !ids.includes(id) ? [id, ...ids] : ids,
    toldSince: isReply || toldSince.includes(id) ? toldSince : [id, ...toldSince],
    revision: left.length === outbox.length ? revision : revision + 1,
  };
}
