/** How far a replica may be behind. */
export const MOST_LAG_MILLISECONDS = 1000;

/** What the primary had written when: a place in its log of writes. */
interface Written {
  readonly at: number;
  readonly place: bigint;
}

export interface ReplicaLag {
  /** What the replica has not followed yet, oldest first. */
  readonly ahead: readonly Written[];
  readonly follows: boolean;
}

export interface ReplicaLook {
  readonly written: Written;
  /** The place that the replica has followed to. */
  readonly followed: bigint;
  /** In milliseconds, as `written.at`. */
  readonly now: number;
}

/**
 * A replica follows from when it has all that the primary had written until it lacks something for longer than it may. One that does
 * not follow gathers nothing: it follows again once it has the newest, however long that takes.
 */
export function lookAgain({ ahead, follows }: ReplicaLag, { written, followed, now }: ReplicaLook): ReplicaLag {
  const all = follows ? [...ahead, written] : [written];
  const first = all.findIndex(({ place }) => place > followed);
  const oldest = all[first];
  if (oldest === undefined) return { ahead: [], follows: true };
  return { ahead: all.slice(first), follows: follows && now - oldest.at <= MOST_LAG_MILLISECONDS };
}
