import { isNotFound, isRedirect } from '@tanstack/react-router';
import { expect, test } from 'vitest';
import { loadCreator } from '#src/routes/-creator/creator-page.ts';
import type { SiteContext } from '#src/routes/-site-context.ts';

const opened = (id: string, creator: { readonly id: string } | null) => {
  const context = { language: 'ja', execute: async () => ({ creator }) } as unknown as SiteContext;
  return loadCreator(context, id, { order: 'views', page: 2 });
};

test('who became one with another is led to, with the order and the page that were asked for.', async () => {
  const thrown: unknown = await opened('7', { id: '3' }).catch((error: unknown) => error);
  expect(isRedirect(thrown) && thrown.options).toMatchObject({
    to: '/$lang/creator/$creatorId',
    params: { lang: 'ja', creatorId: '3' },
    search: { order: 'views', page: 2 },
  });
});

test('a creator of that id is shown, and nobody is not found.', async () => {
  expect(await opened('3', { id: '3' })).toEqual({ id: '3' });
  expect(isNotFound(await opened('9', null).catch((error: unknown) => error))).toBe(true);
});
