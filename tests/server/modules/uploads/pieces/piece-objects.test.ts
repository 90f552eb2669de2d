import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { gapless, nameOfPiece, type PieceObject, readPiece } from '#server/modules/uploads/pieces/piece-objects.ts';

const uploadId = randomUUID();
const sha256 = Buffer.alloc(32, 7);
const changedAt = new Date();

function pieces(...ranges: readonly (readonly [offset: number, end: number])[]): PieceObject[] {
  return ranges.map(([offset, end]) => ({ uploadId, index: 0, offset, end, sha256, name: `${offset}-${end}` }));
}

const named = (chosen: readonly PieceObject[]): string[] => chosen.map(({ name }) => name);

test('The name of a piece says where it belongs and what it holds; other objects are no pieces.', () => {
  const place = { uploadId, index: 12, offset: 8_388_608, sha256 };
  const name = nameOfPiece(place);
  expect(name).toBe(`uploads/${uploadId}/12/8388608-${'07'.repeat(32)}`);
  expect(readPiece({ name, changedAt, size: 5 })).toEqual({ ...place, name, end: 8_388_613 });
  for (const other of [`uploads/${uploadId}/0/0`, `uploads/a/0/0-${'07'.repeat(32)}`, `${name}0`, `x/${name}`]) {
    expect(readPiece({ name: other, changedAt, size: 5 })).toBeNull();
  }
});

test('Pieces without a gap are found whatever lies beside them.', () => {
  expect(gapless([])).toEqual([]);
  expect(named(gapless(pieces([1, 5])))).toEqual([]);
  expect(named(gapless(pieces([10, 20], [0, 10], [25, 30])))).toEqual(['0-10', '10-20']);
  expect(named(gapless(pieces([0, 0], [0, 5], [0, 20], [5, 12], [20, 30])))).toEqual(['0-20', '20-30']);
  expect(named(gapless(pieces([0, 10], [5, 8], [8, 15], [10, 12], [15, 16])))).toEqual(['0-10', '8-15', '15-16']);
});

test('What lies beyond the asked end is left out.', () => {
  const all = pieces([0, 10], [10, 20], [20, 30]);
  expect([0, 10, 11, 99].map((end) => named(gapless(all, end)).length)).toEqual([0, 1, 2, 3]);
});
