import { makeZip, type ZipEntry } from './make-zip.ts';

const END_BYTES = 22;
const ENTRY_BYTES = 46;
/** Of an entry: its bytes, its packed bytes, where it begins. */
const NUMBERS = [24, 20, 42];
const ELSEWHERE = 0xff_ff_ff_ff;

/** A ZIP archive as who writes it makes it without knowing how large it becomes (ZIP64), with what was written behind it. */
export function makeLargeZip(entries: readonly ZipEntry[], comment = ''): Buffer {
  const zip = makeZip(entries);
  const end = Buffer.from(zip.subarray(-END_BYTES));
  const [count, start] = [end.readUInt16LE(10), end.readUInt32LE(16)];
  const directory = largeDirectory(zip.subarray(start, -END_BYTES));
  end.writeUInt16LE(0xff_ff, 8);
  end.writeUInt16LE(0xff_ff, 10);
  end.writeUInt32LE(ELSEWHERE, 12);
  end.writeUInt32LE(ELSEWHERE, 16);
  end.writeUInt16LE(Buffer.byteLength(comment), 20);
  return Buffer.concat([zip.subarray(0, start), directory, largeEnd(count, directory.length, start), end, Buffer.from(comment)]);
}

function largeDirectory(directory: Buffer): Buffer {
  const entries: Buffer[] = [];
  for (let place = 0; place < directory.length;) {
    const head = Buffer.from(directory.subarray(place, place + ENTRY_BYTES));
    const nameEnd = place + ENTRY_BYTES + head.readUInt16LE(28);
    const field = Buffer.alloc(4 + NUMBERS.length * 8);
    field.writeUInt16LE(1, 0);
    field.writeUInt16LE(NUMBERS.length * 8, 2);
    for (const [index, at] of NUMBERS.entries()) {
      field.writeBigUInt64LE(BigInt(head.readUInt32LE(at)), 4 + index * 8);
      head.writeUInt32LE(ELSEWHERE, at);
    }
    // Behind a field that says when it was last changed, as many writers have it.
    const time = Buffer.from([0x55, 0x54, 5, 0, 3, 0, 0, 0, 0]);
    head.writeUInt16LE(time.length + field.length, 30);
    entries.push(head, directory.subarray(place + ENTRY_BYTES, nameEnd), time, field);
    place = nameEnd;
  }
  return Buffer.concat(entries);
}

function largeEnd(count: number, length: number, start: number): Buffer {
  const record = Buffer.alloc(76);
  record.writeUInt32LE(0x06064b50, 0);
  record.writeBigUInt64LE(44n, 4);
  record.writeBigUInt64LE(BigInt(count), 24);
  record.writeBigUInt64LE(BigInt(count), 32);
  record.writeBigUInt64LE(BigInt(length), 40);
  record.writeBigUInt64LE(BigInt(start), 48);
  record.writeUInt32LE(0x07064b50, 56);
  record.writeBigUInt64LE(BigInt(start + length), 64);
  record.writeUInt32LE(1, 72);
  return record;
}
