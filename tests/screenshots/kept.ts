import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { decodeSheet, encodeSheet, type Sheet } from './sheet.ts';

const FOLDER = join(import.meta.dirname, 'pictures');
const ENDING = '.webp';
const DRAWN_WITH = join(FOLDER, 'chromium.txt');

/** Null where the story is new. */
export async function readKept(id: string): Promise<Sheet | null> {
  const file = fileOf(id);
  return existsSync(file) ? decodeSheet(readFileSync(file)) : null;
}

export async function keep(id: string, sheet: Sheet): Promise<void> {
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(fileOf(id), await encodeSheet(sheet));
}

/** The Chromium that drew them ('143'); null before the first. */
export function drawnWith(): string | null {
  return existsSync(DRAWN_WITH) ? readFileSync(DRAWN_WITH, 'utf8').trim() : null;
}

export function noteDrawnWith(version: string): void {
  writeFileSync(DRAWN_WITH, `${version}\n`);
}

/** Ids that have pictures. */
export function keptIds(): readonly string[] {
  if (!existsSync(FOLDER)) return [];
  return readdirSync(FOLDER).flatMap((file) => (file.endsWith(ENDING) ? [file.slice(0, -ENDING.length)] : []));
}

export function forget(id: string): void {
  rmSync(fileOf(id));
}

function fileOf(id: string): string {
  return join(FOLDER, id + ENDING);
}
