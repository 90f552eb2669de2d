import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const PROGRAM = fileURLToPath(new URL('../../setup/bench.mjs', import.meta.url));

test.each([
  [['api', 'apis'], /^There is no bench apis; there are api, import, .+\.\n$/],
  [[], /^Name a bench: api, import, .+\.\n$/],
])('Of benches %j it is said before anything is prepared which of them there is none of.', (names, sentence) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [PROGRAM, ...names], { encoding: 'utf8' });
  expect([status, stdout]).toEqual([1, '']);
  expect(stderr).toMatch(sentence);
});
