import { expect, it } from 'vitest';
import { RefusedFile } from '#server/content/refused-file.error.ts';
import { page, smallBook } from './memory-archive.ts';
import { readBook } from './read-book.ts';

/** A book of documents that all hold this. */
function bookOf(count: number, body: string) {
  const names = Array.from({ length: count }, (_, index) => `c${index}`);
  return smallBook({
    manifest: names.map((name) => `<item id="${name}" href="${name}.xhtml" media-type="application/xhtml+xml"/>`).join(''),
    spine: names.map((name) => `<itemref idref="${name}"/>`).join(''),
    entries: Object.fromEntries(names.map((name) => [`${name}.xhtml`, page(body)])),
  });
}

const megabytes = (count: number): string => `<p>${'あいうえおかきくけ、'.repeat(count * 35_000)}</p>`;

it('A book of two thousand and more documents is read, a chapter each.', async () => {
  expect((await readBook(bookOf(2_500, '<p>あさ。</p>'))).chapters).toHaveLength(2_500);
});

it('A book of more text than a single one may hold is read whole.', async () => {
  expect((await readBook(bookOf(8, megabytes(3)))).chapters).toHaveLength(8);
});

it.each([
  ['more than its text may be', bookOf(12, megabytes(3)), 'holds more than 32 MiB of text'],
  ['more elements than all of its documents may hold', bookOf(4, '<b/>'.repeat(260_000)), 'holds more elements than a book may'],
])('It is refused where it holds %s.', async (_title, book, reason) => {
  await expect(readBook(book)).rejects.toThrow(RefusedFile);
  await expect(readBook(book)).rejects.toThrow(reason);
});
