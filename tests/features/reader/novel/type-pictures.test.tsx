import '#src/ui/tokens.css';
import type { Block, ChapterDocument } from '#graphql/document/chapter-document.ts';
import { expect, onTestFinished, test } from 'vitest';
import { commands, page } from 'vitest/browser';
import { DEFAULT_READER_SETTINGS, NOVEL_CHOICES, parseSettings } from '#src/features/reader/reader-settings.ts';
import { novelChapter } from '#stories/catalogue/reader-chapters.ts';
import { eventually } from '#tests/support/eventually.ts';
import { openReader, untilPainted } from '../open-reader.tsx';

/*
 * Pictures of our own texts, kept beside this file in __screenshots__. After a change that is meant:
 * npx vitest run --project browser tests/features/reader/novel/type-pictures.test.tsx --update
 */

/** Another major version of the browser draws letters a little otherwise. */
const DRAWN_BY = 'Chrome/156';

const PHONE = { width: 320, height: 460 } as const;
const TALL = { width: 320, height: 580 } as const;
const TABLET = { width: 560, height: 420 } as const;

async function openText(words: string, { width, height }: { readonly width: number; readonly height: number }): Promise<void> {
  const novel = parseSettings(words, NOVEL_CHOICES);
  await openReader({ data: novelChapter(await shownText(), { language: 'ja' }), settings: { ...DEFAULT_READER_SETTINGS, novel } }, 'ja');
  showTextAlone();
  await page.viewport(width, height);
  await eventually(() => expect(facesThatCame()).not.toEqual([]));
  await document.fonts.ready;
  await untilPainted();
}

/** A beginning with readings, a year in two digits upright, and a sentence with dots, of two chapters of our library. */
async function shownText(): Promise<ChapterDocument> {
  const [shed, light] = [await commands.novelChapter('kawabe-no-shoko'), await commands.novelChapter('futatsu-todai')];
  const blocks = shed?.blocks ?? [];
  const dotted = light?.blocks.filter((block) => holds(block, 'emphasis')) ?? [];
  return { blocks: [...blocks.slice(0, 1), ...dotted, ...blocks.filter((block) => holds(block, 'upright'))], notes: [] };
}

function holds(block: Block, mark: 'emphasis' | 'upright'): boolean {
  return block.kind === 'paragraph' && block.runs.some((run) => typeof run !== 'string' && run[mark] !== undefined);
}

function facesThatCame(): readonly string[] {
  return [...document.fonts].filter(({ family, status }) => family.includes('Shippori Mincho') && status === 'loaded').map(String);
}

/** Without the bars, which come and go, and the page after the text. */
function showTextAlone(): void {
  const sheet = document.head.appendChild(document.createElement('style'));
  sheet.textContent =
    '[data-format] > :not(main), main > * > :not(:first-child) { display: none !important } html { scrollbar-width: none }';
  onTestFinished(() => sheet.remove());
}

test.for([
  ['pages-vertical', 'writing-vertical flow-pages', PHONE],
  ['pages-vertical-large', 'writing-vertical flow-pages size-8', TABLET],
  ['pages-horizontal', 'flow-pages', PHONE],
  ['scroll-vertical', 'writing-vertical', TABLET],
  ['scroll-horizontal', '', TALL],
  ['ruby-dimmed', 'writing-vertical flow-pages ruby-dimmed', PHONE],
  ['ruby-hidden', 'writing-vertical flow-pages ruby-hidden', PHONE],
] as const)('A Japanese text is set as its kept picture shows it: %s.', async ([name, words, size], { skip }) => {
  if (!navigator.userAgent.includes(DRAWN_BY)) skip(`Pictures of set text are kept as ${DRAWN_BY} draws them.`);
  await openText(words, size);
  await expect.element(page.elementLocator(document.querySelector('main') ?? document.body)).toMatchScreenshot(name, {
    comparatorName: 'pixelmatch',
    comparatorOptions: { threshold: 0.2, allowedMismatchedPixels: 60 },
  });
});
