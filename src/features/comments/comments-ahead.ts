import { readFragment } from '#graphql/generated/index.ts';
import { CommentItem_comment } from '#src/entities/comment/CommentItem.tsx';
import type { CommentThread } from '#src/entities/comment/CommentList.tsx';
import type { ChapterPins } from '#src/entities/comment/comment-pin.ts';

/** Comments about what comes after where the reader has been, and whether these are folded. */
export interface AheadChoice {
  /** The furthest element of the chapter that the reader has come to, from 0; null while it is not known. */
  readonly reached: number | null;
  readonly isFolded: boolean;
  readonly onChange: (isFolded: boolean) => void;
}

interface Reader {
  /** While it is not known, nothing about a place is shown. */
  readonly reached: number | null;
  readonly pins: ChapterPins;
  /** Null for a visitor. */
  readonly readerId: string | null;
  /** The thread that is being answered. */
  readonly answeredId: string | null;
}

/** Ids of threads about places that the reader has not come to. Their own, and one that they answer, they know. */
export function threadsAhead(threads: readonly CommentThread[], { reached, pins, readerId, answeredId }: Reader): ReadonlySet<string> {
  const orders = new Map(pins.places().map(({ id, number, order = number - 1 }) => [id, order]));
  const ahead = threads.filter(({ id, comment }) => {
    const { pin, author } = readFragment(CommentItem_comment, comment);
    if (!pin || id === answeredId || (readerId !== null && author?.id === readerId)) return false;
    return (orders.get(pin.id) ?? 0) > (reached ?? -1);
  });
  return new Set(ahead.map(({ id }) => id));
}
