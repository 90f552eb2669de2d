import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { faceCover } from '../../library/drawing/balloon-placement.ts';
import { boxOf, holdsItsText } from '../../library/drawing/balloon.ts';
import { drawCover } from '../../library/drawing/cover.ts';
import { overlapArea } from '../../library/drawing/geometry.ts';
import type { Box } from '../../library/drawing/geometry.ts';
import { drawPage } from '../../library/drawing/page.ts';
import type { DrawnPage, DrawnPanel } from '../../library/drawing/page.ts';
import { drawnWorks } from '../../library/drawn-works.ts';
import { parseWorkManifest } from '#server/content/work-manifest.ts';

interface NamedPage {
  readonly name: string;
  readonly page: DrawnPage;
  readonly again: () => DrawnPage;
}

const pages: readonly NamedPage[] = drawnWorks.flatMap((work) =>
  work.chapters.flatMap((chapter) =>
    chapter.pages.map((spec, index): NamedPage => {
      const seed = `${chapter.folder}-${String(index + 1).padStart(2, '0')}`;
      const draw = (): DrawnPage => drawPage(work.manuscript, spec, seed);
      return { name: `${work.folder}/${seed}`, page: draw(), again: draw };
    }),
  ),
);

const words = (panel: DrawnPanel): string => panel.balloons.map(({ block }) => block.lines.join(' ')).join(' / ');

function offences(test_: (panel: DrawnPanel, page: DrawnPage) => boolean): string[] {
  return pages.flatMap(({ name, page }) =>
    page.panels.flatMap((panel, index) => (test_(panel, page) ? [`${name} panel ${index + 1}: ${words(panel)}`] : [])),
  );
}

const lies = (box: Box, page: DrawnPage): boolean =>
  box.x >= 0 && box.y >= 0 && box.x + box.width <= page.width && box.y + box.height <= page.height;

describe('in every page of the library', () => {
  test('every text lies inside its balloon', () => {
    expect(offences((panel) => !panel.balloons.every(holdsItsText))).toEqual([]);
  });

  test('every balloon and caption lies on the paper', () => {
    expect(
      offences(
        (panel, page) =>
          ![...panel.balloons.map((balloon) => boxOf(balloon)), ...panel.captions.map(({ box }) => box)].every((box) => lies(box, page)),
      ),
    ).toEqual([]);
  });

  test('no balloon covers a face', () => {
    expect(
      offences((panel) => panel.balloons.some((balloon) => panel.figures.some(({ face }) => faceCover(balloon, face) > 0.26))),
    ).toEqual([]);
  });

  test('no balloon lies on another or on a caption', () => {
    expect(
      offences(({ balloons, captions }) =>
        balloons.some((balloon, index) =>
          [...balloons.slice(0, index).map((other) => boxOf(other)), ...captions.map(({ box }) => box)].some(
            (other) => overlapArea(boxOf(balloon), other) > 0.04 * other.width * other.height,
          ),
        ),
      ),
    ).toEqual([]);
  });

  test('no letter is smaller than a reader can take', () => {
    expect(offences((panel) => panel.balloons.some(({ block }) => block.size < 28))).toEqual([]);
  });

  test('the drawing is made of numbers and opens as a picture of its size', async () => {
    for (const { name, page } of pages) {
      expect(page.svg, name).not.toMatch(/NaN|undefined|Infinity/);
      const { format, width, height } = await sharp(Buffer.from(page.svg), { unlimited: true }).metadata();
      expect({ name, format, width, height }).toEqual({ name, format: 'svg', width: page.width, height: page.height });
    }
  });

  test('drawing again gives the same bytes', () => {
    for (const { page, again } of pages) expect(again().svg === page.svg).toBe(true);
  });
});

describe('every drawn work', () => {
  test.each(drawnWorks.map((work) => [work.folder, work] as const))('%s has a cover and the chapters of its manifest', (folder, work) => {
    const file = join(import.meta.dirname, '..', '..', 'library', folder, 'work.json');
    const manifest = parseWorkManifest(readFileSync(file, 'utf8'), file);
    expect(manifest.language).toBe(work.manuscript.language);
    expect(manifest.cover).toBe('cover.png');
    if (manifest.format === 'COMIC')
      expect(manifest.chapters?.map((chapter) => chapter.folder)).toEqual(work.chapters.map((chapter) => chapter.folder));
    const { cover } = work;
    expect(cover).not.toBeNull();
    if (cover) expect(drawCover(work.manuscript.language, cover, folder)).toMatch(/^<svg [^>]*width="1000" height="1500"/);
  });

  test('twins are drawn from the same scenes, chapter by chapter', () => {
    const [vietnamese, japanese] = ['tiem-sach-ngay-mua', 'ame-no-hon-ya'].map((folder) =>
      drawnWorks.find((work) => work.folder === folder),
    );
    expect(vietnamese?.chapters).toEqual(japanese?.chapters);
  });
});
