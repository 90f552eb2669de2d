import { crc32, deflateRawSync } from 'node:zlib';

export interface ZipEntry {
  readonly name: string | Buffer;
  readonly content?: Buffer | string;
  /** Stored instead of deflated. */
  readonly isStored?: boolean;
  /** General purpose bits; 0x800 (UTF-8 names) when not given. */
  readonly flags?: number;
  readonly method?: number;
  /** What the directory claims instead of the truth. */
  readonly declaredSize?: number;
  readonly declaredCrc?: number;
  /** Unix mode, such as 0o120777 for a symbolic link. */
  readonly mode?: number;
  /** Points at the data of another entry. */
  readonly sharesDataOf?: number;
}

/** A ZIP archive made by hand, so that a test can say what is wrong with it. */
export function makeZip(entries: readonly ZipEntry[]): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  const offsets: number[] = [];
  let offset = 0;
  for (const entry of entries) {
    const content = Buffer.from(entry.content ?? '');
    const packed = entry.isStored ? content : deflateRawSync(content, { level: 9 });
    const local = Buffer.concat([header(0x04034b50, entry, content, packed, 30), nameOf(entry), packed]);
    const start = entry.sharesDataOf === undefined ? offset : (offsets[entry.sharesDataOf] ?? 0);
    offsets.push(start);
    const central = header(0x02014b50, entry, content, packed, 46);
    central.writeUInt32LE(((entry.mode ?? 0) << 16) >>> 0, 38);
    central.writeUInt32LE(start, 42);
    directory.push(central, nameOf(entry));
    if (entry.sharesDataOf !== undefined) continue;
    parts.push(local);
    offset += local.length;
  }
  const index = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(entries.length % 65_536, 8);
  end.writeUInt16LE(entries.length % 65_536, 10);
  end.writeUInt32LE(index.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...parts, index, end]);
}

function header(signature: number, entry: ZipEntry, content: Buffer, packed: Buffer, size: 30 | 46): Buffer {
  const isCentral = size === 46;
  const at = isCentral ? 2 : 0;
  const bytes = Buffer.alloc(size);
  bytes.writeUInt32LE(signature, 0);
  if (isCentral) bytes.writeUInt16LE((3 << 8) | 20, 4);
  bytes.writeUInt16LE(20, 4 + at);
  bytes.writeUInt16LE(entry.flags ?? 0x800, 6 + at);
  bytes.writeUInt16LE(entry.method ?? (entry.isStored ? 0 : 8), 8 + at);
  bytes.writeUInt32LE(entry.declaredCrc ?? crc32(content), 14 + at);
  bytes.writeUInt32LE(packed.length, 18 + at);
  bytes.writeUInt32LE(entry.declaredSize ?? content.length, 22 + at);
  bytes.writeUInt16LE(nameOf(entry).length, 26 + at);
  return bytes;
}

function nameOf({ name }: ZipEntry): Buffer {
  return typeof name === 'string' ? Buffer.from(name) : name;
}
