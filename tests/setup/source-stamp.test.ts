import type { RsbuildPluginAPI } from '@rsbuild/core';
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { basename, join } from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { pluginSourceStamp } from '../../build/source-stamp.plugin.ts';
import { BUILT_FROM, hasStamp, stampOf, stampOfSources, writeStamp } from '../../setup/source-stamp.mjs';
import { importsOf, ownFiles, textOf } from '../architecture/source-files.ts';

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

test('a build by whatever command says of which sources it is, once it stands; before that, and when it fails, of none', async () => {
  const file = `${path}/made/.build`;
  const hooks: Record<string, (given: object) => unknown> = {};
  const note = (name: string) => (hook: (given: object) => unknown) => void (hooks[name] = hook);
  const api = { onBeforeBuild: note('before'), onAfterBuild: note('after') };
  await pluginSourceStamp(file).setup(api as unknown as RsbuildPluginAPI);
  const isOfSources = (): boolean => hasStamp(file, stampOfSources());
  writeStamp(file, stampOfSources());
  await hooks['before']?.({});
  const begun = isOfSources();
  await hooks['after']?.({ stats: { hasErrors: () => true } });
  const failed = isOfSources();
  await hooks['after']?.({ stats: { hasErrors: () => false } });
  expect([begun, failed, isOfSources()]).toEqual([false, false, true]);
});

test('whatever the build imports counts', () => {
  const named = new Set(textOf('rsbuild.config.ts').match(/build\/[\w-]+(?:\.plugin)?\.ts/g));
  const read = new Set<string>();
  const follow = (file: string): void => {
    if (read.has(file)) return;
    read.add(file);
    for (const { own } of importsOf(file)) if (own !== null) follow(own);
  };
  for (const file of ['rsbuild.config.ts', ...ownFiles(/^build\//).filter((one) => named.has(one))]) follow(file);
  expect(read.size).toBeGreaterThan(20);
  const parts = [...read].filter((file) => !file.startsWith('setup/'));
  expect(parts.filter((file) => !BUILT_FROM.some((from) => file === from || file.startsWith(`${from}/`)))).toEqual([]);
});
