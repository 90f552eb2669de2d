import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { blocksOf, showTextEdge, textEdge } from '#src/features/reader/place/text-edge.ts';
import { DEFAULT_READER_SETTINGS } from '#src/features/reader/reader-settings.ts';
import { novelChapter } from '#stories/catalogue/reader-chapters.ts';
import { japaneseDocument, longDocument, vietnameseDocument } from '#stories/catalogue/reader-documents.ts';
import { openReader, untilPainted } from '../open-reader.tsx';

function set(words: string): void {
  document.documentElement.dataset['novel'] = words;
}

test('A block is found in a group whose extent is remembered from a type far smaller.', async () => {
  await openReader({ data: novelChapter(longDocument(vietnameseDocument, 60)) });
  const groups = [...document.querySelectorAll<HTMLElement>('[data-later]')];
  set('size-1 leading-1');
  await page.viewport(1400, 800);
  for (const group of groups) {
    group.scrollIntoView();
    await untilPainted();
  }
  scrollTo(0, 0);
  await untilPainted();
  set('size-9 leading-5');
  await page.viewport(400, 800);
  const blocks = blocksOf(document);
  const last = blocks.indexOf(groups.at(-1)?.lastElementChild as HTMLElement);
  showTextEdge(blocks, { index: last - 2, offset: 0 });
  await untilPainted();
  expect(groups.length).toBeGreaterThan(2);
  const top = blocks[last - 2]?.getBoundingClientRect().top ?? Number.NaN;
  expect([top >= 0, top < 40]).toEqual([true, true]);
  document.documentElement.removeAttribute('data-novel');
});

test.each(['horizontal', 'vertical'] as const)('A block that was brought to the edge is the one at the edge: %s.', async (writing) => {
  const novel = { ...DEFAULT_READER_SETTINGS.novel, flow: 'scroll', writing } as const;
  const props = {
    data: novelChapter(longDocument(japaneseDocument, 12), { language: 'ja' }),
    settings: { ...DEFAULT_READER_SETTINGS, novel },
  };
  await openReader(props, 'ja');
  await page.viewport(700, 800);
  const blocks = blocksOf(document);
  const strayed: string[] = [];
  for (const setting of ['size-3 leading-2', 'size-4 leading-3', 'size-5 leading-1', 'size-7 leading-4']) {
    set(`writing-${writing} flow-scroll ${setting}`);
    await untilPainted();
    for (let index = 1; index < blocks.length - 40; index += 1) {
      showTextEdge(blocks, { index, offset: 0 });
      const found = textEdge(blocks).index;
      if (found !== index) strayed.push(`${setting}: ${found} for ${index}`);
    }
  }
  expect([getComputedStyle(blocks[0] as Element).writingMode.startsWith(writing), blocks.length > 60]).toEqual([true, true]);
  expect(strayed).toEqual([]);
  document.documentElement.removeAttribute('data-novel');
});
