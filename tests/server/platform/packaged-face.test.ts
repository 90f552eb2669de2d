import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { PackagedFace, pathData, readFont } from '#server/platform/packaged-face.ts';

function opening(): { readonly opened: string[]; readonly open: typeof readFont } {
  const opened: string[] = [];
  const open = (file: string): ReturnType<typeof readFont> => {
    opened.push(basename(file));
    return readFont(file);
  };
  return { opened, open };
}

test('A letter opens the one file that has it, and is drawn in tenths.', () => {
  const { opened, open } = opening();
  const font = new PackagedFace('be-vietnam-pro', 400).fontWith('ặ', open);
  expect(opened).toEqual(['be-vietnam-pro-vietnamese-400-normal.woff']);
  const data = pathData(font?.charToGlyph('ặ').getPath(0, 100, 40).commands ?? []);
  expect(data).toMatch(/^(?:[MLQC ]\d+(?:\.\d)?)+$/);
});

test('A letter that the face has nowhere has no font.', () => {
  expect(new PackagedFace('be-vietnam-pro', 400).fontWith('雨', readFont)).toBeNull();
});

test('A face that is not installed is said by its name.', () => {
  expect(() => new PackagedFace('no-such-face', 400)).toThrow(/@fontsource\/no-such-face/);
});
