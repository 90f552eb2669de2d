import { createMemoryHistory, createRootRouteWithContext, createRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { renderPart, type RenderedPart } from '#tests/support/browser/render-part.tsx';

/** A part as a route shows it, of a site that knows no more than `context`. */
export async function renderInSite(part: () => ReactNode, context: object): Promise<RenderedPart> {
  const root = createRootRouteWithContext<object>()({});
  const screen = createRoute({ getParentRoute: () => root, path: '/', component: part });
  const history = createMemoryHistory({ initialEntries: ['/'] });
  const router = createRouter({ routeTree: root.addChildren([screen]), context, history });
  await router.load();
  return renderPart(<RouterProvider router={router as never} />);
}
