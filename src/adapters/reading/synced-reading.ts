import type { Execute } from '#graphql/document/persisted-document.ts';
import { ForgetPositions } from '#graphql/generated/documents/ForgetPositions.ts';
import { OwnReading } from '#graphql/generated/documents/OwnReading.ts';
import { SavePositions } from '#graphql/generated/documents/SavePositions.ts';
import type { Language, OwnReadingQuery, ReadingPositionInput } from '#graphql/generated/graphql.ts';
import { ReadingRefused, type ReadingSyncPorts } from '#machines/reading-sync/reading-sync.ports.ts';
import type { OperationFailed } from '../graphql/graphql-host.errors.ts';
import { understood } from '../graphql/understood.ts';
import { takesPlaceOf } from './further-place.ts';
import { changedReaches, type SyncedReach } from './further-reach.ts';
import { addForgotten, forgottenOf, settleForgotten } from './forgotten-reading.ts';
import type { QueuedPlace, ReadingQueue } from './reading-queue.ts';
import { keepTaken, takenReading, type TakenReading } from './taken-reading.ts';

/** Milliseconds by which the history moves an entry whose instant is another's, at most. */
const MOVED = 1000;
/** So many that a page which is left can still send them. */
const MOST_AT_ONCE = 25;

/** A place as the server takes it, but named and dated as this browser does. */
export interface SyncedPlace extends Omit<ReadingPositionInput, 'elementId' | 'reach' | 'at' | 'isRereading'> {
  /** Of the block or page. */
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly at: number;
}

type KnownWork = NonNullable<OwnReadingQuery['viewer']>['continueReading'][number]['work'];

interface ContinuedChapter {
  readonly id: string;
  readonly number: string;
  readonly title: string | null;
}

export interface ContinuedWork {
  readonly id: string;
  readonly title: string;
  readonly chapter: ContinuedChapter;
  readonly next: ContinuedChapter | null;
  readonly cover: (NonNullable<KnownWork['cover']> & { readonly isVeiled: boolean }) | null;
  readonly reading_at: number;
}

export interface SyncedReadingWorld {
  readonly execute: Execute;
  readonly language: Language;
  readonly queue: ReadingQueue<SyncedPlace>;
  readonly places: {
    readonly all: () => readonly SyncedPlace[];
    /** Each takes the place of what is kept of its chapter. */
    readonly replace: (places: readonly SyncedPlace[]) => void;
    readonly forgetChapters: (chapterIds: ReadonlySet<string>) => void;
  };
  /** How far the reader came in chapters, which goes along with their places. */
  readonly reaches: {
    readonly all: () => readonly SyncedReach[];
    /** Each takes the place of what is kept of its chapter. */
    readonly replace: (reaches: readonly SyncedReach[]) => void;
    readonly forgetChapters: (chapterIds: ReadonlySet<string>) => void;
  };
  /** Each rejects where the browser keeps no history. */
  readonly history: {
    readonly list: () => Promise<readonly Pick<ContinuedWork, 'id' | 'reading_at'>[]>;
    readonly add: (entries: readonly ContinuedWork[]) => Promise<unknown>;
    readonly remove: (id: string) => Promise<void>;
  };
  /** What other devices knew stands in places and history, or has gone from there. */
  readonly onTaken: () => void;
  /** Of the reader; null for a visitor, empty where the stored login does not say it. */
  readonly sessionId: () => string | null;
  readonly storage?: () => Storage;
}

type KnownPosition = NonNullable<OwnReadingQuery['viewer']>['positions'][number];

/** A reader's places at the API host: those of this browser's queue go there, those of other devices come from there. */
export class SyncedReading implements ReadingSyncPorts {
  readonly #world: SyncedReadingWorld;
  readonly #storage: () => Storage;

  constructor(world: SyncedReadingWorld) {
    this.#world = world;
    this.#storage = world.storage ?? (() => localStorage);
  }

