import { createMemoryHistory } from '@tanstack/react-router';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { AccountGate } from '#src/app/gates/account-gate.ts';
import { createSiteRouter } from '#src/app/router/create-site-router.ts';
import { SiteApp } from '#src/app/SiteApp.tsx';
import { renderPart } from '#tests/support/browser/render-part.tsx';
import { siteContext } from '#tests/support/browser/site-context.ts';

/** A search whose answer is on its way. */
function search(path: string): void {
  const context = siteContext(() => new Promise(() => undefined), new AccountGate());
  const router = createSiteRouter(context, createMemoryHistory({ initialEntries: [path] }));
  void router.load();
  renderPart(<SiteApp router={router} i18n={context.i18n} />);
}

test('While a search for nothing is on its way, it asks what is looked for; works are waited for only where some were.', async () => {
  search('/search');
  await expect.element(page.getByText('Bạn muốn đọc gì?')).toBeInTheDocument();
  expect(document.querySelectorAll('main [class*=_item_]')).toHaveLength(0);
});

test('Works that are searched for are waited for.', async () => {
  search('/search?genre=fantasy');
  await expect.poll(() => document.querySelectorAll('main [class*=_item_]').length).toBe(10);
});
