import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { requireBucket } from '#server/platform/s3/require-bucket.ts';
import { StartError } from '#server/platform/start.errors.ts';
import { type FakeStore, startFakeStore } from './fake-store.ts';

let store: FakeStore;
beforeAll(async () => {
  store = await startFakeStore();
});
afterAll(() => store.close());

test('A bucket that is there is asked for once, and nothing is asked where none is set.', async () => {
  await requireBucket({ bucketUrl: store.url });
  await requireBucket({ bucketUrl: null });
  expect(store.asked).toEqual(['GET /bucket?list-type=2&max-keys=1']);
});

test('A mistyped bucket is named in one sentence, without the key.', async () => {
  const bucketUrl = store.url.replace('/bucket/', '/buckett/');
  const sentence = `There is no bucket buckett at ${new URL(store.url).host}: make it, or check FUTAGO_PICTURES_BUCKET_URL.`;
  await expect(requireBucket({ bucketUrl })).rejects.toThrow(new StartError(sentence));
});

test.each([403, 500, 503])('A store that answers %i says nothing of the bucket.', async (status) => {
  store.failures.push(status);
  await expect(requireBucket({ bucketUrl: store.url })).resolves.toBeUndefined();
});

test('A store that is away or never answers holds no start up.', async () => {
  const silent = createServer();
  onTestFinished(() => void silent.close());
  silent.listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const { port } = silent.address() as AddressInfo;
  await expect(requireBucket({ bucketUrl: `http://key:secret@127.0.0.1:${port}/bucket` }, 50)).resolves.toBeUndefined();
  await expect(requireBucket({ bucketUrl: 'http://key:secret@127.0.0.1:1/bucket' })).resolves.toBeUndefined();
});
