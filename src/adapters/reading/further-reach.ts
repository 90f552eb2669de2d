/** How far a reader has come in a chapter by reading. */
export interface SyncedReach {
  readonly workId: string;
  readonly chapterId: string;
  /** The furthest element, from 0. */
  readonly order: number;
  /** Of the version of the chapter whose elements are counted. */
  readonly contentHash: string;
  /** The end was reached, in this version or an earlier one. */
  readonly isRead: boolean;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** What is known after another reach was told: the furthest within one version of the chapter, otherwise what was told. */
export function widened(known: SyncedReach | null, told: SyncedReach): SyncedReach {
  if (known === null) return told;
  const order = known.contentHash === told.contentHash ? Math.max(known.order, told.order) : told.order;
  return { ...told, order, isRead: known.isRead || told.isRead };
}

export interface ToldReach {
  readonly reach: SyncedReach;
  /** The place that tells of it has taken the place of what is kept: then its version of the chapter does too. */
  readonly isPlaceTaken: boolean;
}

/** Those that what the server knows has changed, as the server decides between devices. */
export function changedReaches(kept: readonly SyncedReach[], told: readonly ToldReach[]): readonly SyncedReach[] {
  const byChapter = new Map(kept.map((reach) => [reach.chapterId, reach]));
  return told.flatMap(({ reach, isPlaceTaken }) => {
    const known = byChapter.get(reach.chapterId);
    if (known === undefined) return [reach];
    const isOther = known.contentHash !== reach.contentHash && !isPlaceTaken;
    const { at } = reach;
    const merged = isOther ? { ...known, isRead: known.isRead || reach.isRead, at } : widened(known, reach);
    return isSame(known, merged) ? [] : [merged];
  });
}

function isSame(one: SyncedReach, other: SyncedReach): boolean {
  return one.order === other.order && one.contentHash === other.contentHash && one.isRead === other.isRead;
}
