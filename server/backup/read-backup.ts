import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { extract } from 'tar-stream';
import * as v from 'valibot';
import { CHECKSUMS, FORMAT, isKnownEntry, MANIFEST, type Manifest, manifestSchema } from './backup-format.ts';
import { BackupError } from './backup.errors.ts';

const MOST_TEXT_BYTES = 1 << 30;

export interface BackupEntry {
  readonly name: string;
  /** To be read to its end before the next one comes. */
  readonly content: Readable;
}

/** Reads the whole file against its checksums. Rejects with a BackupError that says what is wrong with it. */
export async function checkBackup(file: string, signal: AbortSignal): Promise<Manifest> {
  await requireReadable(file);
  const sums = new Map<string, string>();
  let [manifest, checksums]: [Manifest | null, string | null] = [null, null];
  await eachEntry(file, signal, async ({ name, content }) => {
    if (checksums !== null) throw damaged(file, `holds ${name} behind its checksums`);
    if (sums.has(name)) throw damaged(file, `holds ${name} twice`);
    if (name === CHECKSUMS) checksums = (await textOf(file, content)).toString();
    else if (name === MANIFEST) {
      const text = await textOf(file, content);
      manifest = readManifest(file, text);
      sums.set(name, createHash('sha256').update(text).digest('hex'));
    } else sums.set(name, await sumOf(content));
  });
  if (manifest === null) throw new BackupError(`${file} is no backup of Futago: it has no ${MANIFEST}.`);
  compare(file, sums, checksums);
  return manifest;
}

/** Whether a file begins as a backup does, whole or not. */
export async function isBackup(file: string): Promise<boolean> {
  await using found = await open(file);
  const { buffer } = await found.read(Buffer.alloc(MANIFEST.length + 1), 0, MANIFEST.length + 1, 0);
  return buffer.equals(Buffer.from(`${MANIFEST}\0`));
}

async function requireReadable(file: string): Promise<void> {
  try {
    await using found = await open(file);
    if ((await found.stat()).isFile()) return;
  } catch (error) {
    throw new BackupError(`${file} cannot be read (${(error as NodeJS.ErrnoException).code}).`, { cause: error });
  }
  throw new BackupError(`${file} is no file.`);
}

/** Rejects with a BackupError for a file that is no whole tar of entries that a backup has, or with the visitor's error. */
export async function eachEntry(file: string, signal: AbortSignal, visit: (entry: BackupEntry) => Promise<void>): Promise<void> {
  const entries = extract();
  const fed = pipeline(createReadStream(file), entries, { signal });
  try {
    for await (const entry of entries) {
      const { name, type } = entry.header;
      if (type !== 'file' || !isKnownEntry(name)) throw damaged(file, `holds ${JSON.stringify(name)}, which no backup has`);
      await visit({ name, content: Readable.from(entry) });
    }
    await fed;
  } catch (error) {
    entries.destroy();
    await fed.catch(() => undefined);
    throw explained(file, error, signal);
  }
}

function explained(file: string, error: unknown, signal: AbortSignal): unknown {
  if (signal.aborted) return new BackupError('Stopped; nothing was changed.');
  if (error instanceof Error && /^(Unexpected end of data|Invalid tar header)/.test(error.message)) return damaged(file, 'is no whole tar');
  return error;
}

function readManifest(file: string, text: Buffer): Manifest {
  let read: unknown;
  try {
    read = JSON.parse(text.toString());
  } catch {
    throw damaged(file, `has a ${MANIFEST} that is no JSON`);
  }
  const format = v.safeParse(v.object({ format: v.number() }), read);
  if (format.success && format.output.format > FORMAT) throw new BackupError(`${file} was made by a newer Futago: restore it with that.`);
  const { success, output } = v.safeParse(manifestSchema, read);
  if (!success) throw damaged(file, `has a ${MANIFEST} that is not as it was written`);
  return output;
}

function compare(file: string, sums: ReadonlyMap<string, string>, checksums: string | null): void {
  if (checksums === null) throw damaged(file, 'ends before its checksums');
  const expected = new Map(checksums.split('\n').flatMap((line) => (line === '' ? [] : [[line.slice(66), line.slice(0, 64)] as const])));
  for (const [name, sum] of expected) {
    if (!sums.has(name)) throw damaged(file, `lacks ${name}`);
    if (sums.get(name) !== sum) throw damaged(file, `has a ${name} that differs from its checksum`);
  }
  for (const name of sums.keys()) if (!expected.has(name)) throw damaged(file, `holds ${name}, of which its checksums do not know`);
}

function damaged(file: string, what: string): BackupError {
  return new BackupError(`${file} is damaged: it ${what}. Nothing was restored.`);
}

async function textOf(file: string, content: Readable): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of content as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > MOST_TEXT_BYTES) throw damaged(file, 'has longer lists than a backup can have');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** The SHA-256, in hexadecimal. */
export async function sumOf(content: Readable): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of content as AsyncIterable<Buffer>) hash.update(chunk);
  return hash.digest('hex');
}
