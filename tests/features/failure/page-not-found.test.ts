import { expect, test } from 'vitest';
import { pageNotFound } from '#src/features/failure/page-not-found.ts';

test.each(['/none', '/comic', '/comic/12', '/comic/12/345', '/comic/12/345/6', '/creator/9', '/a/b', '/ranking/x'])(
  'Nothing was found at %s.',
  (path) => {
    expect(pageNotFound(path)).toBe(`Page not found: ${path}`);
  },
);

test.each(['/comic/abc', '/comic/12/x', '/comic/x/1', '/comic/1%202', '/creator/a', '/comic/-1'])(
  'The route’s validation fails at %s.',
  (path) => {
    expect(pageNotFound(path)).toBe(`Page Not Found: ${path}`);
  },
);
