import type { Browser, Page } from 'playwright';
import { openBeside, openPage, type Turner } from './turner.ts';

export const NOVEL_WINDOW = { width: 360, height: 640 };

export interface TurnedNovel extends Turner {
  /** How often it can be turned onward from its beginning. */
  readonly turns: number;
}

/** The novel reader, in pages; words of the settings say how its lines run. */
export async function openNovel(browser: Browser, address: string, words: string): Promise<TurnedNovel> {
  const page = await openPage(browser, NOVEL_WINDOW);
  await page.addInitScript((kept) => localStorage.setItem('futago.novel', kept), words);
  await page.goto(address);
  await page.waitForFunction(() => Number(document.querySelector<HTMLElement>('[data-folio]')?.dataset['folio']?.split(' / ')[1]) > 2);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const folio = await page.locator('[data-folio]').getAttribute('data-folio');
  const shown = (): string => {
    const { scrollLeft = 0, scrollTop = 0 } = document.querySelector('[data-block]')?.closest('[data-novel]') ?? {};
    return `${scrollLeft} ${scrollTop}`;
  };
  return { page, prepare: async () => undefined, shown, turns: Number(folio?.split(' / ')[1]) - 1 };
}

/** The same text in the same faces, in columns of the same size, scrolled by plain script. */
export async function openPlainNovel(browser: Browser, reader: Page): Promise<TurnedNovel> {
  const text = await textIn(reader, 'main [data-novel] [data-novel]');
  const page = await openBeside(browser, reader, plainText(text));
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const turns = await page.evaluate(() => Number(Reflect.get(window, 'turnsLeft')));
  return { page, prepare: async () => undefined, shown: () => String(Reflect.get(window, 'shownPage')), turns };
}

export interface PlainText {
  /** Rules of all faces of the page, of which it fetched those it needs. */
  readonly faces: string;
  /** Declarations that set the text in columns of the same size. */
  readonly style: string;
  readonly markup: string;
}

/** What plain script needs to show the text of a box. */
export async function textIn(reader: Page, box: string): Promise<PlainText> {
  return reader
    .locator(box)
    .first()
    .evaluate((element) => {
      const shown = getComputedStyle(element);
      const kept = [
        'width',
        'height',
        'writing-mode',
        'padding',
        'column-gap',
        'font-family',
        'font-size',
        'line-height',
        'text-align',
      ] as const;
      const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules]);
      const blocks = [...element.querySelectorAll(':scope > p, :scope > div > div > *')];
      return {
        faces: rules.flatMap((rule) => (rule instanceof CSSFontFaceRule ? [rule.cssText] : [])).join('\n'),
        style: kept.map((name) => `${name}:${shown.getPropertyValue(name)}`).join(';'),
        markup: blocks.map((block) => block.outerHTML.replaceAll(/ class="[^"]*"/g, '')).join('\n'),
      };
    });
}

function plainText({ faces, style, markup }: PlainText): string {
  return `<!doctype html><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Plain</title>
<style>${faces}
body{margin:0}p{margin:0}#text{box-sizing:border-box;columns:1;column-fill:auto;overflow:hidden;${style}}</style>
<div id="text">${markup}</div>
<script>
const box = document.getElementById('text'); const { writingMode, columnGap, paddingInlineStart, paddingInlineEnd } = getComputedStyle(box);
const isVertical = writingMode !== 'horizontal-tb';
const pitch = (isVertical ? box.clientHeight : box.clientWidth) - parseFloat(paddingInlineStart) - parseFloat(paddingInlineEnd) + parseFloat(columnGap);
window.turnsLeft = Math.round((isVertical ? box.scrollHeight : box.scrollWidth) / pitch) - 1;
window.shownPage = 0;
addEventListener('keydown', (event) => {
  const next = window.shownPage + (event.key === 'ArrowDown' ? 1 : -1);
  if (next < 0 || next > window.turnsLeft) return;
  event.preventDefault(); window.shownPage = next;
  if (isVertical) box.scrollTop = next * pitch; else box.scrollLeft = next * pitch;
});
</script>`;
}
