export interface ZipEntry {
  /** As it stands in the archive, parted by `/`. */
  readonly name: string;
  readonly isEncrypted: boolean;
  readonly method: number;
  readonly packedBytes: number;
  /** What the directory says; only unpacking shows whether it holds. */
  readonly bytes: number;
  /** Where its local header begins. */
  readonly offset: number;
}

/** Thrown when an archive's directory cannot be read, or says what cannot be. */
export class ZipDamaged extends Error {
  override readonly name = 'ZipDamaged';
}

const END_BYTES = 22;
const LONGEST_COMMENT = 65_535;
/** What leads to the end of a large archive (ZIP64) stands before the end that every archive has. */
const LOCATOR_BYTES = 20;
const LARGE_END_BYTES = 56;
const LARGE_FIELD = 1;
/** Stands where a number needs more than four bytes, or whoever wrote the archive did not know yet that it does not. */
const ELSEWHERE = 0xff_ff_ff_ff;
const ENTRY_BYTES = 46;
const LOCAL_BYTES = 30;
const STORED = 0;
const DEFLATED = 8;

/** What an archive says that it holds, without its folders. Reads its end and its directory only. Rejects with ZipDamaged. */
export async function readZipDirectory(file: Blob): Promise<readonly ZipEntry[]> {
  const tailStart = Math.max(0, file.size - LOCATOR_BYTES - END_BYTES - LONGEST_COMMENT);
  const tail = await viewOf(file.slice(tailStart));
  const end = endRecordOf(tail);
  const { count, length, start } = (await largeEnd(file, tail, end)) ?? {
    count: tail.getUint16(end + 10, true),
    length: tail.getUint32(end + 12, true),
    start: tail.getUint32(end + 16, true),
  };
  if (start + length > tailStart + end) throw new ZipDamaged('The directory of the archive does not lie before its end.');
  return entriesOf(await viewOf(file.slice(start, start + length)), count);
}

/** The first bytes of an entry, unpacked: at most `length`. Rejects with ZipDamaged where they cannot be unpacked. */
export async function readZipHead(file: Blob, entry: ZipEntry, length: number): Promise<Uint8Array> {
  const local = await viewOf(file.slice(entry.offset, entry.offset + LOCAL_BYTES));
  if (local.byteLength < LOCAL_BYTES || local.getUint32(0, true) !== 0x04034b50)
    throw new ZipDamaged(`${entry.name} does not begin where it should.`);
  const start = entry.offset + LOCAL_BYTES + local.getUint16(26, true) + local.getUint16(28, true);
  const packed = file.slice(start, start + Math.min(entry.packedBytes, length));
  if (entry.method === STORED) return new Uint8Array(await packed.arrayBuffer());
  if (entry.method !== DEFLATED) throw new ZipDamaged(`${entry.name} is packed in a way that is not read here.`);
  return inflateHead(packed, length);
}

async function inflateHead(packed: Blob, length: number): Promise<Uint8Array> {
  const reader = packed.stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader();
  const head = new Uint8Array(length);
  let filled = 0;
  try {
    while (filled < length) {
      const { done, value } = await reader.read();
      if (done) break;
      const part = value.subarray(0, length - filled);
      head.set(part, filled);
      filled += part.length;
    }
    await reader.cancel();
  } catch (error) {
    // What was given ends in the middle, so the stream does too.
    if (filled === 0) throw new ZipDamaged('Its first bytes cannot be unpacked.', { cause: error });
  }
  return head.subarray(0, filled);
}

async function viewOf(part: Blob): Promise<DataView> {
  return new DataView(await part.arrayBuffer());
}

function endRecordOf(tail: DataView): number {
  for (let place = tail.byteLength - END_BYTES; place >= 0; place -= 1) {
    if (tail.getUint32(place, true) === 0x06054b50) return place;
  }
  throw new ZipDamaged('The archive has no end: it was cut off, or is none.');
}

interface Directory {
  readonly count: number;
  /** Bytes, and where the first of them stands. */
  readonly length: number;
  readonly start: number;
}

/** Null for an archive that has no other end than the one at this place. */
async function largeEnd(file: Blob, tail: DataView, end: number): Promise<Directory | null> {
  const locator = end - LOCATOR_BYTES;
  if (locator < 0 || tail.getUint32(locator, true) !== 0x07064b50) return null;
  const place = largeNumber(tail, locator + 8);
  const record = await viewOf(file.slice(place, place + LARGE_END_BYTES));
  if (record.byteLength < LARGE_END_BYTES || record.getUint32(0, true) !== 0x06064b50)
    throw new ZipDamaged('The end of the archive does not stand where it says.');
  return { count: largeNumber(record, 32), length: largeNumber(record, 40), start: largeNumber(record, 48) };
}

/** Of eight bytes. */
function largeNumber(view: DataView, place: number): number {
  return Number(view.getBigUint64(place, true));
}

function entriesOf(directory: DataView, count: number): readonly ZipEntry[] {
  const entries: ZipEntry[] = [];
  let place = 0;
  for (let index = 0; index < count; index += 1) {
    if (place + ENTRY_BYTES > directory.byteLength || directory.getUint32(place, true) !== 0x02014b50)
      throw new ZipDamaged('The directory of the archive ends too soon.');
    const nameLength = directory.getUint16(place + 28, true);
    const entry = entryAt(directory, place, nameLength);
    if (!entry.name.endsWith('/')) entries.push(entry);
    place += ENTRY_BYTES + nameLength + directory.getUint16(place + 30, true) + directory.getUint16(place + 32, true);
  }
  return entries;
}

function entryAt(directory: DataView, place: number, nameLength: number): ZipEntry {
  const nameEnd = Math.min(place + ENTRY_BYTES + nameLength, directory.byteLength);
  const name = new Uint8Array(directory.buffer, place + ENTRY_BYTES, nameEnd - place - ENTRY_BYTES);
  // In the order in which the field behind the name has those that stand there.
  const numbers = [24, 20, 42].map((at) => directory.getUint32(place + at, true));
  const large = numbers.includes(ELSEWHERE) ? largeField(directory, nameEnd, directory.getUint16(place + 30, true)) : [];
  const [bytes = 0, packedBytes = 0, offset = 0] = numbers.map((number) => (number === ELSEWHERE ? (large.shift() ?? number) : number));
  return {
    name: nameFrom(name).replaceAll('\\', '/'),
    isEncrypted: (directory.getUint16(place + 8, true) & 1) === 1,
    method: directory.getUint16(place + 10, true),
    packedBytes,
    bytes,
    offset,
  };
}

/** The numbers of the field of a large archive among those behind a name; none where there is no such field. */
function largeField(directory: DataView, start: number, length: number): number[] {
  const end = Math.min(start + length, directory.byteLength);
  for (let place = start; place + 4 <= end; place += 4 + directory.getUint16(place + 2, true)) {
    if (directory.getUint16(place, true) !== LARGE_FIELD) continue;
    const count = Math.min(directory.getUint16(place + 2, true), end - place - 4) >>> 3;
    return Array.from({ length: count }, (_, index) => largeNumber(directory, place + 4 + index * 8));
  }
  return [];
}

/** Japanese names made on Windows carry no mark of their encoding. */
function nameFrom(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('shift_jis').decode(bytes);
  }
}
