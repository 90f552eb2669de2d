import { afterEach, expect, test, vi } from 'vitest';
import { SessionMemory } from '#src/adapters/session/session-memory.ts';

afterEach(() => sessionStorage.clear());

test('A written value is read back by the next page of the tab.', () => {
  new SessionMemory().write('reader', { size: 5 });
  expect(new SessionMemory().read('reader')).toEqual({ size: 5 });
});

test('A value stays the same object until it is written again, and every write is told.', () => {
  const memory = new SessionMemory();
  const listener = vi.fn();
  const stop = memory.subscribe(listener);
  memory.write('reader', { size: 5 });
  expect(memory.read('reader')).toBe(memory.read('reader'));
  stop();
  memory.write('reader', { size: 6 });
  expect(listener).toHaveBeenCalledTimes(1);
});

test('What cannot be read back counts as not there.', () => {
  sessionStorage.setItem('futago.reader', '{broken');
  expect(new SessionMemory().read('reader')).toBeUndefined();
  expect(new SessionMemory().read('never')).toBeUndefined();
});

test('Where storage is full the value holds for the page.', () => {
  const setItem = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const memory = new SessionMemory();
  memory.write('reader', 1);
  setItem.mockRestore();
  expect(memory.read('reader')).toBe(1);
});
