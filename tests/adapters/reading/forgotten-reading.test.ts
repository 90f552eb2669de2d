import { expect, test } from 'vitest';
import { addForgotten, forgottenOf, settleForgotten } from '#src/adapters/reading/forgotten-reading.ts';

const KEY = 'futago.reading-forgotten';

function memory(text?: string) {
  const kept = new Map(text === undefined ? [] : [[KEY, text]]);
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

test('What was forgotten waits once until the server was told, each reader apart.', () => {
  const { kept, storage } = memory();
  for (const readerId of ['7', '7', '8']) addForgotten(storage, { readerId, workId: '12' });
  addForgotten(storage, { readerId: '7', workId: null });
  expect(forgottenOf(storage, '7').map(({ workId }) => workId)).toEqual(['12', null]);
  for (const forgotten of [...forgottenOf(storage, '7'), ...forgottenOf(storage, '8')]) settleForgotten(storage, forgotten);
  expect([forgottenOf(storage, '7'), kept.size]).toEqual([[], 0]);
});

test.each(['{', 'null', '{}', '[null, 1, {"readerId":7}, {"readerId":"7","workId":12}]'])(
  'What cannot be read any more is nothing: %s',
  (text) => {
    expect(forgottenOf(memory(text).storage, '7')).toEqual([]);
  },
);

test('Where storage is denied nothing waits, and nothing breaks.', () => {
  addForgotten(denied, { readerId: '7', workId: null });
  expect(forgottenOf(denied, '7')).toEqual([]);
});
