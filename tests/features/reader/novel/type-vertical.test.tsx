import '#src/ui/tokens.css';
import '#src/ui/base.css';
import type { ChapterDocument } from '#graphql/document/chapter-document.ts';
import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { DocumentView } from '#src/features/reader/novel/blocks/DocumentView.tsx';
import { NovelText } from '#src/features/reader/novel/NovelText.tsx';
import type { DocumentPicture } from '#src/features/reader/novel/blocks/PictureBlock.tsx';
import { DEFAULT_READER_SETTINGS } from '#src/features/reader/reader-settings.ts';
import { eventually } from '#tests/support/eventually.ts';
import { renderPart } from '#tests/support/browser/render-part.tsx';

const WINDOWS = [
  [360, 640],
  [640, 360],
  [768, 1024],
  [1280, 800],
] as const;

const [WIDE, TALL] = ['1'.padStart(32, '0'), '2'.padStart(32, '0')];
const picture = (id: string, width: number, height: number): DocumentPicture => ({
  id,
  width,
  height,
  dominantColor: '#446688',
  sources: [{ url: drawing(width, height), width, type: 'image/webp' }],
});
const drawing = (width: number, height: number): string =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"/>`)}`;

const LONG_NOTE = '土や石灰を叩き固めた土間のことで、'.repeat(12);
const text: ChapterDocument = {
  blocks: [
    { kind: 'heading', id: 'h1', level: 1, runs: ['第一章　川辺の', { text: '書庫', ruby: 'しょこ' }], indent: 2 },
    { kind: 'paragraph', id: 'p1', runs: ['　川のそばに、', { text: '三和土', note: 'n1' }, 'があった。'] },
    { kind: 'verse', id: 'v1', lines: [{ runs: ['水の面に'] }, { runs: ['待つ夜かな'], indent: 2 }] },
    { kind: 'sceneBreak', id: 's1' },
    { kind: 'picture', id: 'i1', pictureId: WIDE, alt: '川辺' },
    { kind: 'picture', id: 'i2', pictureId: TALL, alt: '塔' },
    { kind: 'pageBreak', id: 'b1' },
    { kind: 'paragraph', id: 'p2', runs: ['（大正十二年、秋）'], align: 'end' },
    { kind: 'paragraph', id: 'p3', runs: ['　次の段落。'] },
  ],
  notes: [{ id: 'n1', runs: [LONG_NOTE] }],
};

/** The text as a window shows it that is as high as one line. */
async function openText(width: number, height: number, writing: 'vertical' | 'horizontal' = 'vertical'): Promise<HTMLElement> {
  const before = [innerWidth, innerHeight] as const;
  await page.viewport(width, height);
  onTestFinished(() => page.viewport(...before));
  const pictures = [picture(WIDE, 1200, 800), picture(TALL, 800, 2400)];
  const { host } = renderPart(
    <NovelText settings={{ ...DEFAULT_READER_SETTINGS.novel, writing }} language="ja">
      <DocumentView document={text} pictures={pictures} />
    </NovelText>,
    'ja',
  );
  host.style.cssText = `writing-mode: ${writing}-${writing === 'vertical' ? 'rl' : 'tb'}; width: 100vw; height: 100vh; overflow: auto`;
  return host;
}

const box = (host: HTMLElement, id: string): DOMRect =>
  host.querySelector(`[data-block="${id}"]`)?.getBoundingClientRect() ?? expect.fail(`No block ${id}.`);

test.each(WINDOWS)('Blocks follow one another from right to left, each within the height of the line: %i by %i.', async (width, height) => {
  const host = await openText(width, height);
  const boxes = text.blocks.map(({ id }) => box(host, id));
  expect(boxes.filter(({ left }, place) => left < (boxes[place + 1]?.right ?? -Infinity) - 0.5)).toEqual([]);
  expect(boxes.filter(({ top, bottom }) => top < 0 || bottom > height)).toEqual([]);
});

test.each(
  WINDOWS.flatMap(([width, height]) => [
    { width, height, writing: 'vertical' as const },
    { width, height, writing: 'horizontal' as const },
  ]),
)('A picture is seen whole, and has its place before it comes: $writing, $width × $height.', async ({ width, height, writing }) => {
  const host = await openText(width, height, writing);
  const images = [...host.querySelectorAll('img')];
  const places = (): readonly DOMRect[] => images.map((image) => image.getBoundingClientRect());
  const before = places();
  for (const image of images) image.loading = 'eager';
  await Promise.all(images.map((image) => image.decode()));
  expect(places()).toEqual(before);
  expect(before.filter((place) => place.width < 50 || place.width > width || place.height < 50 || place.height > height)).toEqual([]);
  expect(images.map((image) => getComputedStyle(image).objectFit)).toEqual(['contain', 'contain']);
});

test('A poem hangs from the head of the page, what is set to the end stands at its foot.', async () => {
  const host = await openText(768, 1024);
  const [poem, prose, end] = ['v1', 'p3', 'p2'].map((id) => {
    const range = document.createRange();
    range.selectNodeContents(host.querySelector(`[data-block="${id}"]`) ?? host);
    return range.getBoundingClientRect();
  });
  const em = 18;
  expect([(poem?.top ?? 0) - (prose?.top ?? 0), (end?.bottom ?? 0) - box(host, 'p2').bottom].map((away) => Math.round(away / em))).toEqual([
    2, 0,
  ]);
});

test.each(WINDOWS)('A long note opens inside of the window and can be read to its end: %i by %i.', async (width, height) => {
  const host = await openText(width, height);
  host.querySelector('button')?.click();
  await eventually(() => expect(host.querySelector(':popover-open')).not.toBeNull());
  const note = host.querySelector(':popover-open') ?? expect.fail('No note is open.');
  const { left, right, top, bottom } = note.getBoundingClientRect();
  expect([left >= 0, right <= width, top >= 0, bottom <= height]).toEqual([true, true, true, true]);
  note.scrollTo({ left: -10_000 });
  const words = document.createRange();
  words.selectNodeContents(note);
  expect(words.getBoundingClientRect().left).toBeGreaterThanOrEqual(left);
});
