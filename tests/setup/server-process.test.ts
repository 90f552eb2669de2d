import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { processIdentity } from '#server/platform/data-folder/process-identity.ts';
import { type RunningProgram, startProgram } from '#tests/support/process/program.ts';

const folder = mkdtempSync(join(tmpdir(), 'futago-setup-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Stands in for the server: says which signals reach it, and ends when it is told so or loses its starter. */
const SERVER = `
process.on('SIGINT', () => console.log('SIGINT arrived'));
process.on('SIGTERM', () => { console.log('SIGTERM arrived'); process.exit(7); });
process.on('disconnect', () => process.exit(0));
setInterval(() => {}, 60_000);
console.log('up', process.pid);`;
const STARTER = `
import { serve } from '${new URL('../../setup/server-process.mjs', import.meta.url).href}';
process.exitCode = await serve(process.execPath, ['${join(folder, 'server.mjs')}'], process.env);`;
writeFileSync(join(folder, 'server.mjs'), SERVER);
writeFileSync(join(folder, 'starter.mjs'), STARTER);
/** As npm run dev: a signal stands for a change, a timer for what waits for one. */
const FOLLOWER = `
const watcher = setInterval(() => {}, 60_000);
${STARTER.replace('process.env);', "process.env, (again) => process.on('SIGUSR2', again));")}
clearInterval(watcher);`;
writeFileSync(join(folder, 'follower.mjs'), FOLLOWER);

async function startUp(starter = 'starter.mjs') {
  const program = startProgram(join(folder, starter));
  await program.until('up ');
  await expect.poll(() => program.printed()).toMatch(/up \d+\n/);
  return { program, serverPid: Number(/up (\d+)/.exec(program.printed())?.[1]) };
}

test('a Ctrl-C that arrives twice at once reaches the server once, and its exit code is ours', async () => {
  const { program } = await startUp();
  program.child.kill('SIGINT');
  await program.until('SIGINT arrived');
  program.child.kill('SIGINT');
  // Only a wish half a second later is a second one.
  await expect
    .poll(() => (program.child.kill('SIGTERM'), program.printed()), { interval: 700, timeout: 10_000 })
    .toContain('SIGTERM arrived');
  expect(await program.ended).toBe(7);
  expect(program.printed().match(/SIGINT arrived/g)).toHaveLength(1);
});

test('the server does not outlive a starter that was killed', async () => {
  const { program, serverPid } = await startUp();
  program.child.kill('SIGKILL');
  expect(await program.ended).toBe('SIGKILL');
  await expect.poll(() => processIdentity(serverPid)).toBeNull();
});

const begun = ({ printed }: RunningProgram): number => printed().match(/up \d+\n/g)?.length ?? 0;

describe('where changes are followed', () => {
  test('a change begins the server anew, by one signal however many come; a Ctrl-C ends it for good', async () => {
    const { program } = await startUp('follower.mjs');
    for (let change = 0; change < 3; change += 1) program.child.kill('SIGUSR2');
    await expect.poll(() => begun(program)).toBe(2);
    expect(program.printed().match(/SIGTERM arrived/g)).toHaveLength(1);
    program.child.kill('SIGTERM');
    expect(await program.ended).toBe(7);
    expect(begun(program)).toBe(2);
  });

  test('a server that ends by itself waits for the next change', async () => {
    const { program, serverPid } = await startUp('follower.mjs');
    process.kill(serverPid, 'SIGKILL');
    await program.until('begins anew with the next change');
    program.child.kill('SIGUSR2');
    await expect.poll(() => begun(program)).toBe(2);
    program.child.kill('SIGTERM');
    expect(await program.ended).toBe(7);
  });
});
