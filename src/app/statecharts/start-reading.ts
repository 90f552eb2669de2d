import { readingSyncActors, readingSyncMachine } from '#machines/reading-sync/index.ts';
import { carryIncognito } from '#src/adapters/incognito/carried-incognito.ts';
import { forgetOwned } from '#src/adapters/account/owned-names.ts';
import { forgetAuthor } from '#src/adapters/comments/kept-subjects.ts';
import { ReadingQueue } from '#src/adapters/reading/reading-queue.ts';
import { SyncedReading } from '#src/adapters/reading/synced-reading.ts';
import { parseKeptPlace, type KeptPlace } from '#src/features/reader/place/kept-place.ts';
import { twinOf } from '#src/i18n/catalog.ts';
import type { SiteContext } from '#src/routes/-site-context.ts';
import type { ActorRefFrom } from 'xstate';
import type { AccountGate } from '../gates/account-gate.ts';
import { type OpenDesk, type Origins, readingDesk } from '../reading-desk.ts';

/** Milliseconds that who signs out waits for their last places to be taken. */
const PARTING = 2000;

export interface SyncedPage extends Pick<SiteContext, 'execute' | 'language'> {
  readonly sites: Origins;
  readonly gate: AccountGate;
}

/** What carries a reader's places to the server and back. */
export interface ReadingSync {
  readonly desk: OpenDesk;
  readonly queue: ReadingQueue<KeptPlace>;
  readonly reading: SyncedReading;
  /** The statechart over the API host, to be given to the root. */
  readonly machine: typeof readingSyncMachine;
}

export function openReadingSync({ execute, language, sites, gate }: SyncedPage): ReadingSync {
  const desk = readingDesk(language, sites);
  carryIncognito(document, sites[twinOf(language)].origin, desk.incognitoMark);
  const queue = new ReadingQueue<KeptPlace>({ parse: parseKeptPlace });
  const sessionId = (): string | null => gate.read().reader?.sessionId ?? null;
  const { places, keptReach: reaches, history, tellTaken: onTaken } = desk;
  const reading = new SyncedReading({ execute, language, queue, places, reaches, history, onTaken, sessionId });
  return { desk, queue, reading, machine: readingSyncMachine.provide({ actors: readingSyncActors(reading) }) };
}

/** What a reader has just read is sent before their session ends. What the server does not take in time waits for their next one here. */
export async function partFrom(readerId: string, { desk, reading }: Pick<ReadingSync, 'desk' | 'reading'>): Promise<void> {
  if (!desk.isIncognito()) await reading.sendLast(readerId, AbortSignal.timeout(PARTING)).catch(() => undefined);
}

/** Of what was to be sent for a reader whose account is no more, places, comments, forms and uploads, nothing stays in this browser. */
export function forgetAccount({ queue }: Pick<ReadingSync, 'queue'>): (readerId: string) => void {
  return (readerId) => {
    queue.drop(readerId, null);
    for (const storage of [() => localStorage, () => sessionStorage]) {
      forgetOwned(storage, readerId);
      void forgetAuthor(storage, readerId).catch(() => undefined);
    }
  };
}

/** Joins the statechart to the page: who reads, what they read, and whether they are still there. */
export function startReading(
  { desk, queue, reading }: ReadingSync,
  gate: AccountGate,
  actor: ActorRefFrom<typeof readingSyncMachine>,
): void {
  let known: string | null | undefined;
  const follow = (): void => {
    const { reader } = gate.read();
    if (reader === undefined || known === (reader?.id ?? null)) return;
    const isFirst = known === undefined;
    known = reader?.id ?? null;
    if (isFirst) listen();
    void reading.forgetOthers(known);
    actor.send({ type: 'reader.changed', readerId: known });
  };
  const listen = (): void => {
    desk.onForgotten((workId) => {
      if (typeof known !== 'string') return;
      reading.forget(known, workId);
      actor.send({ type: 'place.queued' });
    });
    desk.onKept(({ place, isRereading }) => {
      if (typeof known !== 'string') return;
      queue.put(known, place, isRereading);
      actor.send({ type: 'place.queued' });
    });
  };
  gate.subscribe(follow);
  follow();
  desk.onIncognito(() => actor.send({ type: 'incognito.changed', isIncognito: desk.isIncognito() }));
  addEventListener('online', () => actor.send({ type: 'network.returned' }));
  // After pagehide, in which the last place is kept.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') actor.send({ type: 'page.hidden' });
  });
}
