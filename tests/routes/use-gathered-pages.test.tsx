import { createMemoryHistory } from '@tanstack/react-router';
import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Execute, PersistedDocument } from '#graphql/document/persisted-document.ts';
import type { GenresPageQueryVariables } from '#graphql/generated/graphql.ts';
import { AccountGate } from '#src/app/gates/account-gate.ts';
import { createSiteRouter } from '#src/app/router/create-site-router.ts';
import { SiteApp } from '#src/app/SiteApp.tsx';
import { genres } from '#stories/catalogue/screens.ts';
import { worksOf } from '#stories/catalogue/works.ts';
import { renderPart } from '#tests/support/browser/render-part.tsx';
import { siteContext } from '#tests/support/browser/site-context.ts';

/** On the twin site. */
const NOTHING = { position: { totalItems: 0 } };

async function open(path: string, pages = 8) {
  const broken = new Set<number>();
  const held = new Map<number, Promise<void>>();
  const execute: Execute = async <Result, Variables>({ name }: PersistedDocument<Result, Variables>, variables: Variables) => {
    if (name !== 'GenresPage') return new Promise<never>(() => undefined);
    const { page: asked } = variables as unknown as GenresPageQueryVariables;
    await held.get(asked);
    if (broken.has(asked)) throw new Error('The network is away.');
    return { ...genres(worksOf('vi', 10, (asked - 1) * 10), pages * 10, asked), there: NOTHING } as Result;
  };
  const context = siteContext(execute, new AccountGate());
  const router = createSiteRouter(context, createMemoryHistory({ initialEntries: [path] }));
  await router.load();
  renderPart(<SiteApp router={router} i18n={context.i18n} />);
  return { router, broken, held, address: () => router.state.location.publicHref };
}

const tiles = (): string[] => [...document.querySelectorAll('main ul a[href^="/comic/"]')].map((tile) => tile.getAttribute('href') ?? '');
const numbers = (from: number, to: number): string[] => Array.from({ length: to - from + 1 }, (_, index) => `/comic/${from + index}`);
/** Scrolls to the end by hand, as a finger does. */
const scrollToEnd = (): void => {
  dispatchEvent(new Event('touchmove'));
  const end = document.documentElement.scrollHeight;
  scrollTo(0, end - 1);
  scrollTo(0, end);
};
const scrolledUntil = (count: number) =>
  expect
    .poll(() => {
      scrollToEnd();
      return tiles().length;
    })
    .toBe(count);

beforeEach(() => page.viewport(390, 800));

describe('A list on a phone', () => {
  test('lays the next page under this one, its number in the address, in the place of the old one.', async () => {
    const { router, address } = await open('/genres?order=name');
    expect(tiles()).toEqual(numbers(1, 10));
    const { length } = router.history;
    await scrolledUntil(20);
    expect([tiles(), address(), router.history.length]).toEqual([numbers(1, 20), '/genres?order=name&page=2', length]);
    await expect.element(page.getByRole('link', { name: 'Trang 2', exact: true })).toHaveAttribute('aria-current', 'page');
  });

  test('begins at the page of its address.', async () => {
    const { address } = await open('/genres?page=3');
    await scrolledUntil(20);
    expect([tiles(), address()]).toEqual([numbers(21, 40), '/genres?page=4']);
  });

  test('finds all of its pages again on the way back.', async () => {
    const { router } = await open('/genres', 2);
    await scrolledUntil(20);
    await router.navigate({ to: '/$lang/goodbye', params: { lang: 'vi' } });
    await expect.poll(tiles).toEqual([]);
    router.history.back();
    await expect.poll(tiles).toEqual(numbers(1, 20));
  });

  test('turns its pages by the links as ever, and leaves who has done so where they went.', async () => {
    const { router, held, address } = await open('/genres', 3);
    const { promise, resolve } = Promise.withResolvers<void>();
    held.set(3, promise);
    await scrolledUntil(20);
    scrollToEnd();
    await userEvent.click(page.getByRole('link', { name: 'Trang sau' }));
    resolve();
    await expect.poll(tiles).toEqual(numbers(21, 30));
    expect(address()).toBe('/genres?page=3');
    router.history.back();
    await expect.poll(tiles).toEqual(numbers(1, 20));
  });

  test('stops after five pages, where the links lead on.', async () => {
    const { address } = await open('/genres');
    await scrolledUntil(50);
    await scrolledUntil(50);
    expect(address()).toBe('/genres?page=5');
  });

  test('stays as it is where the next page cannot be had.', async () => {
    const { broken, address } = await open('/genres');
    broken.add(2);
    await scrolledUntil(10);
    expect([tiles(), address()]).toEqual([numbers(1, 10), '/genres']);
    await expect.element(page.getByRole('link', { name: 'Trang sau' })).toBeVisible();
  });
});
