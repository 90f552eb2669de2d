import type { KeptPlace } from './kept-place.ts';

const NEIGHBOURS = 6;

/** An element of a chapter and how far into it. */
export interface Edge {
  readonly index: number;
  readonly offset: number;
}

type Anchor = Pick<KeptPlace, 'id' | 'offset' | 'order' | 'count' | 'before' | 'after'>;

/** Names an edge so that it is found again in another version of the chapter; null where there is no such element. */
export function anchorOf(ids: readonly string[], { index, offset }: Edge): Anchor | null {
  const id = ids[index];
  if (id === undefined) return null;
  return {
    id,
    offset,
    order: index,
    count: ids.length,
    before: ids.slice(Math.max(index - NEIGHBOURS, 0), index).toReversed(),
    after: ids.slice(index + 1, index + 1 + NEIGHBOURS),
  };
}

/**
 * The element itself where it survives; else the one that lies as far from its nearest surviving neighbour as it did;
 * else the one at the same part of the chapter. Null in an empty chapter.
 */
export function survivingEdge({ id, offset, order, count, before, after }: Anchor, ids: readonly string[]): Edge | null {
  if (ids.length === 0) return null;
  const within = (index: number): number => Math.min(Math.max(index, 0), ids.length - 1);
  const own = ids.indexOf(id);
  if (own !== -1) return { index: own, offset };
  for (let distance = 1; distance <= Math.max(before.length, after.length); distance += 1) {
    const earlier = indexOf(ids, before[distance - 1]);
    if (earlier !== -1) return { index: within(earlier + distance), offset };
    const later = indexOf(ids, after[distance - 1]);
    if (later !== -1) return { index: within(later - distance), offset };
  }
  return { index: within(count === 0 ? 0 : Math.round((order / count) * ids.length)), offset: 0 };
}

function indexOf(ids: readonly string[], id: string | undefined): number {
  return id === undefined ? -1 : ids.indexOf(id);
}
