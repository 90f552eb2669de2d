import { createMemoryHistory, createRootRouteWithContext, createRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { createRoot } from 'react-dom/client';
import { expect, test } from 'vitest';
import { RouterLink } from '#src/app/router/RouterLink.tsx';
import { eventually } from '#tests/support/eventually.ts';

/** What happens until the link has led to its page, in order. */
async function orderOf(press: (link: HTMLAnchorElement) => void): Promise<readonly string[]> {
  const order: string[] = [];
  const root = createRootRouteWithContext<{ language: string }>()({
    component: () => (
      <RouterLink href="/comic/7" preload="none">
        To the work
      </RouterLink>
    ),
  });
  const work = createRoute({ getParentRoute: () => root, path: '/vi/comic/$id', loader: () => order.push('led away') });
  const router = createRouter({
    routeTree: root.addChildren([work]),
    context: { language: 'vi' },
    history: createMemoryHistory({ initialEntries: ['/vi'] }),
  });
  const place = document.body.appendChild(document.createElement('div'));
  const shown = createRoot(place);
  shown.render(<RouterProvider router={router} />);
  const link = await eventually(() => place.querySelector('a') ?? expect.fail('No link was drawn.'));
  requestAnimationFrame(() => order.push('frame'));
  press(link);
  await eventually(() => expect(router.state.location.pathname).toBe('/vi/comic/7'));
  await eventually(() => expect(order).toHaveLength(2));
  shown.unmount();
  place.remove();
  return order;
}

test('A link under a finger lets the page be painted before it leads away.', async () => {
  const order = await orderOf((link) => link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 })));
  expect(order).toEqual(['frame', 'led away']);
});

test('A link pressed by a key leads away at once: the next key is meant for its page.', async () => {
  expect(await orderOf((link) => link.click())).toEqual(['led away', 'frame']);
});
