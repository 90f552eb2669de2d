import type { KeptPlace } from './kept-place.ts';

const NEIGHBOURS = 6;

/** An element of a chapter and how far into it. */
export interface Edge {
  readonly index: number;
  readonly offset: number;
}

/** An edge as it is found again. */
export type Anchor = Pick<KeptPlace, 'id' | 'offset' | 'order' | 'count' | 'before' | 'after'>;

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
 * The element itself where it survives, of several with the same content the one that stands among the same neighbours;
 * else the one that lies as far from most of its surviving neighbours as it did, near ones counting more; else the one at
 * the same part of the chapter. Null in an empty chapter.
 */
export function survivingEdge({ id, offset, order, count, before, after }: Anchor, ids: readonly string[]): Edge | null {
  if (ids.length === 0) return null;
  const expected = count === 0 ? 0 : Math.round((order / count) * ids.length);
  const places = placesByContent(ids);
  const votes = votesOf(before, after, places, ids.length - 1);
  const own = places.get(contentOf(id)) ?? [];
  const index = mostLikely(own.length > 0 ? own : [...votes.keys()], votes, expected);
  return index === null ? { index: Math.min(expected, ids.length - 1), offset: 0 } : { index, offset };
}

/** Content that comes again is numbered in its order, which changes with what comes before it. */
function contentOf(id: string): string {
  return id.replace(/-\d+$/, '');
}

function placesByContent(ids: readonly string[]): ReadonlyMap<string, readonly number[]> {
  const places = new Map<string, number[]>();
  ids.forEach((id, index) => {
    const content = contentOf(id);
    const known = places.get(content);
    if (known === undefined) places.set(content, [index]);
    else known.push(index);
  });
  return places;
}

/** How much speaks for each place, by the neighbours that are left. */
function votesOf(
  before: Anchor['before'],
  after: Anchor['after'],
  places: ReadonlyMap<string, readonly number[]>,
  last: number,
): ReadonlyMap<number, number> {
  const votes = new Map<number, number>();
  for (const [neighbours, side] of [[before, 1] as const, [after, -1] as const])
    neighbours.forEach((id, place) => {
      const found = places.get(contentOf(id)) ?? [];
      for (const at of found) {
        const index = Math.min(Math.max(at + side * (place + 1), 0), last);
        votes.set(index, (votes.get(index) ?? 0) + 1 / ((place + 1) * found.length));
      }
    });
  return votes;
}

/** Of two that are as likely the one nearer to where it was, then the earlier: nothing unread is left out. */
function mostLikely(candidates: readonly number[], votes: ReadonlyMap<number, number>, expected: number): number | null {
  const vote = (index: number): number => votes.get(index) ?? 0;
  const away = (index: number): number => Math.abs(index - expected);
  return candidates.toSorted((one, other) => vote(other) - vote(one) || away(one) - away(other) || one - other)[0] ?? null;
}
