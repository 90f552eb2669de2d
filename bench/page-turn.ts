import { chromium, type Browser } from 'playwright';
import { CHROMIUM_ARGUMENTS, findChromium } from '../setup/chromium.mjs';
import { openComic, openPlainComic } from './page-turn/comic-pages.ts';
import { openComicEnd, openNovelEnd, openPlainEnd, type EndTurner } from './page-turn/next-chapters.ts';
import { openNovel, openPlainNovel } from './page-turn/novel-pages.ts';
import { recordTurns } from './page-turn/presented-turns.ts';
import { throttle, turnPage, type Turner } from './page-turn/turner.ts';
import { startSite, type RunningSite } from './running-site.ts';
import { median } from './throttled-page.ts';

const TURNS = 20;
/** Turns in one direction before it is the other's turn: the shortest demo chapter has eight pages. */
const RUN = 5;
const FRAMES_AT_ONCE = ['--disable-frame-rate-limit', '--disable-gpu-vsync'];
const LIMITS = { 1: 1.2, 4: 1.5 } as const;
/** BENCH_ROWS names those of a shorter run by a part of their names: 'vertical,next chapter'. */
const WANTED = process.env['BENCH_ROWS']?.split(',') ?? [''];

interface Pair {
  readonly ours: Turner;
  readonly plain: Turner;
  /** How many turns go onward before as many go back. */
  readonly run: number;
}

type Opening = () => Promise<Pair>;

/**
 * From the press of a key until the next page has been presented, all it shows already decoded: the readers of comics and of
 * novels beside pages of plain script with the same pictures or the same text, in one run, alternating; likewise from the end
 * page to the first page of the next chapter.
 */
export async function pageTurn(): Promise<void> {
  await printTable(async (browser, site) => {
    const [comic, novel, japanese] = [
      await site.findChapter('COMIC'),
      await site.findChapter('NOVEL'),
      await site.findChapter('NOVEL', 'ja'),
    ];
    const vertical = site.origin.replace('//vi.', '//ja.') + japanese.path;
    const [pictures, text] = [`${site.origin}${comic.path}`, `${site.origin}${novel.path}`];
    const [across, down] = ['flow-pages', 'flow-pages writing-vertical'];
    return {
      comic: () => pairOfPictures(browser, pictures),
      'novel, horizontal': () => pairOfTexts(browser, text, across),
      'novel, vertical': () => pairOfTexts(browser, vertical, down),
      'comic, next chapter': () => pairOfEnds(browser, openComicEnd(browser, pictures)),
      'novel, horizontal, next chapter': () => pairOfEnds(browser, openNovelEnd(browser, text, across)),
      'novel, vertical, next chapter': () => pairOfEnds(browser, openNovelEnd(browser, vertical, down)),
    };
  });
}

async function printTable(openings: (browser: Browser, site: RunningSite) => Promise<Readonly<Record<string, Opening>>>): Promise<void> {
  const site = await startSite();
  const browser = await chromium.launch({ executablePath: findChromium() ?? 'chromium', args: [...CHROMIUM_ARGUMENTS, ...FRAMES_AT_ONCE] });
  try {
    const rows: Record<string, object> = {};
    const wanted = Object.entries(await openings(browser, site)).filter(([name]) => WANTED.some((part) => name.includes(part)));
    for (const [name, open] of wanted)
      for (const cpu of [1, 4] as const) rows[`${name}, CPU x${cpu}`] = await compare(browser, await open(), cpu);
    console.table(rows);
  } finally {
    await browser.close();
    await site.stop();
  }
}

async function pairOfPictures(browser: Browser, address: string): Promise<Pair> {
  const ours = await openComic(browser, address);
  return { ours, plain: await openPlainComic(browser, ours.page, ours.pictures), run: RUN };
}

async function pairOfTexts(browser: Browser, address: string, words: string): Promise<Pair> {
  const ours = await openNovel(browser, address, words);
  const plain = await openPlainNovel(browser, ours.page);
  return { ours, plain, run: Math.min(RUN, ours.turns, plain.turns) };
}

async function pairOfEnds(browser: Browser, opening: Promise<EndTurner>): Promise<Pair> {
  const ours = await opening;
  return { ours, plain: await openPlainEnd(browser, ours), run: Infinity };
}

/**
 * The time until the frame was presented counts; until the script's own part of it was handed over stands beside: drawing
 * what has not been drawn before comes after that.
 */
async function compare(browser: Browser, { ours, plain, run }: Pair, cpu: 1 | 4): Promise<object> {
  const handedOver = { ours: [] as number[], plain: [] as number[] };
  for (const { page } of [ours, plain]) await throttle(page, cpu);
  const end = await recordTurns(browser);
  for (let turn = 0; turn < TURNS; turn += 1) {
    const key = Math.floor(turn / run) % 2 === 0 ? 'ArrowDown' : 'ArrowUp';
    handedOver.ours.push(await turnPage(ours, key));
    handedOver.plain.push(await turnPage(plain, key));
  }
  const presented = await end();
  for (const { page } of [ours, plain]) await page.context().close();
  const painted = (times: readonly number[], first: 0 | 1): number =>
    median(times.map((time, turn) => Math.max(presented[2 * turn + first] ?? Number.NaN, time)));
  const [mine, theirs] = [painted(handedOver.ours, 0), painted(handedOver.plain, 1)];
  return {
    'ours ms': Number(mine.toFixed(2)),
    'plain ms': Number(theirs.toFixed(2)),
    ratio: Number((mine / theirs).toFixed(2)),
    'at most': LIMITS[cpu],
    'ours handed over ms': Number(median(handedOver.ours).toFixed(2)),
    'plain handed over ms': Number(median(handedOver.plain).toFixed(2)),
  };
}
