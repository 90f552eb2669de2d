import type { Run } from '#graphql/document/chapter-document.ts';
import { beforeAll, expect, test } from 'vitest';
import { japaneseParagraphs, wordsOf } from '#tests/support/text/japanese-paragraphs.ts';
import { loadFaces } from '#tests/support/browser/load-faces.ts';
import { linesOf } from '#tests/support/browser/measured-lines.ts';
import { novelSheet, paragraph, type SheetLook } from '#tests/support/browser/novel-sheet.tsx';

const NEVER_FIRST = /^[、。，．・：；？！‼⁇⁈⁉ー〜ゝゞヽヾ々〻…‥）〕］｝〉》」』】’”ぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮヵヶ%％℃]/u;
const NEVER_LAST = /[（〔［｛〈《「『【‘“¥№]$/u;
const NEVER_PARTED = /[―—…‥]$/u;
/** Chromium 156 breaks neither before nor after one of them: https://www.unicode.org/reports/tr14/#LB19 */
const QUOTE = /[‘’“”]/u;

const WRITINGS = ['horizontal-tb', 'vertical-rl'] as const;
const LOOKS: readonly SheetLook[] = WRITINGS.flatMap((writing): SheetLook[] => [
  { writing, line: 328, settings: { size: 4 } },
  { writing, line: 300, settings: { size: 9 } },
  { writing, line: 611, settings: { size: 1 } },
]);

let paragraphs: ReturnType<typeof japaneseParagraphs>;
beforeAll(async () => {
  const library = await fetch(new URL('../../../../library/kawabe-no-shoko/01.txt', import.meta.url));
  paragraphs = japaneseParagraphs(wordsOf(await library.text()), 1_000, 20_261_121);
  await loadFaces(paragraphs.flatMap((runs) => runs.map((run) => (typeof run === 'string' ? run : run.text))).join(''));
});

test('The paragraphs are many lines, thick with what may not begin or end one.', () => {
  const text = paragraphs.map((runs) => runs.map((run) => (typeof run === 'string' ? run : run.text)).join('')).join('\n');
  const share = text.match(/[、。・：；？！ー〜ゝゞヽヾ々〻…‥）〕］｝〉》」』】っゃゅょッャュョ（〔［｛〈《「『【]/gu)?.length ?? 0;
  expect([paragraphs.length, text.length > 90_000, share / text.length > 0.2]).toEqual([1_000, true, true]);
});

test('No line of a thousand paragraphs begins or ends with a character that may not, in either direction.', { timeout: 200_000 }, () => {
  const sheet = novelSheet(
    paragraphs.map((runs, place) => paragraph(`p${place}`, ...runs)),
    LOOKS[0] as SheetLook,
  );
  const found = LOOKS.map((look) => {
    sheet.look(look);
    const lines = paragraphs.map((_, place) => linesOf(sheet.block(`p${place}`)));
    return { many: lines.flat().length > 2_500, forbidden: lines.flatMap(forbiddenBreaks), overflow: overflowing(sheet.host, look) };
  });
  expect(found).toEqual(LOOKS.map(() => ({ many: true, forbidden: [], overflow: [] })));
});

/** After a wide space anything may begin a line: the author ended a sentence there. */
function forbiddenBreaks(lines: readonly string[]): readonly string[] {
  return lines.slice(1).flatMap((line, place) => {
    const before = lines[place] ?? '';
    const parted = NEVER_PARTED.test(before) && before.at(-1) === line[0];
    const forbidden = NEVER_LAST.test(before) || (NEVER_FIRST.test(line) && !before.endsWith('\u3000'));
    return parted || forbidden ? [`${before}/${line}`] : [];
  });
}

/** Paragraphs that stand out of their lines, by as little as a pixel, though every line could have been broken. */
function overflowing(host: HTMLElement, { writing }: SheetLook): readonly (readonly string[])[] {
  return [...host.querySelectorAll('p')].flatMap((p) => {
    const over = writing === 'horizontal-tb' ? p.scrollWidth - p.clientWidth : p.scrollHeight - p.clientHeight;
    const lines = over > 0 ? linesOf(p) : [];
    return over > 0 && lines.every(canBreak) ? [lines] : [];
  });
}

function canBreak(line: string): boolean {
  const letters = Array.from(line);
  return letters.slice(1).some((letter, place) => {
    const before = letters[place] ?? '';
    const isParted = NEVER_PARTED.test(before) && before === letter;
    return !isParted && !QUOTE.test(before + letter) && !NEVER_FIRST.test(letter) && !NEVER_LAST.test(before);
  });
}

test.each(LOOKS)('Addresses and cries that are longer than a line stay inside of it: $writing, $line pixels.', (look) => {
  const sheet = novelSheet(
    [
      paragraph(
        'address',
        '見よ、',
        'https://futago.example/comic/12/345?from=the-very-long-afterword-of-a-novel-that-nobody-reads#end',
        '。',
      ),
      paragraph('cry', `「うわ${'あ'.repeat(9)}${'ぁ'.repeat(60)}${'ー'.repeat(60)}${'っ'.repeat(60)}${'！'.repeat(60)}」`),
      paragraph('silence', `「${'…'.repeat(90)}」`),
      paragraph('shout', `「${'!'.repeat(200)}」`),
    ],
    look,
  );
  expect(overflowing(sheet.host, look)).toEqual([]);
});

test.each(WRITINGS)('No line begins with the mark of a note: %s.', (writing) => {
  const marked: readonly Run[] = [
    { text: '［12］', note: 'n1' },
    { text: '十七巻', note: 'n2' },
    { text: '漢', ruby: 'かん' },
    { text: '※', note: 'n3' },
    '。「',
  ];
  const blocks = Array.from({ length: 40 }, (_, place) =>
    paragraph(`p${place}`, 'あ'.repeat(place + 1), ...marked, 'い'.repeat(place), ...marked),
  );
  const sheet = novelSheet(blocks, { writing, line: 300 });
  const lines = blocks.flatMap(({ id }) => linesOf(sheet.block(id)).slice(1));
  expect(lines.filter((line) => /^[［＊※。」]/u.test(line))).toEqual([]);
});
