import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { DAY } from '../../library/drawing/palette.ts';
import { panel, row } from '../../library/drawing/scene.ts';
import { drawLibrary } from '../../library/drawing/studio.ts';
import type { DrawReport } from '../../library/drawing/studio.ts';
import { flat } from '../../library/drawing/tone.ts';
import type { DrawnWork } from '../../library/drawing/work.ts';

const sheet = { width: 120, height: 160, margin: 10, gutter: [4, 4], rightToLeft: false } as const;
const page = (paint: string) => ({ palette: DAY, rows: [row(1, [panel(flat(paint))])] });
const work = (...paints: string[]): DrawnWork => ({
  folder: 'small',
  manuscript: { sheet, language: 'vi', line: 2, letters: 12, paper: '#ffffff' },
  chapters: [{ folder: '01', pages: paints.map(page) }],
  cover: null,
});

let sources = '';
let output = '';

beforeEach(async () => {
  sources = await mkdtemp(join(tmpdir(), 'drawing-'));
  output = join(sources, 'out');
  await writeFile(join(sources, 'scene.ts'), 'first');
});

afterEach(() => rm(sources, { recursive: true, force: true }));

const draw = (...paints: string[]): Promise<DrawReport> =>
  drawLibrary({ sources, output, works: [work(...paints)], progress: () => undefined });

test('the first run draws every page at the size of its sheet', async () => {
  expect(await draw('#ff0000', '#00ff00')).toEqual({ drawn: 2, kept: 0 });
  const { width, height, format } = await sharp(join(output, 'small', '01', '01.png')).metadata();
  expect({ width, height, format }).toEqual({ width: 120, height: 160, format: 'png' });
});

test('a run after no change draws nothing', async () => {
  await draw('#ff0000', '#00ff00');
  expect(await draw('#ff0000', '#00ff00')).toEqual({ drawn: 0, kept: 2 });
});

test('a run after a change draws the changed page only', async () => {
  await draw('#ff0000', '#00ff00');
  await writeFile(join(sources, 'scene.ts'), 'second');
  expect(await draw('#ff0000', '#0000ff')).toEqual({ drawn: 1, kept: 1 });
});

test('a picture that was removed is drawn again', async () => {
  await draw('#ff0000', '#00ff00');
  await rm(join(output, 'small', '01', '02.png'));
  expect(await draw('#ff0000', '#00ff00')).toEqual({ drawn: 1, kept: 1 });
});

test('a page that no work draws any more is removed, and nothing half written stays', async () => {
  await draw('#ff0000', '#00ff00');
  await writeFile(join(sources, 'scene.ts'), 'third');
  await draw('#ff0000');
  expect(await readdir(join(output, 'small', '01'))).toEqual(['01.png']);
});

test('a damaged stamp counts as nothing drawn', async () => {
  await draw('#ff0000');
  await writeFile(join(output, 'stamp.json'), '{');
  expect(await draw('#ff0000')).toEqual({ drawn: 1, kept: 0 });
});

test('an output that cannot be written is an error', async () => {
  await writeFile(output, 'a file in the way');
  await expect(draw('#ff0000')).rejects.toThrow(/ENOTDIR|EEXIST/);
});
