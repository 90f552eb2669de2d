import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Kysely, sql } from 'kysely';
import { rankWorks, rankWorksLong } from '#server/modules/rankings/ranking-job.ts';
import { keepSearch } from '#server/modules/search/search-job.ts';
import { systemClock } from '#server/platform/clock.ts';
import { type Command, type CommandContext, UsageError } from '#server/platform/command/command.ts';
import { parseWords } from '#server/platform/command/command-words.ts';
import { joinDataFolder, refuseCompany } from '#server/platform/data-folder/data-folder.ts';
import { StartError } from '#server/platform/start.errors.ts';
import type { Tables } from '#server/platform/database/tables.ts';
import { openWorkStore } from '../open-store.ts';
import { PictureStorage } from '../pictures/picture-storage.ts';
import { fillCatalogue } from './bench-catalogue.ts';
import { ownTitles } from './own-titles.ts';
import { BENCH_KEY, importPatterns, PATTERN_KEY } from './pattern-works.ts';
import { readRealTitles } from './real-titles.ts';

const DAY_MILLISECONDS = 86_400_000;
const MOST_WORKS = 5_000_000;
/** Titles that others made lie beside the checkout, and are no part of it. */
const BESIDE_CHECKOUT = fileURLToPath(new URL('../../../../shared/content', import.meta.url));

const HELP = `Usage: futago bench-data --works N [--seed S] [--until DATE] [--titles FOLDER] [--into DATABASE]

Fills an empty database with N works that look real: titles, readings, creators, genres, twenty chapters a work at the
mean, views by a power law. The same seed and date make the same catalogue.

  --works N          how many, up to ${MOST_WORKS}
  --seed S           1 when not given
  --until DATE       day before which the newest chapter is published (2026-11-21); today when not given
  --titles FOLDER    where titles.tsv.gz and titles-viwiki_CC-BY-SA.tsv.gz are; without them, words of our own are used
  --into DATABASE    needed where the database holds real works: its name

Example: FUTAGO_DATA_FOLDER=/tmp/large futago bench-data --works 100000`;

export const benchDataCommand: Command = {
  name: 'bench-data',
  summary: 'fills an empty database with works made up for measuring',
  help: HELP,
  run: runBenchData,
};

interface BenchOptions {
  readonly works: number;
  readonly seed: number;
  readonly until: Date;
  readonly titlesFolder: string;
  readonly into: string | undefined;
}

async function runBenchData(words: readonly string[], context: CommandContext): Promise<number> {
  const options = readOptions(words);
  const { config, log, say, signal } = context;
  await refuseCompany(config.dataFolder);
  const begun = performance.now();
  const folder = await joinDataFolder({ config, log, say, purpose: 'futago bench-data', mayBegin: true });
  try {
    await refuseRealWorks(folder.database, options.into);
    await importPatterns(openWorkStore(folder.database, PictureStorage.of(config)), options.until);
    const titles = (await readRealTitles(options.titlesFolder)) ?? ownTitles();
    const { works, chapters } = await fillCatalogue(folder.database, { ...options, titles }, say, signal);
    await prepare(folder.database, say, signal);
    say(`${works} works with ${chapters} chapters in ${((performance.now() - begun) / 1000).toFixed(1)} s`);
    return 0;
  } catch (error) {
    throw signal.aborted ? new StartError('Stopped; the works are there whole, or not at all.') : error;
  } finally {
    await folder.close();
  }
}

/** What the server's jobs would do at their first start: minutes of a million works. */
async function prepare(database: Kysely<Tables>, say: (line: string) => unknown, signal: AbortSignal): Promise<void> {
  for (const [name, run] of [
    ['search', () => keepSearch(database, signal)],
    ['rankings', () => rankWorks(database, systemClock, signal)],
    ['rankings over months', () => rankWorksLong(database, systemClock, signal)],
  ] as const) {
    const begun = performance.now();
    await run();
    signal.throwIfAborted();
    say(`${name}: ${((performance.now() - begun) / 1000).toFixed(1)} s`);
  }
}

async function refuseRealWorks(database: Kysely<Tables>, into: string | undefined): Promise<void> {
  const { rows } = await sql<{ name: string; hasReal: boolean; hasBench: boolean }>`
    select current_database() as name, exists (select from works where source_key not like ${`${BENCH_KEY}%`}) as "hasReal",
      exists (select from works where source_key like ${`${BENCH_KEY}%`} and source_key not like ${`${PATTERN_KEY}%`}) as "hasBench"`.execute(
    database,
  );
  const [found] = rows;
  if (found?.hasBench) throw new StartError('The database holds works made up for measuring already; begin with an empty one.');
  if (found?.hasReal && found.name !== into)
    throw new StartError(
      `The database ${found.name} holds real works: say --into ${found.name} where the bench works may stand among them.`,
    );
}

const text = { type: 'string' } as const;
const OPTIONS = { works: text, seed: text, until: text, titles: text, into: text };

function readOptions(words: readonly string[]): BenchOptions {
  const { works, seed = '1', until, titles = BESIDE_CHECKOUT, into } = parseWords(words, OPTIONS).values;
  if (works === undefined) throw new UsageError('Say how many works: --works 100000.');
  if (!/^[1-9]\d*$/.test(works) || Number(works) > MOST_WORKS)
    throw new UsageError(`--works is a number from 1 to ${MOST_WORKS}, not "${works}".`);
  if (!/^\d{1,9}$/.test(seed)) throw new UsageError(`--seed is a number of at most nine digits, not "${seed}".`);
  const day =
    until === undefined ? new Date(Math.floor(Date.now() / DAY_MILLISECONDS) * DAY_MILLISECONDS) : new Date(`${until}T00:00:00.000Z`);
  if (Number.isNaN(day.getTime())) throw new UsageError(`--until is a day such as 2026-11-21, not "${until}".`);
  return { works: Number(works), seed: Number(seed), until: day, titlesFolder: join(titles), into };
}
