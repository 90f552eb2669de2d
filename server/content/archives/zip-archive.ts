import { crc32 } from 'node:zlib';
import { type Entry, type Options, type ZipFile, fromBufferPromise, openPromise } from 'yauzl';
import { RefusedFile } from '../refused-file.error.ts';
import { describeBytes, tooLarge } from '../too-large.ts';
import type { ArchiveReader } from './archive-reader.ts';
import { checkEntryName, decodeEntryName } from './entry-name.ts';

export const MOST_ENTRIES = 10_000;
const MOST_UNPACKED_BYTES = 1024 ** 3;
/** Pictures and text hardly pass 50; deflate reaches 1,032 only on bytes that repeat. */
const HIGHEST_RATIO = 250;
const RATIO_COUNTS_FROM_BYTES = 1024 ** 2;
/** What macOS keeps the picture of a folder in: the name ends in a control character. */
const FOLDER_ICON = /(?:^|\/)(?:\._)?Icon\r$/;
const ENTRY_MILLISECONDS = 10_000;

/** An archive to be closed after use. */
export interface ZipArchive extends ArchiveReader {
  close(): void;
}

/**
 * Opens an untrusted ZIP (CBZ, EPUB) from a path or from memory. Everything that the directory declares is checked before a byte is
 * unpacked; `read` checks the real size and the checksum again. `file` serves messages only. Rejects with a RefusedFile.
 */
export async function openZipArchive(source: string | Buffer, file: string): Promise<ZipArchive> {
  const options: Options = { autoClose: false, decodeStrings: false, validateEntrySizes: true };
  let zip: ZipFile;
  try {
    zip = await (typeof source === 'string' ? openPromise(source, options) : fromBufferPromise(source, options));
  } catch (error) {
    throw asRefusal(error, file);
  }
  try {
    return new CheckedZip(zip, await listEntries(zip, file), file);
  } catch (error) {
    zip.close();
    throw asRefusal(error, file);
  }
}

class CheckedZip implements ZipArchive {
  readonly #zip: ZipFile;
  readonly #entries: ReadonlyMap<string, Entry>;
  readonly #file: string;

  constructor(zip: ZipFile, entries: ReadonlyMap<string, Entry>, file: string) {
    this.#zip = zip;
    this.#entries = entries;
    this.#file = file;
  }

  names(): readonly string[] {
    return [...this.#entries.keys()];
  }

  async read(name: string, limit: number): Promise<Buffer> {
    const entry = this.#entries.get(name);
    const place = `${this.#file} (${name})`;
    if (!entry) throw new RefusedFile(this.#file, 'damaged', `has no entry "${name}"`);
    if (entry.uncompressedSize > limit) throw tooLarge(place, limit);
    try {
      const content = await unpack(this.#zip, entry, Math.min(limit, entry.uncompressedSize), place);
      if (crc32(content) !== entry.crc32) throw new RefusedFile(place, 'damaged', 'is damaged: its checksum does not fit');
      return content;
    } catch (error) {
      throw asRefusal(error, place);
    }
  }

  close(): void {
    this.#zip.close();
  }
}

async function listEntries(zip: ZipFile, file: string): Promise<Map<string, Entry>> {
  if (zip.entryCount > MOST_ENTRIES) {
    throw new RefusedFile(file, 'tooManyFiles', `holds ${zip.entryCount} entries; at most ${MOST_ENTRIES} are taken`);
  }
  const entries = new Map<string, Entry>();
  let packed = 0;
  let unpacked = 0;
  for await (const entry of zip.eachEntry()) {
    const name = decodeEntryName(entry);
    if (FOLDER_ICON.test(name)) continue;
    const checked = checkEntryName(name);
    if ('refusal' in checked) throw new RefusedFile(file, checked.kind, checked.refusal);
    checkEntry(entry, checked.name, file);
    packed += entry.compressedSize;
    unpacked += entry.uncompressedSize;
    if (unpacked > MOST_UNPACKED_BYTES)
      throw new RefusedFile(file, 'dangerous', `would unpack to more than ${describeBytes(MOST_UNPACKED_BYTES)}`);
    if (packed > zip.fileSize) throw new RefusedFile(file, 'dangerous', 'holds entries that overlap each other');
    if (checked.isFolder) continue;
    if (entries.has(checked.name)) throw new RefusedFile(file, 'dangerous', `holds two entries named "${checked.name}"`);
    entries.set(checked.name, entry);
  }
  return entries;
}

function checkEntry(entry: Entry, name: string, file: string): void {
  if (entry.isEncrypted()) throw new RefusedFile(file, 'password', 'is protected by a password');
  if (!entry.canDecodeFileData()) {
    throw new RefusedFile(file, 'other', `packs "${name}" by a method that is not supported (${entry.compressionMethod})`);
  }
  if (isSpecial(entry)) throw new RefusedFile(file, 'dangerous', `holds a link or a device, "${name}"`);
  const ratio = entry.uncompressedSize / Math.max(entry.compressedSize, 1);
  if (entry.uncompressedSize > RATIO_COUNTS_FROM_BYTES && ratio > HIGHEST_RATIO) {
    throw new RefusedFile(file, 'dangerous', `unpacks "${name}" to ${Math.round(ratio)} times its size, as archives made to do harm do`);
  }
}

/**
 * Unix modes (made by Unix 3 or macOS 19) stand in the upper half of the external attributes; 0 means that none was written,
 * and Info-ZIP marks what it was fed through a pipe as a FIFO.
 */
function isSpecial(entry: Entry): boolean {
  const madeBy = entry.versionMadeBy >>> 8;
  const kind = (entry.externalFileAttributes >>> 16) & 0o170000;
  return (madeBy === 3 || madeBy === 19) && ![0, 0o010000, 0o040000, 0o100000].includes(kind);
}

async function unpack(zip: ZipFile, entry: Entry, limit: number, place: string): Promise<Buffer> {
  const stream = await zip.openReadStreamPromise(entry);
  const giveUp = (): void => void stream.destroy(new RefusedFile(place, 'tooHeavy', 'is damaged: unpacking takes too long'));
  const timer = setTimeout(giveUp, ENTRY_MILLISECONDS);
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > limit) throw new RefusedFile(place, 'dangerous', 'is damaged: unpacks to more than it declares');
      chunks.push(chunk);
    }
  } finally {
    clearTimeout(timer);
    stream.destroy();
  }
  return Buffer.concat(chunks, size);
}

/** Yauzl and zlib report damage as plain errors; errors of the disk (they carry a code such as EIO) are passed on as they are. */
function asRefusal(error: unknown, file: string): Error {
  if (error instanceof RefusedFile) return error;
  if (!(error instanceof Error)) return new RefusedFile(file, 'damaged', `is damaged: ${String(error)}`);
  if ('syscall' in error) return error;
  if (error.message.startsWith('End of central directory')) {
    return new RefusedFile(file, 'damaged', 'is not a ZIP archive, or its end is missing', { cause: error });
  }
  if (error.message === 'strong encryption is not supported') {
    return new RefusedFile(file, 'password', 'is protected by a password', { cause: error });
  }
  return new RefusedFile(file, 'damaged', `is damaged: ${error.message}`, { cause: error });
}
