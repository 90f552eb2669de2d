import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser } from 'playwright';
import { brotliCompressSync } from 'node:zlib';
import { startSite } from './running-site.ts';
import { listenTo, median, openBrowser, openThrottled, SLOW_PHONE } from './throttled-page.ts';
import { localFetch } from '#tests/support/network/local-fetch.ts';

interface Measured {
  /** Milliseconds from navigation until the first picture, or the first line of text, stands on the screen. */
  readonly shown: number;
  /** Milliseconds until the page answers to the reader; NaN for a page without script. */
  readonly hydrated: number;
  readonly layoutShift: number;
  /** As they travel, of what was asked for before the page answered. */
  readonly scriptBytes: number;
}

const RUNS = 25;

/**
 * Cold loads of a comic's and a novel's chapter beside hand-written static pages with the same picture and the same
 * text, alternating in one run.
 */
export async function firstPage(): Promise<void> {
  const site = await startSite();
  const browser = await openBrowser();
  try {
    const comic = await site.findChapter('COMIC');
    const novel = await site.findChapter('NOVEL');
    await compare(browser, 'comic: first picture', `${site.origin}${comic.path}`, await staticPicture(`${site.origin}${comic.path}`));
    await compare(browser, 'novel: first text', `${site.origin}${novel.path}`, await staticText(`${site.origin}${novel.path}`));
  } finally {
    await browser.close();
    await site.stop();
  }
}

async function compare(browser: Browser, name: string, ours: string, other: Server): Promise<void> {
  const address = `http://vi.localhost:${(other.address() as AddressInfo).port}/`;
  const mine: Measured[] = [];
  const theirs: Measured[] = [];
  await localFetch(ours);
  for (let run = 0; run < RUNS; run++) {
    mine.push(await load(browser, ours, ['shown', 'hydrated']));
    theirs.push(await load(browser, address, ['shown']));
  }
  other.close();
  const of = (list: readonly Measured[], key: keyof Measured): number => median(list.map((one) => one[key]));
  const ratio = median(mine.map((one, index) => one.shown / (theirs[index]?.shown ?? Number.NaN)));
  console.table({
    [name]: {
      'ours ms': Math.round(of(mine, 'shown')),
      'static ms': Math.round(of(theirs, 'shown')),
      ratio: Number(ratio.toFixed(3)),
      'hydrated after ms': Math.round(median(mine.map((one) => one.hydrated - one.shown))),
      'layout shift': Number(Math.max(...mine.map((one) => one.layoutShift)).toFixed(4)),
      'script kB': Number((of(mine, 'scriptBytes') / 1000).toFixed(1)),
    },
  });
}

/** `moments` are those that the page comes to. */
async function load(browser: Browser, address: string, moments: readonly string[]): Promise<Measured> {
  const page = await openThrottled(browser, SLOW_PHONE);
  try {
    const said = await listenTo(page);
    await page.addInitScript(watchFirstPage);
    await page.goto(address, { waitUntil: 'commit' });
    await Promise.all(moments.map(said));
    return await page.evaluate(() => {
      const shown = Number(Reflect.get(window, 'futagoShown'));
      const hydrated = Number(Reflect.get(window, 'futagoHydrated') ?? Number.NaN);
      const scripts = performance
        .getEntriesByType('resource')
        .filter((entry): entry is PerformanceResourceTiming => entry instanceof PerformanceResourceTiming && entry.name.endsWith('.js'))
        .filter(({ startTime }) => startTime < hydrated);
      return {
        shown,
        hydrated,
        layoutShift: Number(Reflect.get(window, 'futagoShift') ?? 0),
        scriptBytes: scripts.reduce((sum, entry) => sum + entry.encodedBodySize, 0),
      };
    });
  } finally {
    await page.context().close();
  }
}

/** Runs in the page: notes when the first picture is decoded, or the first block of text laid out, and painted. */
function watchFirstPage(): void {
  new PerformanceObserver((list) => {
    const sum = list.getEntries().reduce((total, entry) => total + Number(Reflect.get(entry, 'value')), 0);
    Reflect.set(window, 'futagoShift', Number(Reflect.get(window, 'futagoShift') ?? 0) + sum);
  }).observe({ type: 'layout-shift', buffered: true });
  const note = (name: string, now: number, word: string): void => {
    Reflect.set(window, name, now);
    (Reflect.get(window, 'tellBench') as (word: string) => void)(word);
  };
  const notePainted = (): void => {
    requestAnimationFrame(() => requestAnimationFrame((now) => note('futagoShown', now, 'shown')));
  };
  let isShown = false;
  const look = (): void => {
    const picture = document.querySelector<HTMLImageElement>('img[data-first]');
    const text = document.querySelector('[data-block], p');
    if (!isShown && picture?.complete && picture.naturalWidth > 0) {
      isShown = true;
      void picture.decode().then(notePainted);
    } else if (!isShown && !picture && text && text.getBoundingClientRect().height > 0) {
      isShown = true;
      notePainted();
    }
    if (document.documentElement?.dataset['go'] !== undefined) note('futagoHydrated', performance.now(), 'hydrated');
    else requestAnimationFrame(look);
  };
  look();
}

async function staticPicture(address: string): Promise<Server> {
  const html = await (await localFetch(address)).text();
  const image = /<img[^>]*data-first[^>]*>/.exec(html)?.[0] ?? '';
  const source = /<source[^>]*>(?=.*data-first)/s.exec(html)?.[0] ?? '';
  const tag = `<picture>${source}${image}</picture>`
    .replaceAll('"/pictures/', `"${new URL(address).origin}/pictures/`)
    .replaceAll(', /pictures/', `, ${new URL(address).origin}/pictures/`);
  const page = `<!doctype html><html lang="vi"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Chapter</title><style>body{margin:0}img{display:block;width:100%;height:auto}</style>${tag}</html>`;
  return serve(page, new URL(address).origin);
}

async function staticText(address: string): Promise<Server> {
  const html = await (await localFetch(address)).text();
  const blocks = [...html.matchAll(/<p[^>]*data-block[^>]*>.*?<\/p>/gs)].map((match) => match[0]);
  const page = `<!doctype html><html lang="vi"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Chapter</title><style>body{margin:1rem auto;max-width:40rem;font:1.1rem/1.6 serif}</style>${blocks.join('\n')}</html>`;
  return serve(page, new URL(address).origin);
}

/** The picture comes through this server too, so that both pages use one connection of the same kind. */
function serve(page: string, upstream: string): Promise<Server> {
  const body = brotliCompressSync(page.replaceAll(upstream, ''));
  const server = createServer((request, response) => {
    if (request.url === '/') {
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br', 'content-length': body.length });
      response.end(body);
      return;
    }
    relay(`${upstream}${request.url}`, response).catch((error: unknown) => response.destroy(error instanceof Error ? error : undefined));
  });
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)));
}

async function relay(address: string, response: ServerResponse): Promise<void> {
  const answer = await localFetch(address);
  const bytes = Buffer.from(await answer.arrayBuffer());
  response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? '', 'content-length': bytes.length });
  response.end(bytes);
}
