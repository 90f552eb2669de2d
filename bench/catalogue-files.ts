import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/**
 * Takes what the system keeps of a folder's files out of memory, so that whoever reads them next reads the disk. Resolves
 * with false where the system has no way to ask for that.
 */
export async function forgetFiles(folder: string): Promise<boolean> {
  await run('sync', []);
  const forget = ['-L', folder, '-type', 'f', '-size', '+0', '-exec', 'dd', 'if={}', 'iflag=nocache', 'count=0', 'status=none', ';'];
  return run('find', forget).then(
    () => true,
    () => false,
  );
}

/** Has the system read all of a folder's files, as it has after hours of readers. */
export async function readFiles(folder: string): Promise<void> {
  await run('find', ['-L', folder, '-type', 'f', '-size', '+0', '-exec', 'dd', 'if={}', 'of=/dev/null', 'bs=1M', 'status=none', ';']);
}
