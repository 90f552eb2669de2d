import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { siteManifest } from '#server/http/files/site-manifest.ts';
import { drawSiteFiles } from '#server/modules/sharing/site-files.ts';
import type { LanguageCode } from '#server/platform/database/tables.ts';
import { ROOT } from '#tests/architecture/source-files.ts';

async function ownFiles(language: LanguageCode): Promise<ReadonlyMap<string, Buffer>> {
  return drawSiteFiles({ language, svg: await readFile(join(ROOT, `public/favicon-${language}.svg`), 'utf8'), isOwn: false });
}

test.each(['vi', 'ja'] as const)('Every icon that the manifest in %s names is drawn, as large as it says.', async (language) => {
  const { icons, shortcuts } = siteManifest({ language, name: 'Site' });
  const pictures = [...icons, ...shortcuts.flatMap((shortcut) => shortcut.icons)].filter(({ type }) => type === 'image/png');
  const files = await ownFiles(language);
  const sizes = await Promise.all(
    pictures.map(async ({ src }) => {
      const { width, height, format } = await sharp(files.get(src)).metadata();
      return `${format} ${width}x${height}`;
    }),
  );
  expect(sizes).toEqual(pictures.map(({ sizes: said }) => `png ${said}`));
});

test.each(['vi', 'ja'] as const)(
  'The picture that the site in %s is shared with has the size its pages say, and is small.',
  async (language) => {
    const { width, height, size } = await sharp((await ownFiles(language)).get(`/icons/${language}-card.jpg`)).metadata();
    expect([width, height]).toEqual([1200, 630]);
    expect(size).toBeLessThan(60_000);
  },
);

test.each([
  ['vi', 'maskable-512'],
  ['ja', 'maskable-512'],
  ['vi', 'apple-180'],
] as const)('Of the site in %s, %s fills its shape and keeps the logo within the safe circle.', async (language, name) => {
  const { data, info } = await sharp((await ownFiles(language)).get(`/icons/${language}-${name}.png`))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const safe = info.width * 0.4;
  let clear = 0;
  let outside = 0;
  for (let y = 0; y < info.height; y += 1) {
    for (let x = 0; x < info.width; x += 1) {
      const [red = 0, green = 0, blue = 0, alpha = 0] = data.subarray((y * info.width + x) * 4);
      if (alpha < 255) clear += 1;
      const isGround = red + green + blue === 765;
      if (!isGround && Math.hypot(x - info.width / 2, y - info.height / 2) > safe) outside += 1;
    }
  }
  expect([clear, outside]).toEqual([0, 0]);
});

const WIDE =
  '<?xml version="1.0"?><!-- drawn --><svg xmlns="http://www.w3.org/2000/svg" width="400" height="100"><rect width="400" height="100" fill="#00f"/></svg>';

test('A logo of another shape is drawn whole, in the middle of every icon, and stands alone on a white tile where the site is shared.', async () => {
  const files = await drawSiteFiles({ language: 'vi', svg: WIDE, isOwn: true });
  const at = async (path: string, x: number, y: number): Promise<string> => {
    const { data, info } = await sharp(files.get(path)).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
    return [...data.subarray((y * info.width + x) * 4, (y * info.width + x) * 4 + 4)].join(' ');
  };
  expect([await at('/icons/vi-any-192.png', 2, 96), await at('/icons/vi-any-192.png', 96, 20)]).toEqual(['0 0 255 255', '0 0 0 0']);
  expect([await at('/icons/vi-maskable-192.png', 2, 96), await at('/icons/vi-maskable-192.png', 96, 96)]).toEqual([
    '255 255 255 255',
    '0 0 255 255',
  ]);
  const [red, green, blue] = (await at('/icons/vi-card.jpg', 600, 220)).split(' ').map(Number);
  expect(Math.min(red ?? 0, green ?? 0, blue ?? 0)).toBeGreaterThan(250);
  expect(files.get('/favicon-vi.svg')?.toString()).toBe(WIDE);
  expect(await sharp(files.get('/favicon-vi.png')).metadata()).toMatchObject({ width: 48, height: 48, format: 'png' });
});

test('What is no drawing is refused.', async () => {
  await expect(drawSiteFiles({ language: 'vi', svg: '<svg><rect', isOwn: true })).rejects.toThrow();
});
