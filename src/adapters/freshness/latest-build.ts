import type { FreshnessPorts } from '#machines/freshness/freshness.ports.ts';
import type { LatestBuild } from '#machines/freshness/freshness.types.ts';
import { NoBuildError } from './latest-build.errors.ts';

const RELOAD_MARK = 'futago.reloaded';
/** Less than the machine waits for a claim. */
const ANSWERS_WITHIN_MS = 1800;

/** Asks the page's own host; the moment in the address keeps every cache on the way from answering. */
export async function fetchLatestBuild(signal: AbortSignal, now: number = Date.now()): Promise<LatestBuild> {
  const answer = await fetch(`/builds/latest.json?${now}`, { signal, cache: 'no-store', credentials: 'omit' });
  const told: unknown = answer.ok ? await answer.json() : null;
  if (typeof told !== 'object' || told === null || !('id' in told) || typeof told.id !== 'string') throw new NoBuildError(answer.status);
  return { id: told.id, worker: 'worker' in told && told.worker === 'off' ? 'off' : 'on' };
}

/**
 * The latest build, once its manifest says that the host has it: of one that is deployed only in part nothing is told
 * yet, and the answer names the page's `own`. Whether a worker may run is told in any case.
 */
export async function fetchServedBuild(own: string | null, signal: AbortSignal, now: number = Date.now()): Promise<LatestBuild> {
  const latest = await fetchLatestBuild(signal, now);
  if (own === null || latest.id === own || (await hasManifest(latest.id, signal, now))) return latest;
  return { ...latest, id: own };
}

async function hasManifest(id: string, signal: AbortSignal, now: number): Promise<boolean> {
  try {
    const address = `/builds/meta/${encodeURIComponent(id)}.json?${now}`;
    const answer = await fetch(address, { signal, cache: 'no-store', credentials: 'omit' });
    const told: unknown = answer.ok ? await answer.json() : null;
    return typeof told === 'object' && told !== null && 'id' in told && told.id === id;
  } catch {
    return false;
  }
}

/** The mark lies in the tab: it outlives the reload and nothing else. Throws what the storage throws. */
export function claimReload(storage: Pick<Storage, 'getItem' | 'setItem'>, withinMs: number, now: number = Date.now()): boolean {
  const marked = Number(storage.getItem(RELOAD_MARK) ?? Number.NEGATIVE_INFINITY);
  // A clock set back would hold the mark for ever: one from the future does not count.
  if (marked <= now && now - marked < withinMs) return false;
  storage.setItem(RELOAD_MARK, String(now));
  return true;
}

/** Of a page that belongs to the build; null where it knows of none. */
export const pageFreshness = (build: string | null): FreshnessPorts => ({
  fetchLatestBuild: (signal) => fetchServedBuild(build, signal),
  /** Rejects where the host does not answer: without a network a reload would take the page away. */
  claimReload: async (withinMs) => {
    await fetchLatestBuild(AbortSignal.timeout(ANSWERS_WITHIN_MS));
    return claimReload(sessionStorage, withinMs);
  },
});
