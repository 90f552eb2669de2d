import { expect, test } from 'vitest';
import { CACHED_IMAGES, ImageCache } from '#src/ui/lazy-image/image-cache.ts';

test('Two hundred pictures are remembered as loaded.', () => {
  const cache = new ImageCache();
  for (let number = 0; number <= CACHED_IMAGES; number += 1) cache.add(`/pictures/${number}.webp`);
  expect([CACHED_IMAGES, cache.size]).toEqual([200, 200]);
});

test('The picture that was not asked for the longest is forgotten first.', () => {
  const cache = new ImageCache(2);
  cache.add('one');
  cache.add('two');
  expect(cache.has('one')).toBe(true);
  cache.add('three');
  expect(['one', 'two', 'three'].map((address) => cache.has(address))).toEqual([true, false, true]);
});

test('Adding a picture twice remembers it once.', () => {
  const cache = new ImageCache(2);
  cache.add('one');
  cache.add('one');
  expect(cache.size).toBe(1);
});
