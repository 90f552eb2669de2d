import type { ChapterDocument } from '#graphql/document/chapter-document.ts';
import { expect, test } from 'vitest';
import { commands } from 'vitest/browser';
import { novelSheet, type SheetLook } from '#tests/support/browser/novel-sheet.tsx';

const LINES = [300, 480, 640] as const;
const LOOKS: readonly SheetLook[] = (['vertical-rl', 'horizontal-tb'] as const).flatMap((writing) =>
  LINES.map((line) => ({ writing, line })),
);

/** Where parts stand: its text, left, top, width, height. */
function places(host: HTMLElement, parts: string): readonly string[] {
  return [...host.querySelectorAll(parts)].map((part) => {
    const { left, top, width, height } = part.getBoundingClientRect();
    return `${part.textContent.slice(0, 60)}: ${[left, top, width, height].map(Math.round).join(' ')}`;
  });
}

/** Blocks of two chapters of our library: readings, dots, figures in squares, brackets one after another. */
async function shownBlocks(): Promise<ChapterDocument['blocks']> {
  const chapters = [await commands.novelChapter('kawabe-no-shoko'), await commands.novelChapter('futatsu-todai')];
  return chapters.flatMap((chapter, place) => chapter?.blocks.map((block) => ({ ...block, id: `${place}-${block.id}` })) ?? []);
}

const FACES = [
  { face: 'serif', name: 'Shippori Mincho', declare: () => import('#src/ui/fonts/shippori-mincho.css') },
  { face: 'clear', name: 'BIZ UDMincho', declare: () => import('#src/ui/fonts/biz-udmincho.css') },
] as const;

test.each(FACES)(
  'Nothing in a Japanese text moves when its web face takes the place of an installed one, vertically and horizontally ($face).',
  async ({ face, name, declare }) => {
    const blocks = await shownBlocks();
    const settings = { face };
    const sheet = novelSheet(blocks, { writing: 'vertical-rl', line: 300, settings });
    const measured = (): readonly unknown[] =>
      LOOKS.map((look) => {
        sheet.look({ ...look, settings });
        // Across a horizontal line the readings themselves are a little wider or narrower; nothing in a vertical one is.
        return places(sheet.host, look.writing === 'vertical-rl' ? '[data-block], ruby, em' : '[data-block]');
      });
    const before = measured();
    expect([...document.fonts].filter(({ family }) => family.includes(name) && !family.includes('Fallback'))).toEqual([]);
    await declare();
    for (let asked = 0; asked < 2; asked += 1) {
      sheet.host.getBoundingClientRect();
      await document.fonts.load(`18px "${name}"`, sheet.host.textContent);
      await document.fonts.ready;
    }
    expect([...document.fonts].some(({ family, status }) => family.includes(name) && status === 'loaded')).toBe(true);
    expect(measured()).toEqual(before);
  },
);
