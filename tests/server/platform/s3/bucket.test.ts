import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { Bucket } from '#server/platform/s3/bucket.ts';
import { type FakeStore, startFakeStore } from './fake-store.ts';

const HEADERS = { contentType: 'image/webp', cacheControl: 'public' };
let store: FakeStore;
let bucket: Bucket;
beforeAll(async () => {
  store = await startFakeStore();
  bucket = new Bucket(store.url);
});
afterAll(() => store.close());
beforeEach(() => {
  store.objects.clear();
  store.asked.length = 0;
});

test('What was put is there, listed and read as it was, until it is removed.', async () => {
  const content = Buffer.from('ảnh 画像');
  await bucket.put('pictures/ab/640.webp', content, HEADERS);
  await bucket.put('pictures/ba/640.webp', content, HEADERS);
  expect([...store.objects.keys()]).toEqual(['site/pictures/ab/640.webp', 'site/pictures/ba/640.webp']);
  expect(store.objects.get('site/pictures/ab/640.webp')?.type).toBe('image/webp');
  expect(await bucket.list('pictures/ab/')).toEqual(['pictures/ab/640.webp']);
  expect([await bucket.has('pictures/ab/640.webp'), await bucket.has('pictures/ab/1.webp')]).toEqual([true, false]);
  expect(await bucket.get('pictures/ab/640.webp')).toEqual(content);
  await bucket.remove('pictures/ab/640.webp');
  await bucket.remove('pictures/ab/640.webp');
  expect(await bucket.get('pictures/ab/640.webp')).toBeNull();
});

test('A fault of the moment is tried three times, a refusal once, and both are told with what was asked.', async () => {
  store.failures.push(503, 500);
  await bucket.put('a', Buffer.from('x'), HEADERS);
  expect(store.asked).toEqual(Array.from({ length: 3 }, () => 'PUT /bucket/site/a'));
  store.failures.push(503, 503, 503);
  await expect(bucket.get('a')).rejects.toMatchObject({ status: 503, message: 'GET a: the store answered 503' });
  const stranger = new Bucket(store.url.replace('futago:', 'nobody:'));
  store.asked.length = 0;
  await expect(stranger.get('a')).rejects.toMatchObject({ status: 403 });
  expect(store.asked).toEqual(['GET /bucket/site/a']);
  const nowhere = new Bucket('http://futago:x@127.0.0.1:1/bucket');
  await expect(nowhere.get('a')).rejects.toMatchObject({ status: null, message: 'GET a: the store did not answer' });
});
