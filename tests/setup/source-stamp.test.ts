import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { basename, join } from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { hasStamp, stampOf, writeStamp } from '../../setup/source-stamp.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
mkdirSync(join(root, 'dist'), { recursive: true });
const folder = mkdtempSync(join(root, 'dist', 'stamp-'));
const path = `dist/${basename(folder)}`;
afterAll(() => rmSync(folder, { recursive: true }));

beforeEach(() => {
  rmSync(join(folder, 'src'), { recursive: true, force: true });
  mkdirSync(join(folder, 'src', 'app'), { recursive: true });
  writeFileSync(join(folder, 'src', 'app', 'main.ts'), 'one');
  writeFileSync(join(folder, 'src', 'page.ts'), 'two');
});

test('the time of a file does not count, its content and its name do', () => {
  const before = stampOf([path]);
  utimesSync(join(folder, 'src', 'page.ts'), 1, 1);
  expect(stampOf([path])).toBe(before);
  writeFileSync(join(folder, 'src', 'page.ts'), 'three');
  const changed = stampOf([path]);
  expect(changed).not.toBe(before);
  rmSync(join(folder, 'src', 'page.ts'));
  writeFileSync(join(folder, 'src', 'sheet.ts'), 'three');
  expect(stampOf([path])).not.toBe(changed);
});

test('what the build itself generates does not count', () => {
  const before = stampOf([path]);
  writeFileSync(join(folder, 'src', 'app', 'route-tree.gen.ts'), 'generated');
  expect(stampOf([path])).toBe(before);
});

test('a path that is not there counts as nothing', () => {
  expect(stampOf([path, `${path}/missing`])).toBe(stampOf([path]));
});

test('a step is skipped only when its own stamp was written', () => {
  const file = `${path}/made/.stamp`;
  expect(hasStamp(file, 'a')).toBe(false);
  writeStamp(file, 'a');
  expect(hasStamp(file, 'a')).toBe(true);
  expect(hasStamp(file, 'b')).toBe(false);
});
