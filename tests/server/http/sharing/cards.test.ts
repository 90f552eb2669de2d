import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type SeededSite, startSeededSite } from '#tests/support/site/seeded-site.ts';
import { seededPictureId } from '#tests/support/database/seed-rows.ts';

let testing: SeededSite['testing'];
let site: SeededSite['site'];
let seeded: SeededSite['seeded'];
let close: SeededSite['close'];

beforeAll(async () => {
  ({ testing, site, seeded, close } = await startSeededSite());
  const cover = seededPictureId('cover-vi');
  const folder = join(site.dataFolder, 'pictures', cover.slice(0, 2), cover);
  await mkdir(folder, { recursive: true });
  const picture = sharp({ create: { width: 640, height: 960, channels: 3, background: '#2040c0' } });
  await writeFile(join(folder, '640.webp'), await picture.webp().toBuffer());
});
afterAll(() => close());

async function pathOf(id: number): Promise<string> {
  return (await site.api.cards.pathOf(id)) ?? '';
}

/** Red, green and blue of one pixel. */
async function colorAt(picture: Buffer, left: number, top: number): Promise<readonly number[]> {
  return [...(await sharp(picture).extract({ left, top, width: 1, height: 1 }).raw().toBuffer())];
}

describe('the card of a work', { timeout: 30_000 }, () => {
  test('is a picture of 1200 by 630 pixels that shows the cover, kept for ever, and may be shown by other sites', async () => {
    const answer = await site.send(await pathOf(seeded.viComic.id));
    expect(answer.status).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': 'public, max-age=31536000, immutable, s-maxage=45',
      'cross-origin-resource-policy': 'cross-origin',
    });
    const { format, width, height } = await sharp(answer.body).metadata();
    expect({ format, width, height }).toEqual({ format: 'jpeg', width: 1200, height: 630 });
    const [red = 0, green = 0, blue = 0] = await colorAt(answer.body, 200, 300);
    expect([red < 60, green < 90, blue > 160]).toEqual([true, true, true]);
  });

  test('is drawn once however many ask, and not again', async () => {
    const path = await pathOf(seeded.viNovel.id);
    const answers = await Promise.all(Array.from({ length: 6 }, () => site.send(path)));
    expect(new Set(answers.map(({ headers }) => headers.etag)).size).toBe(1);
    const [, , , file = ''] = path.split('/');
    expect(await readdir(join(site.dataFolder, 'cards', file.slice(0, 2)))).toEqual([`${seeded.viNovel.id}-${file}`]);
  });

  test('of a sensitive work does not show its cover', async () => {
    const { viSensitive } = seeded;
    await testing.database
      .updateTable('works')
      .set({ cover_id: seededPictureId('cover-vi') })
      .where('id', '=', viSensitive.id)
      .execute();
    const { status, body } = await site.send(await pathOf(viSensitive.id));
    const [red = 0, , blue = 255] = await colorAt(body, 40, 300);
    expect([status, red > 90, blue < 80]).toEqual([200, true, true]);
  });

  test('has another address when the work is called otherwise, and the old address leads there on our own origin', async () => {
    const [, , , hash = ''] = (await pathOf(seeded.viMany[0]?.id ?? 0)).split('/');
    const id = seeded.viMany[0]?.id ?? 0;
    await testing.database.updateTable('works').set({ title: 'Tên mới' }).where('id', '=', id).execute();
    const now = await pathOf(id);
    expect(now).not.toContain(hash);
    const answer = await site.send(`/cards/${id}/${hash}`);
    expect([answer.status, answer.headers.location]).toEqual([302, `http://vi.localhost:3000${now}`]);
  });

  test('whose cover cannot be read is an error in the log, and the next one is drawn all the same', async () => {
    await testing.database
      .updateTable('works')
      .set({ cover_id: seededPictureId('drawing') })
      .where('id', '=', seeded.viMany[1]?.id ?? 0)
      .execute();
    expect((await site.send(await pathOf(seeded.viMany[1]?.id ?? 0))).status).toBe(500);
    expect((await site.send(await pathOf(seeded.viMany[2]?.id ?? 0))).status).toBe(200);
  });
});

test('a title of emoji, unknown letters and markup is drawn without them', { timeout: 30_000 }, async () => {
  const id = seeded.viMany[3]?.id ?? 0;
  await testing.database
    .updateTable('works')
    .set({ title: `"/><script>😀\u{1F9FF}𓀀 &amp; ${'ớ'.repeat(400)}` })
    .where('id', '=', id)
    .execute();
  expect((await site.send(await pathOf(id))).status).toBe(200);
});

test.each([
  ['of a hidden work', () => `/cards/${seeded.viHidden.id}/${'0'.repeat(32)}.jpg`],
  ['of a work that is not there', () => `/cards/999999/${'0'.repeat(32)}.jpg`],
])('there is no card %s', async (_words, path) => {
  const answer = await site.send(path());
  expect([answer.status, answer.body.toString()]).toEqual([404, 'There is no such card.\n']);
});

test.each(['/cards/1/x.jpg', `/cards/0/${'0'.repeat(32)}.jpg`, `/cards/1/..%2f${'0'.repeat(32)}.jpg`])(
  '%s is a page like any other',
  async (path) => {
    expect((await site.send(path)).body.toString()).toBe(`vi ${path}`);
  },
);
