import { expect, test } from 'vitest';
import { isAccountPath } from '#graphql/document/account-path.ts';
import { placeOf } from '#src/features/shell/places.ts';
import { isKeptPage } from '#src/service-worker/cache-rules.ts';

const FOR_EVERYONE = { 'content-type': 'text/html', 'cache-control': 'public' };
const KEPT = { status: 200, redirected: false, headers: new Headers(FOR_EVERYONE) };

test.each(['/login', '/login?return=%2F', '/logout', '/goodbye?reason=deleted', '/password/reset', '/password/setting', '/user/profile'])(
  '%s is a page of an account: to the server, in the navigation, and to the worker, which does not keep it.',
  (path) => {
    expect([isAccountPath(path), placeOf(path), isKeptPage(path.replace(/\?.*/, ''), KEPT)]).toEqual([true, 'account', false]);
  },
);

test.each(['/', '/?login', '/comic/12', '/comic/12/34', '/genres?genre=user', '/logins', '/users'])(
  '%s is a page for everyone, to all three.',
  (path) => {
    expect([isAccountPath(path), placeOf(path) === 'account', isKeptPage(path, KEPT)]).toEqual([false, false, true]);
  },
);
