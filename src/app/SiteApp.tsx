import { LinkRendererContext } from '#src/ui/link/Link.tsx';
import type { I18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { RouterProvider } from '@tanstack/react-router';
import type { SiteRouter } from './router/create-site-router.ts';
import { RouterLink } from './router/RouterLink.tsx';

/** One page view, alike on the server and in the browser. */
export function SiteApp({ router, i18n }: { readonly router: SiteRouter; readonly i18n: I18n }) {
  return (
    <I18nProvider i18n={i18n}>
      <LinkRendererContext value={RouterLink}>
        <RouterProvider router={router} />
      </LinkRendererContext>
    </I18nProvider>
  );
}
