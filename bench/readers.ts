import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser, type Page } from 'playwright';
import { CHROMIUM_ARGUMENTS, findChromium } from '../setup/chromium.mjs';
import { openComic, openPlainComic } from './page-turn/comic-pages.ts';
import { openNovel, openPlainNovel } from './page-turn/novel-pages.ts';
import { openPage, type Turner } from './page-turn/turner.ts';
import { loadFirst, medianTurn, openPeer } from './readers/first-and-turn.ts';
import { openStrip } from './readers/futago-strip.ts';
import { installPeers, type InstalledPeers } from './readers/peer-packages.ts';
import { bookReaderPage, epubFiles, epubPage, foliatePicturesPage, foliateTextPage } from './readers/peer-pages.ts';
import { servePeers, type PeerServer } from './readers/peer-server.ts';
import { scrollThrough, type StripPlace } from './readers/scroll-through.ts';
import { shownPictures, type ShownPicture } from './readers/shown-pictures.ts';
import { HEIGHT, PAGES, pictureAddress, placePictures, WIDTH } from './readers/strip-pictures.ts';
import { staticText, textOf } from './readers/text-chapter.ts';
import { startSite, type RunningSite } from './running-site.ts';
import { openBrowser } from './throttled-page.ts';

const FOLDER = process.env['BENCH_FOLDER'] ?? join(tmpdir(), 'futago-bench');
/** BENCH_READERS names those of a shorter run: 'Futago,BookReader'. */
const WANTED = process.env['BENCH_READERS']?.split(',');
const FRAMES_AT_ONCE = ['--disable-frame-rate-limit', '--disable-gpu-vsync'];
const WINDOW = { width: 800, height: 1000 };
const PHONE = { width: 360, height: 640 };
/** Turns in one direction before it is the other's turn. */
const RUN = 3;

/** What is measured of one reader; it is left out of the columns of what it has not. */
interface Reader {
  readonly name: string;
  /** Address of a chapter, loaded cold. */
  readonly first: string;
  readonly turner: (browser: Browser) => Promise<Turner>;
  readonly strip?: StripPlace & { readonly open: (page: Page) => Promise<unknown> };
}

/**
 * The readers of comics and of novels beside static pages and beside the open readers of the registry, on the same pages in
 * one run: the first page of a chapter on a slow phone, the turn of a page, and for pictures a strip of 200 pages of
 * 1200x1800 scrolled end to end at 4,000 px/s.
 */
export async function readers(): Promise<void> {
  const packages = await mkdtemp(join(tmpdir(), 'futago-readers-'));
  const peers = await installPeers(packages);
  const site = await startSite();
  await placePictures(FOLDER);
  const server = await servePeers(FOLDER, peers);
  try {
    await printTable('A chapter of pictures', await readersOfPictures(site, server, peers));
    await printTable('A chapter of text', await readersOfText(site, server, peers));
  } finally {
    server.stop();
    await site.stop();
    await rm(packages, { recursive: true, force: true });
  }
}

async function printTable(title: string, measured: readonly Reader[]): Promise<void> {
  const rows: Record<string, object> = {};
  for (const reader of measured) {
    if (WANTED !== undefined && !WANTED.some((name) => reader.name.startsWith(name))) continue;
    const first = await inBrowser(openBrowser(), (browser) => loadFirst(browser, reader.first));
    const turn = await inBrowser(launch(FRAMES_AT_ONCE), async (browser) => medianTurn(browser, await reader.turner(browser), RUN));
    rows[reader.name] = { ...first, 'page turn ms': turn, ...(reader.strip && (await scrolled(reader.strip))) };
  }
  console.log(title);
  console.table(rows);
}

/** Each in a browser of its own, so that the renderer's memory is of this page alone. */
function scrolled({ open, ...place }: NonNullable<Reader['strip']>): Promise<object> {
  return inBrowser(launch(), async (browser) => {
    const context = await browser.newContext({ viewport: { width: 1000, height: 1000 }, deviceScaleFactor: 1, serviceWorkers: 'block' });
    const page = await context.newPage();
    await open(page);
    return scrollThrough(browser, page, place);
  });
}

function launch(more: readonly string[] = []): Promise<Browser> {
  return chromium.launch({ executablePath: findChromium() ?? 'chromium', args: [...CHROMIUM_ARGUMENTS, ...more] });
}

async function inBrowser<Result>(opening: Promise<Browser>, measure: (browser: Browser) => Promise<Result>): Promise<Result> {
  const browser = await opening;
  try {
    return await measure(browser);
  } finally {
    await browser.close();
  }
}

