import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { CHROMIUM_ARGUMENTS, findChromium } from '../setup/chromium.mjs';
import { startSite } from './running-site.ts';

const run = promisify(execFile);

/** Not of the house: 115 packages for one table. */
const VERSION = '13.5.0';
const FOLDER = join(tmpdir(), `futago-lighthouse-${VERSION}`);
const RUNS = Number(process.env['LIGHTHOUSE_RUNS'] ?? 3);
/** Names of pages, with commas between; all where none is named. */
const CHOSEN = process.env['LIGHTHOUSE_PAGES']?.split(',');
const WHOLE = 100;
const KINDS = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
type Kind = (typeof KINDS)[number];

interface Report {
  /** How fast Lighthouse finds this machine; its phone is a quarter of one with 1500 and more. */
  readonly environment: { readonly benchmarkIndex: number };
  readonly categories: Readonly<Record<Kind, { readonly score: number | null; readonly auditRefs: readonly { readonly id: string }[] }>>;
  readonly audits: Readonly<
    Record<
      string,
      { readonly title: string; readonly score: number | null; readonly scoreDisplayMode: string; readonly numericValue?: number }
    >
  >;
}

/**
 * Lighthouse with its own phone (moto g power, slow 4G, simulated) on the pages that readers come to first: the worst
 * of the runs, but of performance the median and its figures.
 */
export async function lighthouse(): Promise<void> {
  await installLighthouse();
  const site = await startSite();
  try {
    const comic = await site.findChapter('COMIC');
    const novel = await site.findChapter('NOVEL');
    const pages = {
      home: '/',
      work: `/comic/${comic.workId}`,
      'comic reader': comic.path,
      'novel reader': novel.path,
      genres: '/genres',
      ranking: '/ranking',
    };
    const chosen = Object.entries(pages).filter(([name]) => CHOSEN?.includes(name) ?? true);
    const rows: Record<string, Record<string, number>> = {};
    for (const [name, path] of chosen) {
      const reports: Report[] = [];
      for (let count = 0; count < RUNS; count++) reports.push(await judge(`${site.origin}${path}`));
      rows[name] = { ...scoresOf(reports), ...figuresOf(medianOf(reports)) };
      for (const failure of new Set(reports.flatMap(failuresOf))) console.log(`${name}: ${failure}`);
    }
    console.table(rows);
  } finally {
    await site.stop();
  }
}

async function installLighthouse(): Promise<void> {
  await mkdir(FOLDER, { recursive: true });
  const options = ['--no-save', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  await run('npm', ['install', '--prefix', FOLDER, ...options, `lighthouse@${VERSION}`]);
}

async function judge(address: string): Promise<Report> {
  const chromium = findChromium();
  if (!chromium) throw new Error('No Chromium was found: run npm test once, it installs one.');
  const folder = await mkdtemp(join(tmpdir(), 'futago-lighthouse-report-'));
  try {
    const file = join(folder, 'report.json');
    const flags = ['--headless=new', ...CHROMIUM_ARGUMENTS].join(' ');
    const options = [
      '--quiet',
      '--output=json',
      `--output-path=${file}`,
      `--only-categories=${KINDS.join(',')}`,
      `--chrome-flags=${flags}`,
    ];
    const program = join(FOLDER, 'node_modules/lighthouse/cli/index.js');
    await run(process.execPath, [program, address, ...options], { env: { ...process.env, CHROME_PATH: chromium } });
    return JSON.parse(await readFile(file, 'utf8')) as Report;
  } finally {
    await rm(folder, { recursive: true });
  }
}

function scoresOf(reports: readonly Report[]): Record<string, number> {
  return Object.fromEntries(
    KINDS.map((kind) => [
      kind,
      kind === 'performance' ? scoreOf(medianOf(reports), kind) : Math.min(...reports.map((one) => scoreOf(one, kind))),
    ]),
  );
}

function scoreOf(report: Report, kind: Kind): number {
  return Math.round((report.categories[kind].score ?? 0) * WHOLE);
}

/** The run whose performance is in the middle. */
function medianOf(reports: readonly Report[]): Report {
  const sorted = reports.toSorted((one, other) => scoreOf(one, 'performance') - scoreOf(other, 'performance'));
  const middle = sorted[Math.floor(sorted.length / 2)];
  if (middle === undefined) throw new Error('LIGHTHOUSE_RUNS is at least 1.');
  return middle;
}

const FIGURES = {
  'first-contentful-paint': 'first paint ms',
  'largest-contentful-paint': 'largest paint ms',
  'speed-index': 'speed index',
  'total-blocking-time': 'blocked ms',
  'cumulative-layout-shift': 'layout shift',
};

function figuresOf({ audits, environment }: Report): Record<string, number> {
  const figures = Object.entries(FIGURES).map(([id, name]) => [name, Number((audits[id]?.numericValue ?? Number.NaN).toPrecision(4))]);
  return { ...Object.fromEntries(figures), machine: Math.round(environment.benchmarkIndex) };
}

function failuresOf({ categories, audits }: Report): string[] {
  return KINDS.filter((kind) => kind !== 'performance').flatMap((kind) =>
    categories[kind].auditRefs
      .map(({ id }) => ({ id, ...audits[id] }))
      .filter(({ score, scoreDisplayMode }) => score !== null && score !== undefined && score < 1 && scoreDisplayMode !== 'informative')
      .map(({ id, title }) => `${kind}: ${title} (${id})`),
  );
}
