import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import { runCommandLine } from '#server/cli.ts';
import { runningPostgresUrl } from '#server/platform/postgres/embedded-postgres.ts';
import { chooseNovel, isKeptPlaceSeen, isSoon, keptId, randomFrom } from '#tests/support/browser/kept-place.ts';
import { sharedContent } from '#tests/support/files/shared-content.ts';
import { startSite, type RunningSite } from './running-site.ts';
import { openBrowser } from './throttled-page.ts';

const CHANGES = 500;
const RELOAD_EVERY = 50;
/** BENCH_ROWS names those of a shorter run by a part of their titles: '草枕,Kiều'. */
const WANTED = process.env['BENCH_ROWS']?.split(',') ?? [''];
const FOLDER = join(tmpdir(), 'futago-bench-places');

/** Texts of others, as paths of their content. */
const TEXTS = {
  ja: [
    ['novels', 'ja', 'rashomon.txt'],
    ['novels', 'ja', 'kokoro.txt'],
    ['novels', 'ja', 'genji-monogatari', '02_5017_ruby_9752.txt'],
    ['epub', 'ja', 'kusamakura_vertical-ruby_audio-missing.epub'],
  ],
  vi: [
    ['novels', 'vi', 'vu-trong-phung_so-do.txt'],
    ['novels', 'vi', 'truyen-kieu.txt'],
  ],
} as const;

type Language = keyof typeof TEXTS;

interface Novel {
  readonly title: string;
  /** Of its first chapters. */
  readonly addresses: readonly string[];
}

/**
 * The place in chapters of real novels, ours and others', while direction, mode, face, size, leading, ruby, window and
 * load change at random five hundred times each: how often the kept place became another, or was not what the reader sees.
 */
export async function places(): Promise<void> {
  await rm(FOLDER, { recursive: true, force: true });
  const site = await startSite({ FUTAGO_DATA_FOLDER: FOLDER });
  const browser = await openBrowser();
  try {
    const rows: Record<string, object> = {};
    const novels = [...(await importShared(site, 'ja')), ...(await importShared(site, 'vi'))];
    for (const { title, addresses } of novels.filter((novel) => WANTED.some((part) => novel.title.includes(part)))) {
      const strayed = await strayedIn(browser, addresses);
      if (strayed === null) {
        console.error(`${title} is left out: none of its first chapters is longer than four windows.`);
        continue;
      }
      for (const words of strayed.slice(0, 5)) console.error(`${title}, change ${words}`);
      rows[title.slice(0, 24)] = { changes: CHANGES, strayed: strayed.length };
    }
    console.table(rows);
  } finally {
    await browser.close();
    await site.stop();
    await rm(FOLDER, { recursive: true, force: true });
  }
}

/** The novels of a language, ours included. */
async function importShared(site: RunningSite, language: Language): Promise<readonly Novel[]> {
  if (sharedContent.isThere) {
    const paths = TEXTS[language].map((parts) => sharedContent.path(...parts));
    const environment = {
      DATABASE_URL: (await runningPostgresUrl(FOLDER)) ?? '',
      FUTAGO_DATA_FOLDER: FOLDER,
      FUTAGO_LOG_LEVEL: 'silent',
    };
    const code = await runCommandLine(
      ['import', ...paths, '--language', language],
      { say: () => undefined, complain: console.error },
      environment,
    );
    if (code !== 0) throw new Error(`The texts in ${language} were not all imported.`);
  } else console.error('The content that others made is not there: only our own texts are read.');
  const { latestUpdates } = await site.ask<{ latestUpdates: { readonly items: readonly ListedNovel[] } }>(
    `{ latestUpdates(language: ${language}, perPage: 50) { items { id title format isSensitive chapters(perPage: 5, order: OLDEST_FIRST) { items { id } } } } }`,
  );
  const novels = latestUpdates.items.filter(({ format, isSensitive }) => format === 'NOVEL' && !isSensitive);
  return novels.map(({ id, title, chapters: { items } }) => ({
    title,
    addresses: items.map((chapter) => `${site.origin.replace('//vi.', `//${language}.`)}/comic/${id}/${chapter.id}`),
  }));
}

interface ListedNovel {
  readonly id: string;
  readonly title: string;
  readonly format: string;
  readonly isSensitive: boolean;
  readonly chapters: { readonly items: readonly { readonly id: string }[] };
}

/** The changes after which the place was lost, as words; null where no chapter is long enough. */
async function strayedIn(browser: Browser, addresses: readonly string[]): Promise<readonly string[] | null> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  try {
    if (!(await openLong(page, addresses))) return null;
    const left = await readHalf(page);
    const random = randomFrom(13);
    const strayed: string[] = [];
    for (let change = 0; change < CHANGES; change += 1) {
      const words = [
        `writing-${['horizontal', 'vertical'][random(2)]} flow-${['scroll', 'pages'][random(2)]}`,
        `face-${['serif', 'sans', 'clear'][random(3)]} size-${1 + random(9)} leading-${1 + random(5)} ruby-${['shown', 'dimmed', 'hidden'][random(3)]}`,
      ].join(' ');
      const [width, height] = [340 + random(1200), 480 + random(500)];
      if (change % 3 === 0) await page.setViewportSize({ width, height });
      else await chooseNovel(page, words);
      if (change % RELOAD_EVERY === RELOAD_EVERY - 1) await page.reload();
      const isKept = (await isSoon(() => isKeptPlaceSeen(page))) && (await keptId(page)) === left;
      if (!isKept) strayed.push(`${change}: ${words} ${width}x${height}, at ${await keptId(page)} instead of ${left}`);
    }
    return strayed;
  } finally {
    await context.close();
  }
}

/** Opens the first chapter that is longer than four windows: what comes first may be no more than a title page. False where none is. */
async function openLong(page: Page, addresses: readonly string[]): Promise<boolean> {
  for (const address of addresses) {
    await page.goto(address);
    await page.waitForSelector('html[data-go]', { state: 'attached' });
    if (await page.evaluate(() => document.documentElement.scrollHeight > 4 * innerHeight)) return true;
  }
  return false;
}

/** Scrolls to the middle of the chapter, until that place is kept. Resolves with its block. */
async function readHalf(page: Page): Promise<string> {
  await isSoon(async () => (await keptId(page)) !== undefined);
  const first = await keptId(page);
  await page.evaluate(() => {
    dispatchEvent(new WheelEvent('wheel'));
    scrollTo(0, document.documentElement.scrollHeight / 2);
  });
  const isMiddle = async (): Promise<boolean> => {
    const kept = await keptId(page);
    return kept !== undefined && kept !== first && (await isKeptPlaceSeen(page));
  };
  if (!(await isSoon(isMiddle))) throw new Error('The middle of the chapter was not kept as a place.');
  return (await keptId(page)) ?? '';
}
