import { createMemoryHistory } from '@tanstack/react-router';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Execute, PersistedDocument } from '#graphql/document/persisted-document.ts';
import { AccountGate } from '#src/app/gates/account-gate.ts';
import { createSiteRouter } from '#src/app/router/create-site-router.ts';
import { dropAcceptance } from '#src/app/router/drop-acceptance.ts';
import { SiteApp } from '#src/app/SiteApp.tsx';
import { renderPart } from '#tests/support/browser/render-part.tsx';
import { siteContext } from '#tests/support/browser/site-context.ts';
import { work } from '#stories/catalogue/screens.ts';

const SENSITIVE = work({ id: '8', title: 'Đò đêm', language: 'vi', format: 'COMIC', description: 'Mưa.', chapters: 3, isSensitive: true });

const execute: Execute = <Result, Variables>({ name }: PersistedDocument<Result, Variables>) =>
  Promise.resolve((name === 'WorkPage' ? { work: SENSITIVE } : { comments: null }) as Result);

/** The address of a sensitive work in a page that is there already, as after a sign-in that leads to it. */
async function open(path: string, kept: Map<string, unknown> = new Map()) {
  const listeners = new Set<() => void>();
  const session = {
    read: (key: string) => kept.get(key),
    write: (key: string, value: unknown) => {
      kept.set(key, value);
      for (const listener of listeners) listener();
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
  const history = createMemoryHistory({ initialEntries: ['/', path] });
  const context = { ...siteContext(execute, new AccountGate()), session };
  const router = createSiteRouter(context, history);
  await router.load();
  renderPart(<SiteApp router={router} i18n={context.i18n} />);
  return { router, history, kept, address: () => router.state.location.publicHref };
}

const onward = () => page.getByRole('link', { name: 'Tôi vẫn muốn xem' });
const title = () => page.getByRole('heading', { level: 1, name: 'Đò đêm' });
const chapters = () => document.querySelectorAll('main a[href^="/comic/8/"]').length;

test('What the address says of the warning accepts nothing for the reader; their press does, and is remembered.', async () => {
  const { kept } = await open('/comic/8?sensitive=shown');
  await expect.element(title()).toBeVisible();
  expect([document.querySelector('#sensitive-warning-title') !== null, chapters(), [...kept]]).toEqual([true, 0, []]);
  await userEvent.click(onward());
  await expect.poll(chapters).toBeGreaterThan(0);
  expect([...kept]).toEqual([['sensitive-8', true]]);
});

test('What was accepted in this tab before needs no warning.', async () => {
  await open('/comic/8', new Map([['sensitive-8', true]]));
  await expect.poll(chapters).toBeGreaterThan(0);
});

test('That the warning was accepted leaves the address, within its entry of the history; the rest of it stays.', async () => {
  const { router, history, address } = await open('/comic/8?chapters=2&sensitive=shown#comments');
  dropAcceptance(router);
  await expect.poll(address).toBe('/comic/8?chapters=2#comments');
  await router.navigate({ to: '/$lang/comic/$comicId', params: { lang: 'vi', comicId: '8' }, search: { sensitive: 'shown' } });
  await expect.poll(address).toBe('/comic/8');
  expect(history.length).toBe(3);
});
