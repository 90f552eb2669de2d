import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { whileWorksAreAdded } from './added-works.ts';
import { forgetFiles, readFiles } from './catalogue-files.ts';
import { overload } from './overload.ts';
import { memoryOf } from './process-memory.ts';
import { type RunningSite, startSite } from './running-site.ts';
import { listingReads, searchReads } from './scale-reads.ts';
import { readSitemap } from './sharing-files.ts';
import { type Figures, sendOnce, sendSteadily, type SteadyRead } from './steady-load.ts';

const run = promisify(execFile);

/**
 * SCALE_SIZES=1000,100000 SCALE_SECONDS=300 SCALE_FOLDER=… for another measure than the short one;
 * SCALE_CACHE_SECONDS=0 lets nothing be kept.
 */
const SIZES = (process.env['SCALE_SIZES'] ?? '1000,100000,1000000').split(',').map(Number);
const CACHE_SECONDS = process.env['SCALE_CACHE_SECONDS'];
const SECONDS = Number(process.env['SCALE_SECONDS'] ?? 20);
/** Catalogues of a folder that was named stay for the next time. */
const NAMED_FOLDER = process.env['SCALE_FOLDER'];
const FOLDER = NAMED_FOLDER ?? join(tmpdir(), 'futago-scale');
const PER_SECOND = 300;
const SEARCHES_PER_SECOND = 30;
const COLD_SECONDS = Math.min(60, SECONDS);
const ADDING_SECONDS = Math.min(60, SECONDS);
const ADDED_PER_SECOND = 2;
const MOST_GROWTH = 2;
const MOST_DEPTH = 1.5;
const PAGED = ['home', 'by name', 'genre', 'ranking'] as const;
const RUSH_SECONDS = Math.min(10, SECONDS);

type Table = Record<string, Record<string, string | number>>;
type FiguresByName = ReadonlyMap<string, Figures>;
/** Figures by what stands in the head of a table. */
type Phases = Readonly<Record<'warm' | 'cold' | 'while works are added', FiguresByName>>;

/**
 * Pages and searches at each size of a catalogue, by 300 mixed requests a second, 30 of which are searches, to the site
 * as it runs, which keeps pages for seconds and meets most works for the first time: the first answers after the start,
 * p50 and p99 in milliseconds cold (nothing of the catalogue in memory before the start), warm (its files read once),
 * and while works are added; page 1 beside page 10,000 (or the last, where there are fewer), each size beside the first
 * one, memory, size on disk, the sitemap read whole, and ten times as many requests. A million works take 8 GB.
 */
export async function scale(): Promise<void> {
  const rows: Table = {};
  const bySize = new Map<number, Phases>();
  for (const works of SIZES) {
    const folder = join(FOLDER, String(works));
    await makeCatalogue(folder, works);
    if (!(await forgetFiles(folder))) console.log('What the system keeps of files in memory stays there: cold is only the site itself.');
    const site = await startSite({
      FUTAGO_DATA_FOLDER: folder,
      ...(CACHE_SECONDS === undefined ? {} : { FUTAGO_GRAPHQL_CACHE_SECONDS: CACHE_SECONDS }),
    });
    try {
      bySize.set(works, await measure(site, { works, folder, rows }));
      const size = await sizeOf(folder);
      rows['on disk, MB'] = { ...rows['on disk, MB'], [`${works} works`]: size };
    } finally {
      await site.stop();
      if (NAMED_FOLDER === undefined) await rm(folder, { recursive: true, force: true });
    }
  }
  console.log('p50 / p99 in milliseconds, warm · cold · while works are added');
  console.table(rows);
  tellGrowth(bySize);
}

interface Measured {
  readonly works: number;
  readonly folder: string;
  readonly rows: Table;
}

