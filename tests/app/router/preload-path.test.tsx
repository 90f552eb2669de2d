import { createMemoryHistory, createRootRouteWithContext, createRoute, createRouter } from '@tanstack/react-router';
import { expect, test, vi } from 'vitest';
import { PENDING_PRELOADS_MOST, preloadPath } from '#src/app/router/preload-path.ts';
import { visitPath } from '#src/routes/-visit.ts';
import { eventually } from '#tests/support/eventually.ts';

function routerWith(loader: (id: string) => Promise<unknown>) {
  const root = createRootRouteWithContext<{ language: string }>()({});
  const work = createRoute({ getParentRoute: () => root, path: '/vi/comic/$id', loader: ({ params }) => loader(params.id) });
  return createRouter({
    routeTree: root.addChildren([work]),
    context: { language: 'vi' },
    history: createMemoryHistory({ initialEntries: ['/vi'] }),
  });
}

test('At most four preloads are under way at a time, and one path is asked for once.', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const loader = vi.fn(() => promise);
  const router = routerWith(loader);
  for (const id of ['1', '1', '2', '3', '4', '5', '6']) preloadPath(router, `/comic/${id}`);
  await eventually(() => expect(loader).toHaveBeenCalledTimes(PENDING_PRELOADS_MOST));
  resolve();
  await eventually(() => {
    preloadPath(router, '/comic/9');
    expect(loader).toHaveBeenLastCalledWith('9');
  });
});

test('A visible path is visited in the language of the page, with its search.', async () => {
  const router = routerWith(async () => null);
  await visitPath(router, '/comic/7?page=2#list');
  expect(router.state.location).toMatchObject({ pathname: '/vi/comic/7', search: { page: 2 }, hash: 'list' });
});
