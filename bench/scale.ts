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
import { mixedReads, PER_SECOND, takeMixed } from './mixed-load.ts';
import { type RunningSite, startSite } from './running-site.ts';
import { readSitemap } from './sharing-files.ts';
import { type Catalogue, sizesInTurn } from './sizes-in-turn.ts';
import { type Figures, figuresByName, sendOnce } from './steady-load.ts';

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
 * p50 and p99 in milliseconds cold (nothing of the catalogue in memory before the start), while works are added, and warm
 * (its files read once, the sizes in turn); page 1 beside page 10,000 (or the last, where there are fewer), each size beside
 * the first one, memory, size on disk, the sitemap read whole, and ten times as many requests. A million works take 8 GB.
 */
export async function scale(): Promise<void> {
  const rows: Table = {};
  const catalogues = SIZES.map((works): Catalogue => ({ works, folder: join(FOLDER, String(works)) }));
  const settings = CACHE_SECONDS === undefined ? {} : { FUTAGO_GRAPHQL_CACHE_SECONDS: CACHE_SECONDS };
  try {
    const alone = new Map<number, Omit<Phases, 'warm'>>();
    for (const catalogue of catalogues) alone.set(catalogue.works, await measureAlone(catalogue, settings, rows));
    const warm = await sizesInTurn(catalogues, { seconds: SECONDS, settings });
    tell(new Map([...alone].map(([works, phases]) => [works, { warm: warm.get(works) ?? new Map(), ...phases }])), rows);
  } finally {
    if (NAMED_FOLDER === undefined) for (const { folder } of catalogues) await rm(folder, { recursive: true, force: true });
  }
}

async function measureAlone(
  { works, folder }: Catalogue,
  settings: Readonly<Record<string, string>>,
  rows: Table,
): Promise<Omit<Phases, 'warm'>> {
  await makeCatalogue(folder, works);
  if (!(await forgetFiles(folder))) console.log('What the system keeps of files in memory stays there: cold is only the site itself.');
  const site = await startSite({ FUTAGO_DATA_FOLDER: folder, ...settings });
  try {
    const phases = await measure(site, { works, folder, rows });
    put(rows, works, 'on disk, MB', await sizeOf(folder));
    return phases;
  } finally {
    await site.stop();
  }
}

function put(rows: Table, works: number, name: string, value: string | number): void {
  rows[name] = { ...rows[name], [`${works} works`]: value };
}

async function measure(site: RunningSite, { works, folder, rows }: Catalogue & { readonly rows: Table }): Promise<Omit<Phases, 'warm'>> {
  const reads = await mixedReads(site);
  const all = [...reads.listings, ...reads.searches];
  const first = [...(await sendOnce(site.origin, all))].toSorted(([, one], [, other]) => other - one);
  const slowest = first.slice(0, 2).map(([name, took]) => `${name} ${took.toFixed(0)}`);
  put(rows, works, 'slowest first answers, ms', slowest.join(', '));
  const send = async (seconds: number) => figuresByName(await takeMixed(site.origin, reads, seconds));
  const cold = await send(COLD_SECONDS);
  await readFiles(folder);
  const added = await whileWorksAreAdded(folder, ADDED_PER_SECOND, () => send(ADDING_SECONDS));
  put(rows, works, 'memory of the process, MB', await memoryOf(site.pid));
  console.log(`${works} works, ${await readSitemap(site)}`);
  console.log(`${works} works, overload`);
  console.table(await overload(site, reads.listings, { perSecond: PER_SECOND, seconds: RUSH_SECONDS }));
  return { cold, 'while works are added': added };
}

function tell(bySize: ReadonlyMap<number, Phases>, rows: Table): void {
  const table: Table = {};
  for (const [works, phases] of bySize) {
    for (const name of phases.warm.keys())
      put(
        table,
        works,
        name,
        Object.values(phases)
          .map((figures) => told(figures.get(name)))
          .join(' · '),
      );
    tellDepth(works, phases);
  }
  console.log('p50 / p99 in milliseconds, warm · cold · while works are added');
  console.table({ ...table, ...rows });
  tellGrowth(bySize);
}

function told(figures: Figures | undefined): string {
  if (figures === undefined) return '';
  const { p50, p99, failed, refused } = figures;
  return `${p50.toFixed(1)} / ${p99.toFixed(1)}${failed + refused > 0 ? `, ${failed} failed, ${refused} refused` : ''}`;
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
