import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { followServerFiles, untilBuilt } from '../../setup/server-changes.mjs';
import { BUILD_RESULT, BUILD_STAMP } from '../../setup/source-stamp.mjs';

let root: string;
let told: string[];
let unfollow: () => void;

const write = (path: string, text: string): void => writeFileSync(join(root, path), text);

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'futago-changes-'));
  for (const folder of ['server/http', 'graphql/schema', 'dist/first-response']) mkdirSync(join(root, folder), { recursive: true });
  write(BUILD_STAMP, 'one');
  told = [];
  unfollow = followServerFiles(root, (what) => told.push(what));
});

afterEach(() => {
  unfollow();
  rmSync(root, { recursive: true });
});

test.each(['server/http/handler.ts', 'graphql/schema/work.graphql', 'graphql/persisted-documents.json', 'server/http/terms.vi.md'])(
  '%s is read by the server, so its change is told.',
  async (path) => {
    write(path, 'changed');
    await expect.poll(() => told).toEqual([path]);
  },
);

test('A build is told of once it stands, when it is of other sources; its files, and one like it, are not.', async () => {
  write('dist/first-response/first-response.mjs', 'changed');
  write('server/http/.handler.ts.swp', 'of an editor');
  rmSync(join(root, BUILD_STAMP));
  write(BUILD_STAMP, 'one');
  write('server/http/first.ts', 'changed');
  await expect.poll(() => told).toEqual(['server/http/first.ts']);
  rmSync(join(root, BUILD_STAMP));
  write('server/http/second.ts', 'changed');
  await expect.poll(() => told).toEqual(['server/http/first.ts', 'server/http/second.ts']);
  write(BUILD_STAMP, 'two');
  await expect.poll(() => told.at(-1)).toBe('the build');
  expect(told).toHaveLength(3);
});

test('Who waits for the first build waits until all of it stands, or until what makes it has ended.', async () => {
  rmSync(join(root, BUILD_STAMP));
  const build = spawn(process.execPath, ['--eval', 'setInterval(() => {}, 60_000)'], { stdio: 'ignore' });
  try {
    write(BUILD_RESULT, 'whole');
    const built = untilBuilt(root, build);
    expect(await Promise.race([built, Promise.resolve('not yet')])).toBe('not yet');
    write(BUILD_STAMP, 'one');
    expect(await built).toBe(true);
    rmSync(join(root, BUILD_RESULT));
    const ended = untilBuilt(root, build);
    build.kill('SIGKILL');
    expect(await ended).toBe(false);
  } finally {
    build.kill('SIGKILL');
  }
});
