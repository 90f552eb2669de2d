import { expect, test } from 'vitest';
import { keepRate, readKeptRate } from '#src/adapters/speech/kept-rate.ts';

function storageWith(kept: string | null): { readonly storage: () => Storage; readonly written: string[] } {
  const written: string[] = [];
  const storage = { getItem: () => kept, setItem: (key: string, value: string) => void written.push(`${key} ${value}`) };
  return { storage: () => storage as unknown as Storage, written };
}

const denied = (): Storage => {
  throw new DOMException('Storage is shut.', 'SecurityError');
};

test('What was kept is a number or nothing.', () => {
  expect(['1.3', '2', 'fast', '', null, 'Infinity'].map((kept) => readKeptRate(storageWith(kept).storage))).toEqual([
    1.3,
    2,
    null,
    null,
    null,
    null,
  ]);
});

test('A storage that is denied keeps nothing and breaks nothing.', () => {
  const { storage, written } = storageWith(null);
  keepRate(storage, 1.5);
  keepRate(denied, 1.5);
  expect([written, readKeptRate(denied)]).toEqual([['futago.speech 1.5'], null]);
});
