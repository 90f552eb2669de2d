import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { cutStrip } from '#server/content/pictures/picture-encoder.ts';
import { comicChapter, createTestStore, importedWork, page, storedRows, type TestStore } from '#tests/support/files/content-store.ts';

let test: TestStore;
beforeAll(async () => {
  test = await createTestStore();
});
afterAll(() => test.close());

/** As high as webtoons come, from black above to white below. */
async function strip(height: number): Promise<Buffer> {
  const rows = Buffer.alloc(20 * height * 3);
  for (let row = 0; row < height; row += 1) rows.fill(Math.floor((row * 255) / height), row * 60, (row + 1) * 60);
  return await sharp(rows, { raw: { width: 20, height, channels: 3 } })
    .jpeg()
    .toBuffer();
}

async function edges(content: Buffer): Promise<readonly number[]> {
  const { data, info } = await sharp(content).raw().toBuffer({ resolveWithObject: true });
  return [info.width, info.height, data[0] ?? 0, data.at(-1) ?? 0];
}

it('A strip that is higher than a page may be is cut into pages of one height, from above, none of which lacks a row.', async () => {
  const pages = await cutStrip(await strip(24_000), 'strip.jpg');
  const found = await Promise.all(pages.map(edges));
  expect(found.map(([width, height]) => [width, height])).toEqual(Array.from({ length: 5 }, () => [20, 4_800]));
  const bounds = found.flatMap(([, , first = 0, last = 0]) => [first, last]);
  [0, 51, 51, 102, 102, 153, 153, 204, 204, 254].forEach((shade, index) => expect(bounds[index]).toBeCloseTo(shade, -1));
});

it('A strip that is higher than any is refused before it is decoded, and so is one that is too wide.', async () => {
  const [high, wide] = await Promise.all(
    [20, 10_001].map((width) =>
      sharp({ create: { width, height: width === 20 ? 65_536 : 20, channels: 3, background: '#fff' } })
        .png()
        .toBuffer(),
    ),
  );
  await expect(cutStrip(high ?? Buffer.alloc(0), 'high.png')).rejects.toThrow(
    'high.png: measures 20 × 65536; a side has at most 65535 pixels',
  );
  await expect(cutStrip(wide ?? Buffer.alloc(0), 'wide.png')).rejects.toThrow('wide.png: measures 10001 × 20');
});

it('A chapter of such strips is taken with all of their pages in order, read downwards, and known again.', async () => {
  const [first, second] = await Promise.all([strip(24_000), strip(12_000)]);
  const chapter = comicChapter('1', [
    { name: '1.jpg', read: async () => first },
    await page(90, 20, 60),
    { name: '2.jpg', read: async () => second },
  ]);
  expect(await test.store.save(importedWork({ chapters: [chapter] }))).toMatchObject({ outcome: 'imported', pages: 9 });
  const { works, pictures } = await storedRows(test.database);
  expect(works).toMatchObject([{ direction: 'TOP_TO_BOTTOM' }]);
  expect(pictures).toHaveLength(9);
  const heights = await test.database
    .selectFrom('version_pages')
    .innerJoin('pictures', 'pictures.id', 'picture_id')
    .select('height')
    .orderBy('position')
    .execute();
  expect(heights.map(({ height }) => height)).toEqual([4_800, 4_800, 4_800, 4_800, 4_800, 60, 4_000, 4_000, 4_000]);
  expect(await test.store.save(importedWork({ chapters: [chapter] }))).toMatchObject({ outcome: 'unchanged', pages: 9 });
});

it('Strips that make more pages than a chapter has are refused.', async () => {
  const pages = Array.from({ length: 36 }, async (_, index) => {
    const content = await sharp({ create: { width: 1, height: 65_535, channels: 3, background: { r: index, g: 0, b: 0 } } })
      .png()
      .toBuffer();
    return { name: `${index}.png`, read: async () => content };
  });
  const work = importedWork({ sourceKey: 'long', chapters: [comicChapter('1', await Promise.all(pages))] });
  await expect(test.store.save(work)).rejects.toThrow('holds 504 pictures; a chapter has at most 500');
});
