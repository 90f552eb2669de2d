import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';

const textOf = (path: string): Promise<string> => readFile(new URL(`../../src/ui/${path}`, import.meta.url), 'utf8');

test('Every fallback that a face names is declared, and declared before the first paint.', async () => {
  const named = new Set((await textOf('tokens.css')).match(/'[^']+ Fallback'/g));
  const declared = new Set((await textOf('fonts/fallbacks.css')).match(/(?<=font-family: )'[^']+'/g));
  expect([...named].toSorted()).toEqual([...declared].toSorted());
  expect(await textOf('base.css')).toMatch(/^@import '\.\/fonts\/fallbacks\.css';/);
});

test('Those of a face that its reader has to choose stand behind the first words, with what chooses it.', async () => {
  const [before = '', modes = ''] = (await textOf('../features/reader/novel/NovelText.module.css')).split('@layer modes');
  const inFront = new Set((await textOf('fonts/fallbacks.css')).match(/(?<=font-family: )'[^']+'/g));
  const named = new Set(modes.match(/(?<=(?:--face|font-family): .*)'[^']+ Fallback'/g)?.filter((name) => !inFront.has(name)));
  const declared = new Set(modes.match(/(?<=@font-face \{\s*font-family: )'[^']+'/g));
  expect([...named].toSorted()).toEqual(["'BIZ UDMincho Fallback'", "'Lexend Fallback'"]);
  expect([...declared].toSorted()).toEqual([...named].toSorted());
  expect(new Set(before.match(/(?<=@font-face \{\s*font-family: )'[^']+'/g))).toEqual(new Set(["'Literata Fallback'"]));
});
