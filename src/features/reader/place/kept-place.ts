/** Where a chapter is being read: an element of its content and how far into it, never pixels. Plain JSON. */
export interface KeptPlace {
  readonly workId: string;
  readonly chapterId: string;
  /** Id of the block or page at the reading edge. */
  readonly id: string;
  /** Characters into a block; into a page as page-offset.ts writes it. */
  readonly offset: number;
  /** Which element of the chapter it was, from 0, and of how many. */
  readonly order: number;
  readonly count: number;
  /** Ids of the elements before it, nearest first. */
  readonly before: readonly string[];
  /** Ids of the elements after it, nearest first. */
  readonly after: readonly string[];
  readonly contentHash: string;
  /** Part of the chapter that has been seen, 0 to 1; 1 only where its end page was reached. */
  readonly progress: number;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** Takes whatever was kept; null where it is no place. */
export function parseKeptPlace(kept: unknown): KeptPlace | null {
  if (typeof kept !== 'object' || kept === null) return null;
  const value = kept as Record<string, unknown>;
  const { workId, chapterId, id, offset, order, count, before, after, contentHash, progress, at } = value;
  if (!isText(workId) || !isText(chapterId) || !isText(id) || !isText(contentHash)) return null;
  if (!isAmount(offset) || !isAmount(order) || !isAmount(count) || !isAmount(progress) || !isAmount(at)) return null;
  if (!isTexts(before) || !isTexts(after) || progress > 1 || Number.isNaN(new Date(at).getTime())) return null;
  return { workId, chapterId, id, offset, order, count, before, after, contentHash, progress, at };
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.length <= 200;
}

function isTexts(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.length <= 20 && value.every(isText);
}

function isAmount(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value) && value >= 0;
}
