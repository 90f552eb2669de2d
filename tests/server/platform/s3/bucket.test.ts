import { createHash } from 'node:crypto';
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

async function put(url: string, headers: Readonly<Record<string, string>>, body: Buffer): Promise<number> {
  return (await fetch(url, { method: 'PUT', headers, body: new Uint8Array(body) })).status;
}

test('What was put is there, listed and read as it was, until it is removed.', async () => {
  const content = Buffer.from('ảnh 画像');
  await bucket.put('pictures/ab/640.webp', content, HEADERS);
  await bucket.put('pictures/ba/640.webp', content, HEADERS);
  expect([...store.objects.keys()]).toEqual(['site/pictures/ab/640.webp', 'site/pictures/ba/640.webp']);
  expect(store.objects.get('site/pictures/ab/640.webp')?.type).toBe('image/webp');
  const listed = { name: 'pictures/ab/640.webp', changedAt: expect.any(Date) as Date, size: content.length };
  expect(await bucket.list('pictures/ab/')).toEqual([listed]);
  expect([await bucket.has('pictures/ab/640.webp'), await bucket.has('pictures/ab/1.webp')]).toEqual([true, false]);
  expect(await bucket.get('pictures/ab/640.webp')).toEqual(content);
  await bucket.remove('pictures/ab/640.webp');
  await bucket.remove('pictures/ab/640.webp');
  expect(await bucket.get('pictures/ab/640.webp')).toBeNull();
});

test('A name that others gave is removed as it is listed, and no other with it.', async () => {
  const names = ['uploads/a', "uploads/a b+c'(d)*!~é本&<x>%", 'uploads/a?b#c'];
  for (const name of names) store.objects.set(`site/${name}`, { content: Buffer.from('x'), type: undefined, changedAt: new Date() });
  expect((await bucket.list('uploads/')).map(({ name }) => name)).toEqual(names);
  for (const name of names.slice(1)) await bucket.remove(name);
  expect([...store.objects.keys()]).toEqual(['site/uploads/a']);
});

test('A list goes on beyond the thousand objects that the store tells at a time.', async () => {
  const [changedAt, content] = [new Date(), Buffer.from('x')];
  const names = Array.from({ length: 2_500 }, (_, at) => `uploads/${String(at).padStart(4, '0')}`);
  for (const name of names) store.objects.set(`site/${name}`, { content, type: undefined, changedAt });
  expect((await bucket.list('uploads/')).map(({ name }) => name)).toEqual(names);
  expect(store.asked).toHaveLength(3);
  expect(await bucket.list('uploads/1')).toHaveLength(1_000);
});

test('A place takes just the bytes it was made for, from anybody, as long as it lasts.', async () => {
  const content = Buffer.from('một mảnh');
  const sha256 = createHash('sha256').update(content).digest();
  const place = bucket.placeFor('uploads/a/0/0', { length: content.length, sha256, seconds: 60 });
  expect(await put(place.url, place.headers, Buffer.from('một mảnh khác'))).toBe(403);
  expect(await put(place.url, place.headers, Buffer.from('mot manhhh'))).toBe(403);
  expect(await put(place.url, {}, content)).toBe(403);
  expect(await put(place.url.replace('/0/0', '/0/1'), place.headers, content)).toBe(403);
  const { url: over } = bucket.placeFor('uploads/a/0/0', { length: content.length, sha256, seconds: 0 });
  expect(await put(over, place.headers, content)).toBe(403);
  expect(store.objects.size).toBe(0);
  expect(await put(place.url, place.headers, content)).toBe(200);
  expect(await bucket.get('uploads/a/0/0')).toEqual(content);
});

test('A fault of the moment is tried three times, a refusal once, and both are told with what was asked.', async () => {
  store.failures.push(503, 429);
  const begun = performance.now();
  await bucket.put('a', Buffer.from('x'), HEADERS);
  // At least 100 ms before the second try and 200 ms before the third, less what a timer may be early.
  expect(performance.now() - begun).toBeGreaterThan(290);
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

const noBucket = (what: string): string => `${what}: the store answered 404, it has no such bucket`;

test('A store without the bucket is refused by all that hear its reason; a HEAD hears none.', async () => {
  const mistyped = new Bucket(store.url.replace('/bucket/', '/buckett/'));
  await expect(mistyped.put('a', Buffer.from('x'), HEADERS)).rejects.toMatchObject({ status: 404, message: noBucket('PUT a') });
  await expect(mistyped.list('pictures/')).rejects.toMatchObject({ status: 404, message: noBucket('list of site/pictures/') });
  await expect(mistyped.get('a')).rejects.toMatchObject({ status: 404, message: noBucket('GET a') });
  await expect(mistyped.remove('a')).rejects.toMatchObject({ status: 404, message: noBucket('DELETE a') });
  expect(await mistyped.has('a')).toBe(false);
  expect(store.asked).toHaveLength(5);
});

test('A bucket that is not there takes nothing and lists nothing: that is said.', async () => {
  store.faults.set(/^(?:PUT|GET|HEAD|DELETE) /, 404);
  const content = Buffer.from('x');
  await expect(bucket.put('pictures/a.webp', content, HEADERS)).rejects.toThrow('404');
  await expect(bucket.list('pictures/')).rejects.toThrow('404');
  expect([await bucket.get('pictures/a.webp'), await bucket.has('pictures/a.webp')]).toEqual([null, false]);
  await bucket.remove('pictures/a.webp');
  store.faults.clear();
});
