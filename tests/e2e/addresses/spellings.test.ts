import { expect, test } from 'vitest';
import { localFetch } from '#tests/support/network/local-fetch.ts';
import { site } from '#tests/e2e/browser/reader.ts';

test.each(['/Login', '/LOGOUT', '/USER/profile', '/Password/Setting', '/Comic/1', '/COMIC/1/1'])(
  'No page is at %s: paths are written in one way.',
  async (path) => {
    const answer = await localFetch(site.vi + path);
    expect([answer.status, /<title>([^<]*)/.exec(await answer.text())?.[1]]).toEqual([404, `Page not found: ${path}`]);
  },
);

test.each([
  ['/%6cogin', '/login'],
  ['/%6C%6fgin?return=%2Fgenres', '/login?return=%2Fgenres'],
  ['/user%2e/../user/%70rofile', '/user/profile'],
  ['/login/', '/login'],
  ['//login', '/login'],
  ['///user/profile', '/user/profile'],
  ['/comic/%31', '/comic/1'],
  ['/comic/1/', '/comic/1'],
])('%s, another way of writing %s, leads there and is kept by nobody.', async (path, plain) => {
  const answer = await localFetch(site.vi + path);
  expect([answer.status, answer.headers.get('location'), answer.headers.get('cache-control')]).toEqual([302, plain, 'no-store']);
});

test('What is written in percents without need to be is not taken for a slash.', async () => {
  expect((await localFetch(`${site.vi}/user%2Fprofile`)).status).toBe(404);
});
