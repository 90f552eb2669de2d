import type { PersistedDocument } from '#graphql/document/persisted-document.ts';
import { OwnReading } from '#graphql/generated/documents/OwnReading.ts';
import { SavePositions } from '#graphql/generated/documents/SavePositions.ts';
import type { Language, OwnReadingQuery, ReadingPositionInput } from '#graphql/generated/graphql.ts';
import { ReadingRefused, type ReadingSyncPorts } from '#machines/reading-sync/reading-sync.ports.ts';
import { OperationFailed } from '../graphql/graphql-host.errors.ts';
import { takesPlaceOf } from './further-place.ts';
import type { QueuedPlace, ReadingQueue } from './reading-queue.ts';

const ASKED_KEY = 'futago.reading-asked';
/** So many that a page which is left can still send them. */
const MOST_AT_ONCE = 25;

type Ask = <Result, Variables>(
  document: PersistedDocument<Result, Variables>,
  variables: Variables,
  signal?: AbortSignal,
) => Promise<Result>;

export interface SyncedPlace {
  readonly workId: string;
  readonly chapterId: string;
  readonly id: string;
  readonly offset: number;
  readonly order: number;
  readonly count: number;
  readonly before: readonly string[];
  readonly after: readonly string[];
  readonly contentHash: string;
  readonly progress: number;
  readonly at: number;
}

export interface ContinuedWork {
  readonly id: string;
  readonly title: string;
  readonly chapter: { readonly id: string; readonly number: string; readonly title: string | null };
  readonly reading_at: number;
}

export interface SyncedReadingWorld {
  readonly execute: Ask;
  readonly language: Language;
  readonly queue: ReadingQueue<SyncedPlace>;
  readonly places: {
    readonly all: () => readonly SyncedPlace[];
    /** Each takes the place of what is kept of its chapter. */
    readonly replace: (places: readonly SyncedPlace[]) => void;
  };
  readonly history: { readonly add: (entries: readonly ContinuedWork[]) => Promise<unknown> };
  /** What other devices knew stands in places and history. */
  readonly onTaken: () => void;
  /** Of the reader; null for a visitor. */
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
    const { execute, language, history, onTaken, sessionId } = this.#world;
    const session = sessionId();
    if (session !== null && session === this.#asked()) return;
    const { viewer } = await understood(execute(OwnReading, { language }, signal));
    if (viewer === null || signal.aborted) throw new ReadingRefused('Nobody is signed in any more.');
    this.#takeIn(readerId, viewer.positions);
    // A browser without a history goes on without.
    await history.add(viewer.continueReading.map(continued)).catch(() => undefined);
    onTaken();
    if (session !== null) this.#markAsked(session);
  };

  readonly send: ReadingSyncPorts['send'] = async (readerId, signal) => {
    const { execute, queue } = this.#world;
    const taken = queue.take(readerId, MOST_AT_ONCE);
    if (taken.length === 0) return queue.of(readerId).length;
    try {
      const { savePositions } = await understood(execute(SavePositions, { positions: taken.map(positionOf) }, signal));
      if (savePositions.__typename === 'Throttled') throw new ReadingRefused('The server has taken enough places for now.');
      queue.settle(taken);
    } catch (error) {
      // What the server will never take would hold up everything after it.
      if (error instanceof BadPlaces) queue.settle(taken);
      else queue.release(taken);
      throw error;
    }
    return queue.of(readerId).length;
  };

  #takeIn(readerId: string, positions: readonly KnownPosition[]): void {
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
    if (further.length > 0) places.replace(further.map(placeOf));
  }

  #asked(): string | null {
    try {
      return this.#storage().getItem(ASKED_KEY);
    } catch {
      return null;
    }
  }

  #markAsked(session: string): void {
    try {
      this.#storage().setItem(ASKED_KEY, session);
    } catch {
      // Denied or full: the next page asks again.
    }
  }
}

/** Thrown where the server calls the places themselves wrong: sent again they would be refused again. */
class BadPlaces extends ReadingRefused {}

function positionOf({ place, isRereading }: QueuedPlace<SyncedPlace>): ReadingPositionInput {
  const { id, at, before, after, ...rest } = place;
  return { ...rest, before, after, elementId: id, at: new Date(at).toISOString(), isRereading };
}

function placeOf({ elementId, at, rereadSince: _rereadSince, ...rest }: KnownPosition): SyncedPlace {
  return { ...rest, id: elementId, at: Date.parse(at) };
}

function comparedOf({ progress, at, rereadSince }: KnownPosition) {
  return { progress, at: Date.parse(at), rereadSince: rereadSince === null ? null : Date.parse(rereadSince) };
}

function continued({ at, work, chapter }: NonNullable<OwnReadingQuery['viewer']>['continueReading'][number]): ContinuedWork {
  return { id: work.id, title: work.title, chapter, reading_at: Date.parse(at) };
}

/** An answer that says no is a refusal; a server that broke, or none, says nothing of whether it was done. */
async function understood<Result>(asking: Promise<Result>): Promise<Result> {
  try {
    return await asking;
  } catch (error) {
    if (!(error instanceof OperationFailed) || error.codes.length === 0 || error.codes.includes('INTERNAL_SERVER_ERROR')) throw error;
    throw error.codes.includes('BAD_USER_INPUT') ? new BadPlaces(error.message) : new ReadingRefused(error.message);
  }
}
