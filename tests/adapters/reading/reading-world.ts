import type { PersistedDocument } from '#graphql/document/persisted-document.ts';
import type { SyncedReach } from '#src/adapters/reading/further-reach.ts';
import { ReadingQueue } from '#src/adapters/reading/reading-queue.ts';
import { type ContinuedWork, SyncedReading, type SyncedPlace } from '#src/adapters/reading/synced-reading.ts';

export const NOON = Date.parse('2026-11-20T12:00:00.000Z');

export function place(chapterId: string, given: Partial<SyncedPlace> = {}): SyncedPlace {
  const anchor = { id: 'p3', offset: 12, order: 2, count: 9, before: ['p2', 'p1'], after: ['p4'], contentHash: 'h1' };
  return { workId: '12', chapterId, ...anchor, progress: 0.5, at: NOON, ...given };
}

export function reached(chapterId: string, given: Partial<SyncedReach> = {}): SyncedReach {
  return { workId: '12', chapterId, order: 2, contentHash: 'h1', isRead: false, at: NOON, ...given };
}

interface Told extends Partial<SyncedPlace> {
  readonly reach?: number;
  readonly readAt?: string;
  readonly rereadSince?: string;
}

/** As the server tells it. */
export function position(chapterId: string, { reach = 2, readAt, rereadSince, ...given }: Told = {}) {
  const { id, at, ...told } = place(chapterId, given);
  const instants = { at: new Date(at).toISOString(), readAt: readAt ?? null, rereadSince: rereadSince ?? null };
  return { ...told, elementId: id, reach, ...instants };
}

interface Sent {
  readonly operation: string;
  readonly variables: unknown;
}

export const SAVED = { savePositions: { __typename: 'PositionsSaved' } };

/** A browser over a host that gives these answers, and what it sends and keeps. */
export function world(answers: readonly (object | Error)[], session: string | null = 'one') {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  } as Storage;
  const open = (page: string) => new ReadingQueue<SyncedPlace>({ parse: (given) => given as SyncedPlace, storage: () => storage, page });
  const [queue, elsewhere] = [open('this'), open('another')];
  const sent: Sent[] = [];
  const left = [...answers];
  const execute = async <Result, Variables>({ name }: PersistedDocument<Result, Variables>, variables: Variables): Promise<Result> => {
    sent.push({ operation: name, variables });
    const answer = left.shift();
    if (answer === undefined || answer instanceof Error) throw answer ?? new Error('Nothing was to be sent any more.');
    return answer as Result;
  };
  const local: SyncedPlace[] = [];
  const reaches: SyncedReach[] = [];
  const entries: ContinuedWork[] = [];
  const taken: number[] = [];
  const reading = new SyncedReading({
    execute,
    language: 'vi',
    queue,
    places: {
      all: () => local,
      replace: (places) => void local.push(...places),
      forgetChapters: (ids) => void local.splice(0, local.length, ...local.filter(({ chapterId }) => !ids.has(chapterId))),
    },
    reaches: {
      all: () => reaches,
      replace: (given) => {
        const ids = new Set(given.map(({ chapterId }) => chapterId));
        reaches.splice(0, reaches.length, ...reaches.filter(({ chapterId }) => !ids.has(chapterId)), ...given);
      },
      forgetChapters: (ids) => void reaches.splice(0, reaches.length, ...reaches.filter(({ chapterId }) => !ids.has(chapterId))),
    },
    history: {
      list: async () => [...entries],
      add: async (added) => void entries.push(...added),
      remove: async (id) => void entries.splice(0, entries.length, ...entries.filter((entry) => entry.id !== id)),
    },
    onTaken: () => taken.push(local.length + entries.length),
    sessionId: () => session,
    storage: () => storage,
  });
  return { reading, queue, elsewhere, sent, local, reaches, entries, taken, signal: new AbortController().signal };
}

export const known = (positions: readonly object[], continueReading: readonly object[] = []) => ({
  viewer: { positions, continueReading },
});
