import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** What was drawn, and what a killed process left of a drawing. */
const CARD = /\.jpg(?:\.[0-9a-f]{12})?$/;

/** Removes the files that were drawn longest ago, until the rest has room. Others may draw, and sweep the same folder, meanwhile. */
export async function sweepCards(folder: string, mostBytes: number): Promise<void> {
  const names = (await readdir(folder, { recursive: true })).filter((name) => CARD.test(name));
  const found = await Promise.all(
    names.map(async (name) => {
      const path = join(folder, name);
      const file = await stat(path).catch(() => null);
      return file === null ? [] : [{ path, size: file.size, mtimeMs: file.mtimeMs }];
    }),
  );
  const files = found.flat();
  let bytes = files.reduce((sum, { size }) => sum + size, 0);
  for (const { path, size } of files.toSorted((one, other) => one.mtimeMs - other.mtimeMs)) {
    if (bytes <= mostBytes) return;
    await rm(path, { force: true });
    bytes -= size;
  }
}
