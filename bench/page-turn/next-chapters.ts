import type { Browser, Page } from 'playwright';
import { COMIC_WINDOW } from './comic-pages.ts';
import { NOVEL_WINDOW, textIn } from './novel-pages.ts';
import { openBeside, openPage, type Turner } from './turner.ts';

/** Milliseconds for which an end page holds a reader who only came to it. */
const HOLD = 450;
const COMIC_AHEAD = 'figure[data-slot="next"]:not([data-page])';
const NOVEL_AHEAD = '[data-ahead]:not([data-turned])';

/** A reader at the end page of a chapter, before whom a turn brings the first page of the next one. */
export interface EndTurner extends Turner {
  /** That page as markup of its own. */
  readonly next: string;
}

/** The comic reader, in pages; it must have a chapter after the one at the address. */
export async function openComicEnd(browser: Browser, address: string): Promise<EndTurner> {
  const page = await openPage(browser, COMIC_WINDOW);
  await page.addInitScript(() => localStorage.setItem('futago.comic', 'layout-paged'));
  await page.goto(address);
  const prepare = async (): Promise<void> => {
    await goToEnd(page, address, '[data-live] [data-slot="current"]', COMIC_AHEAD);
    await page.waitForFunction((ahead) => {
      const picture = document.querySelector<HTMLImageElement>(`${ahead} picture img`);
      return picture !== null && picture.complete && picture.naturalWidth > 0;
    }, COMIC_AHEAD);
  };
  await prepare();
  const picture = await page.locator(`${COMIC_AHEAD} picture`).evaluate((element) => element.outerHTML.replaceAll(/ class="[^"]*"/g, ''));
  return { page, prepare, shown: () => document.querySelector<HTMLElement>('[data-slot="current"]')?.dataset['page'] ?? '', next: picture };
}

/** The novel reader, in pages; words of the settings say how its lines run. */
export async function openNovelEnd(browser: Browser, address: string, words: string): Promise<EndTurner> {
  const page = await openPage(browser, NOVEL_WINDOW);
  await page.addInitScript((kept) => localStorage.setItem('futago.novel', kept), words);
  await page.goto(address);
  const prepare = () => goToEnd(page, address, '[data-folio]', NOVEL_AHEAD);
  await prepare();
  const { faces, style, markup } = await textIn(page, `${NOVEL_AHEAD} > *`);
  const sheet = `<style>${faces} .text{box-sizing:border-box;columns:1;column-fill:auto;overflow:hidden;${style}}</style>`;
  return {
    page,
    prepare,
    shown: () => `${location.pathname} ${document.querySelector('[data-turned]') !== null}`,
    next: `${sheet}<div class="text">${markup}</div>`,
  };
}

/** Waits until the page of the next chapter lies beside the end page, and the end page has been seen to its own end. */
async function goToEnd(page: Page, address: string, opened: string, ahead: string): Promise<void> {
  if (page.url() !== address) {
    await page.goBack();
    await page.waitForURL(address);
  }
  await page.waitForSelector(opened, { state: 'attached' });
  await page.keyboard.press('End');
  await page.waitForSelector(ahead, { state: 'attached' });
  await page.locator('[data-page="end"]').evaluate((end) => {
    for (const scroller of [end, end.parentElement]) scroller?.scrollTo(0, scroller.scrollHeight);
  });
  await page.waitForTimeout(HOLD);
}

/** A page of plain script that shows one thing in the place of another. */
export async function openPlainEnd(browser: Browser, { page: site, next }: EndTurner): Promise<Turner> {
  const page = await openBeside(browser, site, plainEnd(next));
  await page.waitForFunction(() => Reflect.get(window, 'isDecoded') === true);
  const prepare = () => page.evaluate(() => (Reflect.get(window, 'showPart') as (part: number) => void)(0));
  return { page, prepare, shown: () => String(Reflect.get(window, 'shownPart')) };
}

function plainEnd(next: string): string {
  return `<!doctype html><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Plain</title>
<style>body{margin:0;background:#222;color:#eee}p{margin:0}.part{position:fixed;inset:0;visibility:hidden}.part.on{visibility:visible}
.part>picture>img{width:100%;height:100%;object-fit:contain}</style>
<div class="part on"><h2>The end</h2><p><a href="/">On</a></p></div><div class="part">${next}</div>
<script>
const parts = [...document.querySelectorAll('.part')]; window.shownPart = 0;
window.showPart = (part) => { parts[window.shownPart].className = 'part'; parts[part].className = 'part on'; window.shownPart = part; };
addEventListener('keydown', (event) => {
  if (event.key !== 'ArrowDown' || window.shownPart === 1) return;
  event.preventDefault(); window.showPart(1);
});
Promise.allSettled([...[...document.images].map((image) => image.decode()), document.fonts.ready]).then(() => { window.isDecoded = true; });
</script>`;
}
