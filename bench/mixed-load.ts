import type { RunningSite } from './running-site.ts';
import { listingReads, searchReads } from './scale-reads.ts';
import { type SteadyRead, type Taken, takeSteadily } from './steady-load.ts';

/** Of all requests together. */
export const PER_SECOND = 300;
const SEARCHES_PER_SECOND = 30;

/** What readers of a catalogue ask for. */
export interface MixedReads {
  readonly listings: readonly SteadyRead[];
  /** None where no titles are there to search for. */
  readonly searches: readonly SteadyRead[];
}

export async function mixedReads(site: RunningSite): Promise<MixedReads> {
  return { listings: await listingReads(site), searches: searchReads() };
}

/** Searches and the rest beside each other, all together PER_SECOND. */
export async function takeMixed(origin: string, { listings, searches }: MixedReads, seconds: number): Promise<readonly Taken[]> {
  if (searches.length === 0) return takeSteadily(origin, listings, { perSecond: PER_SECOND, seconds });
  const [listed, found] = await Promise.all([
    takeSteadily(origin, listings, { perSecond: PER_SECOND - SEARCHES_PER_SECOND, seconds }),
    takeSteadily(origin, searches, { perSecond: SEARCHES_PER_SECOND, seconds }),
  ]);
  return [...listed, ...found];
}
