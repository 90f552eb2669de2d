import type { Browser, Page } from 'playwright';
import { openBeside, openPage, type Turner } from './turner.ts';

export const COMIC_WINDOW = { width: 800, height: 1000 };

export interface TurnedComic extends Turner {
  /** As `<picture>` elements, in reading order. */
  readonly pictures: readonly string[];
}

/** The comic reader, in pages. */
export async function openComic(browser: Browser, address: string): Promise<TurnedComic> {
  const page = await openPage(browser, COMIC_WINDOW);
  await page.addInitScript(() => localStorage.setItem('futago.comic', 'layout-paged'));
  await page.goto(address);
  await page.waitForSelector('[data-live] [data-slot="current"]');
  return { page, prepare: () => areNeighboursLoaded(page), shown: pageShown, pictures: await picturesIn(page) };
}

/** Runs in the page. */
function pageShown(): string {
  return document.querySelector<HTMLElement>('[data-slot="current"]')?.dataset['page'] ?? '';
}

async function areNeighboursLoaded(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLImageElement>('[data-slot] img')].every(({ complete, naturalWidth }) => complete && naturalWidth > 0),
  );
}

function picturesIn(reader: Page): Promise<readonly string[]> {
  return reader.evaluate(() =>
    [...document.querySelectorAll('[data-page] picture')].map((picture) =>
      picture.outerHTML.replaceAll(' loading="lazy"', '').replaceAll(/ class="[^"]*"/g, ''),
    ),
  );
}

/** A page of plain script that shows one of some stacked pictures. */
export async function openPlainComic(browser: Browser, site: Page, pictures: readonly string[]): Promise<Turner> {
  const page = await openBeside(browser, site, plainPictures(pictures));
  await page.waitForFunction(() => Reflect.get(window, 'isDecoded') === true);
  return { page, prepare: async () => undefined, shown: () => String(Reflect.get(window, 'shownPicture')) };
}

function plainPictures(pictures: readonly string[]): string {
  return `<!doctype html><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Plain</title>
<style>body{margin:0;background:#222}img{position:fixed;inset:0;width:100%;height:100%;object-fit:contain;visibility:hidden}img.on{visibility:visible}</style>
${pictures.join('\n')}
<script>
const images = [...document.images]; window.shownPicture = 0; images[0].className = 'on';
addEventListener('keydown', (event) => {
  const next = window.shownPicture + (event.key === 'ArrowDown' ? 1 : -1);
  if (!images[next]) return;
  event.preventDefault(); images[window.shownPicture].className = ''; images[next].className = 'on'; window.shownPicture = next;
});
Promise.allSettled(images.map((image) => image.decode())).then(() => { window.isDecoded = true; });
</script>`;
}
