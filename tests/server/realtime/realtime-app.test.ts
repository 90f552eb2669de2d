import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { defaultConfig } from '#server/platform/config/config.ts';
import { encryptionMasterKey, openRealtimeApp } from '#server/realtime/realtime-app.ts';
import { createTestDatabase } from '#tests/support/database/database.ts';

let folder: string;
const config = () => ({ ...defaultConfig(join(folder, 'data')) });

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'futago-realtime-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test('The first start makes an application that only its owner may read, and every later one keeps it.', async () => {
  const [one, other] = await Promise.all([openRealtimeApp(config()), openRealtimeApp(config())]);
  const again = await openRealtimeApp(config());
  expect([other, again]).toEqual([one, one]);
  expect(one).toEqual({
    id: expect.stringMatching(/^\d+$/),
    key: expect.stringMatching(/^[0-9a-f]{20}$/),
    secret: expect.stringMatching(/^[0-9a-f]{64}$/),
  });
  const file = join(folder, 'data', 'realtime-app.json');
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect(JSON.parse(await readFile(file, 'utf8'))).toEqual(one);
});

test('What is configured wins over what was made.', async () => {
  const made = await openRealtimeApp(config());
  const { realtime, ...rest } = config();
  expect(await openRealtimeApp({ ...rest, realtime: { ...realtime, key: 'known-key' } })).toEqual({ ...made, key: 'known-key' });
  const whole = { ...realtime, appId: '7', key: 'k', secret: 's' };
  expect(await openRealtimeApp({ dataFolder: join(folder, 'absent'), realtime: whole })).toEqual({ id: '7', key: 'k', secret: 's' });
});

test('A kept file that cannot be read stops the start with a sentence that names it.', async () => {
  const dataFolder = await mkdtemp(join(folder, 'broken-'));
  await writeFile(join(dataFolder, 'realtime-app.json'), '{"id":7}');
  await expect(openRealtimeApp({ ...config(), dataFolder })).rejects.toThrow(
    `${join(dataFolder, 'realtime-app.json')} cannot be read as the key and secret of the push application: delete it, and new ones are made.`,
  );
});

test('The key of encrypted channels follows from the secret and is 32 bytes.', () => {
  expect(Buffer.from(encryptionMasterKey({ secret: 's' }), 'base64')).toHaveLength(32);
  expect(encryptionMasterKey({ secret: 's' })).not.toBe(encryptionMasterKey({ secret: 't' }));
});

test('servers on one database push as one application, whatever their own data folders hold', async () => {
  const testing = await createTestDatabase();
  const folders = ['one', 'other', 'third'].map((name) => ({ ...config(), dataFolder: join(folder, name) }));
  const apps = await Promise.all(folders.map((one) => openRealtimeApp(one, testing.database)));
  const own = await Promise.all(folders.map((one) => openRealtimeApp(one)));
  await testing.close();
  expect([new Set(apps.map(({ secret }) => secret)).size, new Set(own.map(({ secret }) => secret)).size]).toEqual([1, 3]);
  expect(own).toContainEqual(apps[0]);
});
