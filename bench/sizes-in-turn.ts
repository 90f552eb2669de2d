import { readFiles } from './catalogue-files.ts';
import { type MixedReads, mixedReads, takeMixed } from './mixed-load.ts';
import { PORT, type RunningSite, startSite } from './running-site.ts';
import { type Figures, figuresByName, type Taken } from './steady-load.ts';

/** Seconds of requests to one site before it is another's turn. */
const TURN_SECONDS = 20;
/** Of a turn, which count for nothing: what is kept for seconds has grown old while it was another's turn. */
const WARMING_SECONDS = 3;

export interface Catalogue {
  readonly works: number;
  readonly folder: string;
}

interface Open extends Catalogue {
  readonly site: RunningSite;
  readonly reads: MixedReads;
  readonly taken: Taken[];
}

/**
 * Sites of all sizes at once, warm, each asked for twenty seconds in turn until every one was asked for so many: whatever else
 * the machine does then meets them alike, so that their figures can be held beside each other. `settings` are those of
 * `startSite`.
 */
export async function sizesInTurn(
  catalogues: readonly Catalogue[],
  { seconds, settings }: { readonly seconds: number; readonly settings: Readonly<Record<string, string>> },
): Promise<ReadonlyMap<number, ReadonlyMap<string, Figures>>> {
  const sites: Open[] = [];
  try {
    for (const [index, catalogue] of catalogues.entries()) {
      const site = await startSite({ ...settings, PORT: String(PORT + index), FUTAGO_DATA_FOLDER: catalogue.folder });
      sites.push({ ...catalogue, site, reads: await mixedReads(site), taken: [] });
    }
    for (const { folder } of sites) await readFiles(folder);
    for (let turn = 0; turn * TURN_SECONDS < seconds; turn++) {
      const left = Math.min(TURN_SECONDS, seconds - turn * TURN_SECONDS);
      for (const { site, reads, taken } of turn % 2 === 0 ? sites : sites.toReversed()) {
        await takeMixed(site.origin, reads, Math.min(WARMING_SECONDS, left));
        taken.push(...(await takeMixed(site.origin, reads, left)));
      }
    }
    return new Map(sites.map(({ works, taken }) => [works, figuresByName(taken)]));
  } finally {
    await Promise.all(sites.map(({ site }) => site.stop()));
  }
}