  /** A session lives on one device: once taken in, nothing else can have changed before the next one. */
  readonly ask: ReadingSyncPorts['ask'] = async (readerId, signal) => {
    const { execute, language, onTaken, sessionId } = this.#world;
    const session = sessionId();
    if (session !== null && session !== '' && session === takenReading(this.#storage)?.sessionId) return;
    await this.#tellForgotten(readerId, signal);
    const { viewer } = await understood(execute(OwnReading, { language }, signal), refusalOf);
    if (viewer === null || signal.aborted) throw new ReadingRefused('Nobody is signed in any more.');
    const further = this.#takeIn(readerId, viewer.positions);
    const reaches = instants(this.#takeReaches(viewer.positions, new Set(further.map(({ chapterId }) => chapterId))));
    const works = await this.#noteRead(viewer.continueReading.map(continued));
    if (session !== null) this.#remember({ readerId, sessionId: session, chapters: instants(further), reaches, works });
    // Who read has left while the history was written: what this brought goes with them.
    if (signal.aborted) return this.forgetOthers(null);
    onTaken();
  };

  /** What was brought for another reader, and not read here since, goes: nobody else at this device is to see it. */
  async forgetOthers(readerId: string | null): Promise<void> {
    const { places, reaches, history, onTaken } = this.#world;
    const taken = takenReading(this.#storage);
    if (taken === null || taken.readerId === readerId) return;
    keepTaken(this.#storage, null);
    reaches.forgetChapters(untouched(reaches.all(), taken.reaches));
    places.forgetChapters(untouched(places.all(), taken.chapters));
    for (const { id, reading_at } of await history.list().catch(() => [])) {
      const brought = taken.works[id];
      if (brought !== undefined && reading_at >= brought && reading_at < brought + MOVED) await history.remove(id).catch(() => undefined);
    }
    onTaken();
  }

  readonly send: ReadingSyncPorts['send'] = async (readerId, signal) => {
    const { queue } = this.#world;
    // Without a wait where there is nothing to tell: a page that is left sends in the same moment or never.
    if (forgottenOf(this.#storage, readerId).length > 0) await this.#tellForgotten(readerId, signal);
    const taken = queue.take(readerId, MOST_AT_ONCE);
    if (taken.length > 0) await this.#deliver(taken, signal);
    return queue.of(readerId).length;
  };

  /** Before the reader's session ends: all that waits, also what a page that has just gone was sending. Sent twice it is kept once. */
  async sendLast(readerId: string, signal: AbortSignal): Promise<void> {
    await this.#tellForgotten(readerId, signal);
    const waiting = this.#world.queue.of(readerId);
    for (let sent = 0; sent < waiting.length; sent += MOST_AT_ONCE) await this.#deliver(waiting.slice(sent, sent + MOST_AT_ONCE), signal);
  }

  /** What the reader took out of their history here is to go everywhere; the next `ask` or `send` says so. */
  forget(readerId: string, workId: string | null): void {
    this.#world.queue.drop(readerId, workId);
    addForgotten(this.#storage, { readerId, workId });
  }

  async #deliver(taken: readonly QueuedPlace<SyncedPlace>[], signal: AbortSignal): Promise<void> {
    const { execute, queue, reaches } = this.#world;
    const known = new Map(reaches.all().map((reach) => [reach.chapterId, reach]));
    const positions = taken.map((queued) => positionOf(queued, known.get(queued.place.chapterId)));
    try {
      const { savePositions } = await understood(execute(SavePositions, { positions }, signal), refusalOf);
      if (savePositions.__typename === 'Throttled') throw new ReadingRefused('The server has taken enough places for now.');
      queue.settle(taken);
    } catch (error) {
      // What the server will never take would hold up everything after it.
      if (error instanceof BadPlaces) queue.settle(taken);
      else queue.release(taken);
      throw error;
    }
  }

  /** Before anything else: what is read after it stays. */
  async #tellForgotten(readerId: string, signal: AbortSignal): Promise<void> {
    const { execute, language } = this.#world;
    for (const forgotten of forgottenOf(this.#storage, readerId)) {
      await understood(execute(ForgetPositions, { language, workId: forgotten.workId }, signal), refusalOf);
      settleForgotten(this.#storage, forgotten);
    }
  }

  /** Beside what earlier sessions of the reader brought. */
  #remember({ readerId, sessionId, chapters, reaches, works }: Required<TakenReading>): void {
    const known = takenReading(this.#storage);
    const before = known?.readerId === readerId ? known : null;
    keepTaken(this.#storage, {
      readerId,
      sessionId,
      chapters: { ...before?.chapters, ...chapters },
      reaches: { ...before?.reaches, ...reaches },
      works: { ...before?.works, ...works },
    });
  }

  #takeIn(readerId: string, positions: readonly KnownPosition[]): readonly SyncedPlace[] {
    const { places, queue } = this.#world;
    const kept = new Map(places.all().map((place) => [place.chapterId, place]));
    const rereadings = new Set(
      queue
        .of(readerId)
        .filter(({ isRereading }) => isRereading)
        .map(({ place }) => place.chapterId),
    );
    const further = positions.filter((position) => {
      const own = kept.get(position.chapterId);
      return own === undefined || (!rereadings.has(position.chapterId) && takesPlaceOf(comparedOf(position), own));
    });
    const taken = further.map(placeOf);
    if (taken.length > 0) places.replace(taken);
    return taken;
  }

  #takeReaches(positions: readonly KnownPosition[], further: ReadonlySet<string>): readonly SyncedReach[] {
    const { reaches } = this.#world;
    const told = positions.map((position) => ({ reach: reachOf(position), isPlaceTaken: further.has(position.chapterId) }));
    const changed = changedReaches(reaches.all(), told);
    if (changed.length > 0) reaches.replace(changed);
    return changed;
  }

  /** Those that the history did not know as newer; a browser without a history goes on without. */
  async #noteRead(works: readonly ContinuedWork[]): Promise<Readonly<Record<string, number>>> {
    const { history } = this.#world;
    const known = new Map((await history.list().catch(() => [])).map(({ id, reading_at }) => [id, reading_at]));
    const newer = works.filter(({ id, reading_at }) => (known.get(id) ?? 0) < reading_at);
    await history.add(newer).catch(() => undefined);
    return Object.fromEntries(newer.map(({ id, reading_at }) => [id, reading_at]));
  }
}

/** Thrown where the server calls the places themselves wrong: sent again they would be refused again. */
class BadPlaces extends ReadingRefused {}

type Dated = Pick<SyncedPlace, 'chapterId' | 'at'>;

function instants(dated: readonly Dated[]): Readonly<Record<string, number>> {
  return Object.fromEntries(dated.map(({ chapterId, at }) => [chapterId, at]));
}

/** Chapters of which the same is still kept as was brought. */
function untouched(kept: readonly Dated[], brought: Readonly<Record<string, number>> = {}): ReadonlySet<string> {
  return new Set(kept.filter(({ chapterId, at }) => brought[chapterId] === at).map(({ chapterId }) => chapterId));
}

/** A reach of another version of the chapter says nothing about its elements. */
function positionOf({ place, isRereading }: QueuedPlace<SyncedPlace>, known: SyncedReach | undefined): ReadingPositionInput {
  const { id, at, before, after, ...rest } = place;
  const reach = known?.contentHash === place.contentHash ? Math.min(known.order, place.count) : null;
  return { ...rest, before, after, reach, elementId: id, at: new Date(at).toISOString(), isRereading };
}

function placeOf({ elementId, at, reach: _reach, readAt: _readAt, rereadSince: _rereadSince, ...rest }: KnownPosition): SyncedPlace {
  return { ...rest, id: elementId, at: Date.parse(at) };
}

function reachOf({ workId, chapterId, reach: order, contentHash, readAt, at }: KnownPosition): SyncedReach {
  return { workId, chapterId, order, contentHash, isRead: readAt !== null, at: Date.parse(at) };
}

function comparedOf({ progress, at, rereadSince }: KnownPosition) {
  return { progress, at: Date.parse(at), rereadSince: rereadSince === null ? null : Date.parse(rereadSince) };
}

function continued({ at, work, chapter }: NonNullable<OwnReadingQuery['viewer']>['continueReading'][number]): ContinuedWork {
  const cover = work.cover && { ...work.cover, isVeiled: work.isSensitive };
  return { id: work.id, title: work.title, chapter, next: null, cover, reading_at: Date.parse(at) };
}

function refusalOf({ codes, message }: OperationFailed): ReadingRefused {
  return codes.includes('BAD_USER_INPUT') ? new BadPlaces(message) : new ReadingRefused(message);
}
