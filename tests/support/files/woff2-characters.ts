import { brotliDecompressSync } from 'node:zlib';

const HEADER = 48;
const CHARACTER_MAP = 0;
const ANY_TAG = 63;
/** glyf and loca: the tables whose transformed form is the usual one. */
const TRANSFORMED: readonly number[] = [10, 11];

/**
 * Code points that a WOFF2 file has a glyph for. Throws where the file is none or holds no Unicode map. See
 * https://www.w3.org/TR/WOFF2/
 */
export function charactersOfWoff2(file: Buffer): ReadonlySet<number> {
  if (file.toString('latin1', 0, 4) !== 'wOF2') throw new Error('Not a WOFF2 file.');
  const { tables, end } = readDirectory(file, file.readUInt16BE(12));
  const data = brotliDecompressSync(file.subarray(end, end + file.readUInt32BE(20)));
  const found = tables.find(({ tag }) => tag === CHARACTER_MAP);
  if (found === undefined) throw new Error('The file has no character map.');
  return readMap(data.subarray(found.start, found.start + found.length));
}

interface Table {
  readonly tag: number;
  readonly start: number;
  readonly length: number;
}

function readDirectory(file: Buffer, count: number): { readonly tables: readonly Table[]; readonly end: number } {
  const tables: Table[] = [];
  let at = HEADER;
  let start = 0;
  const number = (): number => {
    let value = 0;
    for (;;) {
      const byte = file.readUInt8(at++);
      value = value * 128 + (byte & 127);
      if (byte < 128) return value;
    }
  };
  for (let index = 0; index < count; index += 1) {
    const flags = file.readUInt8(at++);
    const tag = flags & 63;
    if (tag === ANY_TAG) at += 4;
    const version = flags >> 6;
    const plain = number();
    const length = (TRANSFORMED.includes(tag) ? version === 0 : version !== 0) ? number() : plain;
    tables.push({ tag, start, length });
    start += length;
  }
  return { tables, end: at };
}

function readMap(map: Buffer): ReadonlySet<number> {
  const offsets = Array.from({ length: map.readUInt16BE(2) }, (_, index) => map.readUInt32BE(8 + index * 8));
  const known = offsets.map((offset) => map.subarray(offset));
  const full = known.find((table) => table.readUInt16BE(0) === 12);
  const basic = known.find((table) => table.readUInt16BE(0) === 4);
  if (full !== undefined) return new Set(fullCharacters(full));
  if (basic !== undefined) return new Set(basicCharacters(basic));
  throw new Error('The file has no Unicode map.');
}

function* fullCharacters(table: Buffer): Generator<number> {
  for (let group = 0; group < table.readUInt32BE(12); group += 1) {
    const at = 16 + group * 12;
    for (let code = table.readUInt32BE(at); code <= table.readUInt32BE(at + 4); code += 1) yield code;
  }
}

/** Segments with gaps: a character of a segment may still point at the missing glyph. */
function* basicCharacters(table: Buffer): Generator<number> {
  const size = table.readUInt16BE(6);
  for (let segment = 0; segment < size; segment += 2) {
    const last = table.readUInt16BE(14 + segment);
    const first = table.readUInt16BE(16 + size + segment);
    const delta = table.readUInt16BE(16 + 2 * size + segment);
    const rangeAt = 16 + 3 * size + segment;
    const range = table.readUInt16BE(rangeAt);
    for (let code = first; code <= last && code !== 0xffff; code += 1) {
      const glyph = range === 0 ? code : table.readUInt16BE(rangeAt + range + (code - first) * 2);
      if (glyph !== 0 && ((glyph + delta) & 0xffff) !== 0) yield code;
    }
  }
}
