import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { VIETNAMESE_LETTERS, VIETNAMESE_SIGNS } from '#tests/support/text/vietnamese-letters.ts';
import { charactersOfWoff2 } from '#tests/support/files/woff2-characters.ts';

const resolver = createRequire(import.meta.url);
const sheetOf = (name: string): string => readFileSync(new URL(`../../../../src/ui/fonts/${name}.css`, import.meta.url), 'utf8');

interface FaceFile {
  readonly face: string;
  readonly characters: ReadonlySet<number>;
}

/** The files of a style sheet, each with what it shows: what it holds and is asked for. */
function faceFiles(sheet: string): readonly FaceFile[] {
  return [...sheet.matchAll(/@font-face \{([^}]*)\}/g)].map(([, rule = '']) => {
    const value = (name: string): string => rule.match(new RegExp(`${name}:\\s*([^;]*);`))?.[1] ?? '';
    const held = charactersOfWoff2(readFileSync(resolver.resolve(/url\('([^']*)'\)/.exec(rule)?.[1] ?? '')));
    const ranges = [...value('unicode-range').matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/g)].map(([, from = '', to = from]) => [
      Number.parseInt(from, 16),
      Number.parseInt(to, 16),
    ]);
    const asked = (code: number): boolean => ranges.some(([from = 0, to = 0]) => code >= from && code <= to);
    return {
      face: `${value('font-family')} ${value('font-style')} ${value('font-weight')}`,
      characters: new Set([...held].filter(asked)),
    };
  });
}

test('Vietnamese has 134 letters beyond the plain ones, each one character.', () => {
  expect(VIETNAMESE_LETTERS.length).toBe(134);
  expect(VIETNAMESE_LETTERS.filter((letter) => letter.length !== 1)).toEqual([]);
  expect(new Set(VIETNAMESE_LETTERS).size).toBe(134);
});

test('Every face that Vietnamese is read in holds every letter and sign of it.', () => {
  const files = ['literata', 'be-vietnam-pro', 'lexend'].flatMap((name) => faceFiles(sheetOf(name)));
  const faces = Object.entries(Object.groupBy(files, ({ face }) => face));
  const missing = faces.map(([face, parts = []]) => {
    const held = (letter: string): boolean => parts.some(({ characters }) => characters.has(letter.codePointAt(0) ?? 0));
    return [face, [...VIETNAMESE_LETTERS, ...VIETNAMESE_SIGNS].filter((letter) => !held(letter)).join('')];
  });
  expect(missing).toEqual([
    ["'Literata Variable' normal 400 700", ''],
    ["'Literata Variable' italic 400 700", ''],
    ["'Be Vietnam Pro' normal 400", ''],
    ["'Be Vietnam Pro' normal 600", ''],
    ["'Lexend Variable' normal 400 700", ''],
  ]);
});
