import { expect, test } from 'vitest';
import { WaitingChapters } from '#src/adapters/saved-chapters/waiting-chapters.ts';

function storageWith(kept: Map<string, string>): () => Storage {
  return () =>
    ({
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
      removeItem: (key: string) => void kept.delete(key),
    }) as Storage;
}

test('Chapters wait in their order for the next page, each once, until they leave the queue.', () => {
  const kept = new Map<string, string>();
  const waiting = new WaitingChapters(storageWith(kept));
  waiting.change([], ['8/45']);
  waiting.change(['8/45'], ['8/45', '8/46']);
  expect(new WaitingChapters(storageWith(kept)).read()).toEqual(['8/45', '8/46']);
  waiting.change(['8/45', '8/46'], ['8/46']);
  expect(waiting.read()).toEqual(['8/46']);
  waiting.change(['8/46'], []);
  expect([waiting.read(), kept.size]).toEqual([[], 0]);
});

test('What another tab was asked for stays.', () => {
  const kept = new Map<string, string>();
  const [one, other] = [new WaitingChapters(storageWith(kept)), new WaitingChapters(storageWith(kept))];
  one.change([], ['8/45']);
  other.change([], ['9/1']);
  one.change(['8/45'], []);
  expect(other.read()).toEqual(['9/1']);
});

test('What is no key is passed over, and a storage that is denied keeps nothing.', () => {
  const kept = new Map([['futago.saving', 'a/b 8/45 ../8/46 ']]);
  expect(new WaitingChapters(storageWith(kept)).read()).toEqual(['8/45']);
  const denied = new WaitingChapters(() => {
    throw new DOMException('Denied.', 'SecurityError');
  });
  denied.change([], ['8/45']);
  expect(denied.read()).toEqual([]);
});