async function readersOfPictures(site: RunningSite, { origin, pages }: PeerServer, peers: InstalledPeers): Promise<readonly Reader[]> {
  const { workId, path } = await site.findChapter('COMIC');
  const address = `${site.origin}${path}`;
  const pictures = await inBrowser(launch(), async (browser) => {
    const { page } = await openComic(browser, address);
    return shownPictures(page);
  });
  const strip = Array.from({ length: PAGES }, (_, index) => ({ src: pictureAddress(index), width: WIDTH, height: HEIGHT }));
  pages.set('/static', staticStrip(pictures)).set('/static-strip', staticStrip(strip));
  pages
    .set('/bookreader', bookReaderPage(pictures))
    .set('/bookreader-strip', bookReaderPage(strip))
    .set('/foliate', foliatePicturesPage(pictures));
  const elements = pictures.map(pictureElement);
  const ours = {
    name: 'Futago',
    first: address,
    turner: (browser: Browser) => openComic(browser, address),
    strip: {
      open: async (page: Page) => openStrip(page, { origin: site.origin, workId, path: await lastChapterOf(site, workId) }),
      pages: 'figure[data-page]',
    },
  };
  const plain = {
    name: 'static page',
    first: `${origin}/static`,
    turner: async (browser: Browser) => openPlainComic(browser, await openAt(browser, `${origin}/static`, WINDOW), elements),
    strip: { open: (page: Page) => page.goto(`${origin}/static-strip`) },
  };
  return [
    ours,
    plain,
    ...peerOf(peers.BookReader, `${origin}/bookreader`, WINDOW, {
      open: (page) => page.goto(`${origin}/bookreader-strip`),
      box: '.BRcontainer, #BRcontainer',
    }),
    ...peerOf(peers['foliate-js'], `${origin}/foliate`, WINDOW),
  ];
}

/** As a path: the peers prepare no chapter after their strip, nor does ours after the last. */
async function lastChapterOf(site: RunningSite, workId: string): Promise<string> {
  const query = 'query ($id: ID!) { work(id: $id, language: vi) { ... on Work { lastChapter { id } } } }';
  const { work } = await site.ask<{ readonly work: { readonly lastChapter: { readonly id: string } } }>(query, { id: workId });
  return `/comic/${workId}/${work.lastChapter.id}`;
}

async function readersOfText(site: RunningSite, { origin, pages }: PeerServer, peers: InstalledPeers): Promise<readonly Reader[]> {
  const { path } = await site.findChapter('NOVEL');
  const address = `${site.origin}${path}`;
  const text = await inBrowser(launch(), async (browser) => textOf(await openAt(browser, address, PHONE)));
  pages.set('/static-text', staticText(text)).set('/foliate-text', foliateTextPage(text)).set('/epub', epubPage());
  for (const [file, body] of Object.entries(epubFiles(text))) pages.set(file, body);
  const openOurs = (browser: Browser) => openNovel(browser, address, 'flow-pages');
  return [
    { name: 'Futago', first: address, turner: openOurs },
    {
      name: 'static page',
      first: `${origin}/static-text`,
      turner: async (browser) => openPlainNovel(browser, (await openOurs(browser)).page),
    },
    ...peerOf(peers['foliate-js'], `${origin}/foliate-text`, PHONE),
    ...peerOf(peers['epub.js'], `${origin}/epub`, PHONE),
  ];
}

type Installed = InstalledPeers[keyof InstalledPeers];

function peerOf(peer: Installed, first: string, viewport: typeof PHONE, strip?: NonNullable<Reader['strip']>): readonly Reader[] {
  if (peer === undefined) return [];
  const turner = (browser: Browser) => openPeer(() => openPage(browser, viewport), first);
  return [{ name: peer.label, first, turner, ...(strip && { strip }) }];
}

async function openAt(browser: Browser, address: string, viewport: typeof PHONE): Promise<Page> {
  const page = await openPage(browser, viewport);
  await page.goto(address);
  return page;
}

function staticStrip(pictures: readonly ShownPicture[]): string {
  const images = pictures.map(
    ({ src, width, height }, index) =>
      `<img ${index === 0 ? 'data-first' : 'loading="lazy"'} src="${src}" width="${width}" height="${height}">`,
  );
  const style = 'body{margin:0;background:#222}img{display:block;width:100%;max-width:800px;height:auto;margin:0 auto}';
  return `<!doctype html><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Plain</title><style>${style}</style>${images.join('')}`;
}

function pictureElement({ src, width, height }: ShownPicture): string {
  return `<picture><img src="${src}" width="${width}" height="${height}"></picture>`;
}
