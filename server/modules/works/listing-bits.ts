import type { Slice } from './slice.ts';

/** One bit a work, in the order of a listing. */
export type Bits = Uint32Array;

export function noBits(size: number): Bits {
  return new Uint32Array(Math.ceil(size / 32));
}

export function setBit(bits: Bits, place: number): void {
  bits[place >>> 5] = (bits[place >>> 5] ?? 0) | (1 << (place & 31));
}

/** Sets in `to`, from a place on where nothing is set yet, those of a run of `length` bits of `from` that are set. */
export function copyBits(from: Bits, start: number, to: Bits, place: number, length: number): void {
  let copied = 0;
  while (copied < length) {
    const offset = (place + copied) & 31;
    const taken = Math.min(32 - offset, length - copied);
    const word = bitsFrom(from, start + copied) & (taken === 32 ? -1 : 2 ** taken - 1);
    const index = (place + copied) >>> 5;
    to[index] = (to[index] ?? 0) | (word << offset);
    copied += taken;
  }
}

/** The 32 bits from a place on. */
function bitsFrom(bits: Bits, place: number): number {
  const [word, offset] = [place >>> 5, place & 31];
  const low = (bits[word] ?? 0) >>> offset;
  return offset === 0 ? low : low | ((bits[word + 1] ?? 0) << (32 - offset));
}

export function allBits(size: number): Bits {
  const bits = noBits(size).fill(0xffff_ffff);
  if (size % 32 !== 0) bits[bits.length - 1] = 2 ** (size % 32) - 1;
  return bits;
}

export function countBits(bits: Bits): number {
  let count = 0;
  for (const word of bits) count += countOf(word);
  return count;
}

/** Bits that are set in one word. */
function countOf(word: number): number {
  const pairs = word - ((word >>> 1) & 0x5555_5555);
  const nibbles = (pairs & 0x3333_3333) + ((pairs >>> 2) & 0x3333_3333);
  return Math.imul((nibbles + (nibbles >>> 4)) & 0x0f0f_0f0f, 0x0101_0101) >>> 24;
}

/** Places of the bits that are set, without the first `offset` of them. */
export function placesIn(bits: Bits, { offset, limit }: Slice): number[] {
  const places: number[] = [];
  let passed = 0;
  for (let word = 0; word < bits.length && places.length < limit; word++) {
    let left = bits[word] ?? 0;
    const count = countOf(left);
    if (passed + count <= offset) {
      passed += count;
      continue;
    }
    for (; left !== 0 && places.length < limit; left &= left - 1, passed++) {
      if (passed >= offset) places.push(word * 32 + 31 - Math.clz32(left & -left));
    }
  }
  return places;
}