async function measure(site: RunningSite, { works, folder, rows }: Measured): Promise<Phases> {
  const [listings, searches] = [await listingReads(site), searchReads()];
  const put = (name: string, value: string | number): void => {
    rows[name] = { ...rows[name], [`${works} works`]: value };
  };
  const first = [...(await sendOnce(site.origin, [...listings, ...searches]))].toSorted(([, one], [, other]) => other - one);
  put(
    'slowest first answers, ms',
    first
      .slice(0, 2)
      .map(([name, took]) => `${name} ${took.toFixed(0)}`)
      .join(', '),
  );
  const cold = await sendMixed(site.origin, listings, searches, COLD_SECONDS);
  await readFiles(folder);
  const warm = await sendMixed(site.origin, listings, searches, SECONDS);
  const added = await whileWorksAreAdded(folder, ADDED_PER_SECOND, () => sendMixed(site.origin, listings, searches, ADDING_SECONDS));
  const phases: Phases = { warm, cold, 'while works are added': added };
  for (const name of warm.keys())
    put(
      name,
      Object.values(phases)
        .map((figures) => told(figures.get(name)))
        .join(' · '),
    );
  tellDepth(works, phases);
  put('memory of the process, MB', await memoryOf(site.pid));
  console.log(`${works} works, ${await readSitemap(site)}`);
  console.log(`${works} works, overload`);
  console.table(await overload(site, listings, { perSecond: PER_SECOND, seconds: RUSH_SECONDS }));
  return phases;
}

function told(figures: Figures | undefined): string {
  if (figures === undefined) return '';
  const { p50, p99, failed, refused } = figures;
  return `${p50.toFixed(1)} / ${p99.toFixed(1)}${failed + refused > 0 ? `, ${failed} failed, ${refused} refused` : ''}`;
}

/** Searches and the rest beside each other, all together as many a second as are asked for. */
async function sendMixed(
  origin: string,
  listings: readonly SteadyRead[],
  searches: readonly SteadyRead[],
  seconds: number,
): Promise<FiguresByName> {
  if (searches.length === 0) return sendSteadily(origin, listings, { perSecond: PER_SECOND, seconds });
  const [listed, found] = await Promise.all([
    sendSteadily(origin, listings, { perSecond: PER_SECOND - SEARCHES_PER_SECOND, seconds }),
    sendSteadily(origin, searches, { perSecond: SEARCHES_PER_SECOND, seconds }),
  ]);
  return new Map([...listed, ...found]);
}

function tellGrowth(bySize: ReadonlyMap<number, Phases>): void {
  const [first, ...others] = bySize;
  if (first === undefined || others.length === 0) return;
  const [smallest, least] = first;
  const rows: Table = {};
  for (const [works, { warm, cold }] of others) {
    for (const [head, figures, beside] of [
      [`${works} works`, warm, least.warm],
      [`${works} works, cold`, cold, least.cold],
    ] as const) {
      for (const [name, { p99 }] of figures) {
        const ratio = p99 / (beside.get(name)?.p99 ?? Number.NaN);
        rows[name] = { ...rows[name], [head]: `${ratio.toFixed(2)}${ratio > MOST_GROWTH ? ` (at most ${MOST_GROWTH})` : ''}` };
      }
    }
  }
  console.log(`p99 beside that of ${smallest} works`);
  console.table(rows);
}

async function makeCatalogue(folder: string, works: number): Promise<void> {
  if (existsSync(join(folder, 'database'))) return;
  await mkdir(folder, { recursive: true, mode: 0o755 });
  const cli = fileURLToPath(new URL('../server/cli.ts', import.meta.url));
  const environment = { ...process.env, FUTAGO_DATA_FOLDER: folder, FUTAGO_LOG_LEVEL: 'error' };
  const { stdout } = await run(process.execPath, [cli, 'bench-data', '--works', String(works)], { env: environment });
  console.log(stdout.trim().split('\n').at(-1));
}

function tellDepth(works: number, phases: Phases): void {
  const rows: Table = {};
  for (const [phase, figures] of Object.entries(phases)) {
    for (const listing of PAGED) {
      const [deep, first] = [figures.get(`${listing}, page 10,000`), figures.get(`${listing}, page 1`)];
      if (deep === undefined || first === undefined) continue;
      const ratio = deep.p99 / first.p99;
      rows[listing] = { ...rows[listing], [phase]: `${ratio.toFixed(2)}${ratio > MOST_DEPTH ? ` (at most ${MOST_DEPTH})` : ''}` };
    }
  }
  console.log(`${works} works, p99 of page 10,000 beside that of page 1`);
  console.table(rows);
}

async function sizeOf(folder: string): Promise<number> {
  const { stdout } = await run('du', ['-sm', folder]);
  return Number(stdout.split('\t')[0]);
}
