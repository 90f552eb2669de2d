import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#tests/support/database/database.ts';
import { type InProcessSite, startInProcessSite } from '#tests/support/site/in-process-site.ts';

let testing: TestDatabase;
let open: InProcessSite;
let shut: InProcessSite;

beforeAll(async () => {
  testing = await createTestDatabase();
  open = await startInProcessSite(testing.database, { inspector: true });
  shut = await startInProcessSite(testing.database);
  for (const { inspectorFolder } of [open, shut]) {
    await mkdir(inspectorFolder, { recursive: true });
    for (const name of ['inspector.js', 'inspection.js', 'inspector.css', 'other.js']) await writeFile(join(inspectorFolder, name), name);
  }
});
afterAll(async () => {
  await open.close();
  await shut.close();
  await testing.close();
});

test('Where it is allowed, the inspector is a page that runs its own files and nothing else.', async () => {
  const page = await open.send('/inspector');
  expect(page.status).toBe(200);
  expect(page.headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' });
  expect(page.headers['content-security-policy']).toContain("script-src 'self'; style-src 'self'");
  for (const [name, type] of [
    ['inspector.js', 'text/javascript; charset=utf-8'],
    ['inspection.js', 'text/javascript; charset=utf-8'],
    ['inspector.css', 'text/css; charset=utf-8'],
  ]) {
    const file = await open.send(`/inspector/${name}`);
    expect([file.status, file.body.toString(), file.headers['content-type'], file.headers['cache-control']]).toEqual([
      200,
      name,
      type,
      'no-cache',
    ]);
  }
});

test('No other file of its folder is sent.', async () => {
  for (const path of ['/inspector/other.js', '/inspector/../web/sw.js', '/inspector/%2e%2e/x'])
    expect((await open.send(path)).body.toString()).not.toBe('other.js');
});

test('Only a page whose address asks for it can be watched.', async () => {
  expect((await open.send('/comic/1?inspect')).body.toString()).toBe('vi /comic/1?inspect inspected');
  expect((await open.send('/comic/1?page=2&inspect=1')).body.toString()).toBe('vi /comic/1?page=2&inspect=1 inspected');
  expect((await open.send('/comic/1?inspector')).body.toString()).toBe('vi /comic/1?inspector');
  expect((await open.send('/inspect')).body.toString()).toBe('vi /inspect');
});

test('Where it is not allowed there is neither inspector nor watched page.', async () => {
  expect((await shut.send('/inspector')).body.toString()).toBe('vi /inspector');
  expect((await shut.send('/inspector/inspection.js')).body.toString()).not.toBe('inspection.js');
  expect((await shut.send('/comic/1?inspect')).body.toString()).toBe('vi /comic/1?inspect');
});
