import { createMemoryHistory } from '@tanstack/react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { Execute, PersistedDocument } from '#graphql/document/persisted-document.ts';
import { HostUnreachable, OperationFailed } from '#src/adapters/graphql/graphql-host.errors.ts';
import { AccountGate } from '#src/app/gates/account-gate.ts';
import { createSiteRouter } from '#src/app/router/create-site-router.ts';
import { keepShown } from '#src/app/router/keep-shown.ts';
import { SiteApp } from '#src/app/SiteApp.tsx';
import { work } from '#stories/catalogue/screens.ts';
import { renderPart } from '#tests/support/browser/render-part.tsx';
import { siteContext } from '#tests/support/browser/site-context.ts';

const MINUTE = 60_000;

afterEach(() => vi.restoreAllMocks());

/** Works of which each is called by its id, while the network is there. */
async function open(path: string) {
  const world: { failure: Error | null; isGone: boolean; asked: number } = { failure: null, isGone: false, asked: 0 };
  const execute: Execute = async <Result, Variables>({ name }: PersistedDocument<Result, Variables>, variables: Variables) => {
    if (name !== 'WorkPage') throw new HostUnreachable('Nothing else is answered.');
    world.asked += 1;
    if (world.failure) throw world.failure;
    if (world.isGone) return { work: { __typename: 'WorkNotFound' } } as Result;
    const { id } = variables as unknown as { readonly id: string };
    const data = work({ id, title: `Truyện ${id}`, language: 'vi', format: 'COMIC', description: 'Mưa.', chapters: 3 });
    return { work: { ...data, __typename: 'Work', twins: [], lastChapter: null } } as Result;
  };
  const context = siteContext(execute, new AccountGate());
  const history = createMemoryHistory({ initialEntries: [path] });
  const router = createSiteRouter(context, history);
  keepShown(router);
  await router.load();
  renderPart(<SiteApp router={router} i18n={context.i18n} />);
  const go = (id: string) => router.navigate({ to: '/$lang/comic/$comicId', params: { lang: 'vi', comicId: id } });
  return { world, router, history, go };
}

const heading = () => expect.element(page.getByRole('heading', { level: 1 }));

test.each([
  ['the network is away', new HostUnreachable('The network is away.')],
  ['the server is broken', new OperationFailed('WorkPage', ['Oh.'], ['INTERNAL_SERVER_ERROR'])],
  ['the session has ended', new OperationFailed('WorkPage', ['Who?'], ['UNAUTHENTICATED'])],
])('A page that is come back to stays where %s; one that was never there says so.', async (_, failure) => {
  const { world, router, history, go } = await open('/comic/8');
  await heading().toHaveTextContent('Truyện 8');
  await go('9');
  await heading().toHaveTextContent('Truyện 9');
  const later = Date.now() + MINUTE;
  vi.spyOn(Date, 'now').mockImplementation(() => later);
  Object.assign(world, { failure, asked: 0 });
  history.back();
  // It has been asked for anew then.
  await expect.poll(() => router.state.matches.at(-1)?.updatedAt).toBe(later);
  expect(world.asked).toBe(1);
  await heading().toHaveTextContent('Truyện 8');
  await go('7');
  await heading().toHaveTextContent('Internal Server Error');
});

test('A page that has gone meanwhile gives way to the word that it is not there, and is called so.', async () => {
  const { world, router } = await open('/comic/8');
  await heading().toHaveTextContent('Truyện 8');
  document.title = 'Truyện 8';
  world.isGone = true;
  await router.invalidate();
  await heading().toHaveTextContent('Page not found: /comic/8');
  expect(document.title).toBe('Page not found: /comic/8');
});
