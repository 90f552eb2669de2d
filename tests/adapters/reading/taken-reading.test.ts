import { expect, test } from 'vitest';
import { keepTaken, takenReading, type TakenReading } from '#src/adapters/reading/taken-reading.ts';

const TAKEN: TakenReading = { readerId: '7', sessionId: 'one', chapters: { 45: 1000 }, reaches: { 46: 1500 }, works: { 12: 2000 } };

function memory(text?: string) {
  const kept = new Map(text === undefined ? [] : [['futago.reading-taken', text]]);
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  } as Storage;
  return { kept, storage: () => storage };
}

const denied = (): Storage => {
  throw new DOMException('Denied', 'SecurityError');
};

test('What a session brought is remembered until it is forgotten.', () => {
  const { kept, storage } = memory();
  keepTaken(storage, TAKEN);
  expect(takenReading(storage)).toEqual(TAKEN);
  keepTaken(storage, null);
  expect([takenReading(storage), kept.size]).toEqual([null, 0]);
});

test('What was remembered before the reach was brought is read still.', () => {
  const { reaches: _reaches, ...before } = TAKEN;
  expect(takenReading(memory(JSON.stringify(before)).storage)).toEqual(before);
});

test.each([
  '{',
  'null',
  '[]',
  '{"readerId":"7"}',
  JSON.stringify({ ...TAKEN, works: { 12: 'x' } }),
  JSON.stringify({ ...TAKEN, reaches: { 46: 'x' } }),
])('What cannot be read any more is nothing: %s', (text) => {
  expect(takenReading(memory(text).storage)).toBeNull();
});

test('Where storage is denied nothing is remembered, and nothing breaks.', () => {
  keepTaken(denied, TAKEN);
  expect(takenReading(denied)).toBeNull();
});
