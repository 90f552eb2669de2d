import { copyFile, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { drawSiteIcons } from '../../build/site-icons.ts';
import { siteManifest } from '#server/http/site-manifest.ts';
import { ROOT } from '../architecture/source-files.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'futago-icons-'));
  for (const language of ['vi', 'ja'])
    await copyFile(join(ROOT, `public/favicon-${language}.svg`), join(folder, `favicon-${language}.svg`));
  await drawSiteIcons(folder);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test.each(['vi', 'ja'] as const)('Every icon that the manifest in %s names is drawn, as large as it says.', async (language) => {
  const { icons, shortcuts } = siteManifest({ language, name: 'Site' });
  const pictures = [...icons, ...shortcuts.flatMap((shortcut) => shortcut.icons)].filter(({ type }) => type === 'image/png');
  const sizes = await Promise.all(
    pictures.map(async ({ src }) => {
      const { width, height, format } = await sharp(join(folder, src)).metadata();
      return `${format} ${width}x${height}`;
    }),
  );
  expect(sizes).toEqual(pictures.map(({ sizes: said }) => `png ${said}`));
});

test.each(['vi', 'ja'])('The picture that the site in %s is shared with has the size its pages say, and is small.', async (language) => {
  const { width, height, size } = await sharp(await readFile(join(folder, `icons/${language}-card.jpg`))).metadata();
  expect([width, height]).toEqual([1200, 630]);
  expect(size).toBeLessThan(60_000);
});

test.each(['vi-maskable-512', 'ja-maskable-512', 'vi-apple-180'])(
  '%s fills its shape and keeps the logo within the safe circle.',
  async (name) => {
    const { data, info } = await sharp(join(folder, `icons/${name}.png`))
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
  },
);
