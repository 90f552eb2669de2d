import { createMemoryHistory, type AnyRouter } from '@tanstack/react-router';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { Execute, PersistedDocument } from '#graphql/document/persisted-document.ts';
import { AccountGate } from '#src/app/gates/account-gate.ts';
import { createSiteRouter } from '#src/app/router/create-site-router.ts';
import { keepShown } from '#src/app/router/keep-shown.ts';
import { SiteApp } from '#src/app/SiteApp.tsx';
import { nextFrame } from '#src/ui/late/next-frame.ts';
import { comicChapter, novelChapter } from '#stories/catalogue/reader-chapters.ts';
import { longDocument, vietnameseDocument } from '#stories/catalogue/reader-documents.ts';
import { renderPart } from '#tests/support/browser/render-part.tsx';
import { siteContext } from '#tests/support/browser/site-context.ts';

const WORK = { id: '12', title: 'Tiệm sách ngày mưa', description: 'Mưa.', language: 'vi', direction: 'LEFT_TO_RIGHT', cover: null };

const GONE = { chapter: { __typename: 'ChapterNotFound', id: '345', shownWork: null } };
const MOVED = { chapter: { __typename: 'ChapterElsewhere', id: '345', language: 'ja' } };

function chapter({ data = comicChapter(), contentHash = 'a', isSensitive = false } = {}) {
  const named = { id: '345', number: '12', title: 'Người khách quên ô', contentHash };
  return { chapter: { ...data, ...named, __typename: 'Chapter', work: { ...WORK, isSensitive } } };
}

/** A page on which a chapter is open; what the API host says of it is said anew. */
async function read(answer: object = chapter()) {
  const world = { answer };
  const execute: Execute = <Result, Variables>({ name }: PersistedDocument<Result, Variables>) => {
    if (name !== 'ChapterPage') return new Promise<never>(() => undefined);
    return Promise.resolve(world.answer as Result);
  };
  const context = siteContext(execute, new AccountGate());
  const router = createSiteRouter(context, createMemoryHistory({ initialEntries: ['/', '/comic/12/345'] }));
  keepShown(router);
  await router.load();
  renderPart(<SiteApp router={router} i18n={context.i18n} />);
  await expect.poll(() => pages() + blocks().length).toBeGreaterThan(0);
  return { world, router };
}

/** As a sign-in does, here or in another tab; what comes of it stands then. */
async function renewed(router: AnyRouter): Promise<void> {
  await router.invalidate({ sync: true });
  await nextFrame();
  await nextFrame();
}

/** A version of a long novel's chapter that begins with so many paragraphs of its own. */
function novel(contentHash: string, added: number) {
  const known = longDocument(vietnameseDocument, 20);
  const first = Array.from({ length: added }, (_, at) => ({ kind: 'paragraph', id: `new${at}`, runs: ['Mưa rơi. '.repeat(40)] }) as const);
  return chapter({ data: novelChapter({ ...known, blocks: [...first, ...known.blocks] }), contentHash });
}

const blocks = () => document.querySelectorAll<HTMLElement>('main [data-block]');

const pages = () => document.querySelectorAll('main [data-page]').length;

test.each([
  ['its work is taken down', GONE],
  ['its work moves to the twin site', MOVED],
])('A chapter that is being read can be read to its end when %s.', async (_, answer) => {
  const { world, router } = await read();
  world.answer = answer;
  await renewed(router);
  expect([router.state.location.publicHref, pages() > 0]).toEqual(['/comic/12/345', true]);
});

test('Who comes to a chapter that was taken down is told so, also where they had read it.', async () => {
  const { world, router } = await read();
  world.answer = GONE;
  await router.navigate({ to: '/$lang/contact', params: { lang: 'vi' } });
  await router.invalidate();
  router.history.back();
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Page not found: /comic/12/345');
});

test('Who reads a work that becomes sensitive is not taken out of the chapter; who comes to it is warned.', async () => {
  const { world, router } = await read();
  world.answer = chapter({ isSensitive: true });
  await renewed(router);
  expect([document.querySelector('#sensitive-warning-title'), pages() > 0]).toEqual([null, true]);
  await router.navigate({ to: '/$lang/contact', params: { lang: 'vi' } });
  router.history.back();
  await expect.element(page.getByRole('link', { name: 'Tôi vẫn muốn xem' })).toBeVisible();
  expect(pages()).toBe(0);
});

test('A new version of a text does not take the place of the one that is being read; who opens the chapter anew reads it.', async () => {
  const { world, router } = await read(novel('a', 0));
  const line = blocks()[30];
  const seen = () => ({ isLineThere: line?.isConnected, first: blocks()[0]?.dataset['block'], count: blocks().length });
  const before = seen();
  world.answer = novel('b', 12);
  await renewed(router);
  expect(seen()).toEqual(before);
  await router.navigate({ to: '/$lang/contact', params: { lang: 'vi' } });
  router.history.back();
  await expect.poll(() => blocks().length).toBe(before.count + 12);
});
