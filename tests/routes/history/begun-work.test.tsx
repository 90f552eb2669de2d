import { createMemoryHistory } from '@tanstack/react-router';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Execute, PersistedDocument } from '#graphql/document/persisted-document.ts';
import { AccountGate } from '#src/app/gates/account-gate.ts';
import { createSiteRouter } from '#src/app/router/create-site-router.ts';
import { SiteApp } from '#src/app/SiteApp.tsx';
import { UNREAD_ACCOUNT } from '#src/features/account/account-view.ts';
import { NO_UPLOADS, type UploadDesk } from '#src/features/upload/upload-view.ts';
import { LAN } from '#stories/catalogue/account.ts';
import { renderPart } from '#tests/support/browser/render-part.tsx';
import { siteContext } from '#tests/support/browser/site-context.ts';

const LIMITS = { pictureBytes: 1e6, pictureSide: 1e4, picturePixels: 1e8, pages: 500, bytes: 1e7, files: 500 };
const nothing = () => undefined;

/** Where a new work is begun; the server says that it is made when `make` is called. */
async function open() {
  const { promise, resolve } = Promise.withResolvers<unknown>();
  const answers: Readonly<Record<string, unknown>> = {
    UploadPage: { viewer: { ownWorks: { items: [], position: { page: 1, perPage: 10, totalItems: 0 } } } },
    UploadLimits: { uploadLimits: LIMITS },
    CreateOwnWork: promise,
  };
  const execute: Execute = async <Result, Variables>({ name }: PersistedDocument<Result, Variables>) =>
    (name in answers ? answers[name] : new Promise<never>(nothing)) as Result;
  const account = new AccountGate();
  const choose = vi.fn<UploadDesk['choose']>();
  const desk: UploadDesk = { read: () => NO_UPLOADS, subscribe: () => nothing, choose, send: nothing, onArrived: () => nothing };
  const context = { ...siteContext(execute, account), uploads: Promise.resolve(async () => desk) };
  const router = createSiteRouter(context, createMemoryHistory({ initialEntries: ['/user/upload'] }));
  await router.load();
  renderPart(<SiteApp router={router} i18n={context.i18n} />);
  const view = { ...UNREAD_ACCOUNT, reader: LAN };
  account.plug({ read: () => view, send: nothing, token: nothing, refused: nothing, subscribe: () => nothing });
  // What holds its place looks the same, and takes nothing.
  await expect.poll(() => document.querySelector('main :not([inert] *) > input[type="file"]')).not.toBeNull();
  await userEvent.upload(page.getByLabelText('Chọn tệp'), new File(['Trời mưa.'], 'Bến sông.txt'));
  const make = (): void => resolve({ createOwnWork: { __typename: 'OwnWork', id: '7' } });
  return { router, choose, make, address: () => router.state.location.publicHref };
}

test('Who begins a work comes to it, and its first chapter is sent.', async () => {
  const { choose, make, address } = await open();
  make();
  await expect.poll(address).toBe('/user/upload?work=7');
  await expect.poll(() => choose.mock.calls.map(([, target]) => target)).toEqual([{ purpose: 'CHAPTERS', workId: '7' }]);
});

test('Who has gone elsewhere before it is made stays there, and its first chapter is sent all the same.', async () => {
  const { router, choose, make, address } = await open();
  await router.navigate({ to: '/$lang/goodbye', params: { lang: 'vi' } });
  await expect.poll(address).toBe('/goodbye');
  make();
  await expect.poll(() => choose.mock.calls.map(([, target]) => target)).toEqual([{ purpose: 'CHAPTERS', workId: '7' }]);
  expect(address()).toBe('/goodbye');
});
