import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const MODULE = new URL('../../../server/platform/compiled-code.ts', import.meta.url).href;
const READ = new URL('../../../server/platform/config/config.ts', import.meta.url).href;

test('What was imported is kept for the next start, also where the process is killed.', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'futago-code-'));
  try {
    const program = `import { keepCompiledCode, writeCompiledCode } from '${MODULE}';
      keepCompiledCode('${folder}');
      await import('${READ}');
      writeCompiledCode();
      process.kill(process.pid, 'SIGKILL');`;
    const child = spawn(process.execPath, ['--input-type=module', '--eval', program], { stdio: 'inherit' });
    const [, signal] = (await once(child, 'exit')) as [number | null, NodeJS.Signals | null];
    const kept = (await readdir(folder, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile());
    expect([signal, kept.length > 0]).toEqual(['SIGKILL', true]);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
