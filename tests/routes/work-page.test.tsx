import { createMemoryHistory } from '@tanstack/react-router';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Execute, PersistedDocument } from '#graphql/document/persisted-document.ts';
import { AccountGate } from '#src/app/gates/account-gate.ts';
import { createSiteRouter } from '#src/app/router/create-site-router.ts';
import { SiteApp } from '#src/app/SiteApp.tsx';
import type { KeptPlace } from '#src/features/reader/place/kept-place.ts';
import type { ReadingDesk } from '#src/routes/-site-context.ts';
import { work } from '#stories/catalogue/screens.ts';
import { renderPart } from '#tests/support/browser/render-part.tsx';
import { siteContext } from '#tests/support/browser/site-context.ts';

const TITLES: Readonly<Record<string, string>> = { 8: 'Tiệm sách ngày mưa', 9: 'Không nơi nào như bến sông' };

/** Two works of many chapters; of the first the tenth chapter was read last, of the second the eleventh to its end. */
async function open(path: string, filtered: Promise<void> = Promise.resolve()) {
  const next = Promise.withResolvers<unknown>();
  const execute: Execute = async <Result, Variables>({ name }: PersistedDocument<Result, Variables>, variables: Variables) => {
    if (name === 'NextChapter') return (await next.promise) as Result;
    if (name !== 'WorkPage') throw new Error('The network is away.');
    const { id, filter = null } = variables as unknown as { readonly id: string; readonly filter?: string | null };
    if (filter !== null) await filtered;
    const data = work({ id, title: TITLES[id] ?? '', language: 'vi', format: 'COMIC', description: 'Mưa. '.repeat(80), chapters: 45 });
    return { work: { ...data, __typename: 'Work', twins: [], lastChapter: { id: '145' } } } as Result;
  };
  const places = [
    { workId: '8', chapterId: '110', progress: 0.5 },
    { workId: '9', chapterId: '211', progress: 1 },
  ] as unknown as readonly KeptPlace[];
  const desk = {
    places: {
      all: () => places,
      ofWork: (id: string) => places.find(({ workId }) => workId === id) ?? null,
      ofChapter: (id: string) => places.find(({ chapterId }) => chapterId === id) ?? null,
    },
    reach: { all: () => [] },
    history: { find: async () => null },
    onTaken: () => () => undefined,
  } as unknown as ReadingDesk;
  const context = { ...siteContext(execute, new AccountGate()), reading: async () => desk };
  const history = createMemoryHistory({ initialEntries: [path] });
  const router = createSiteRouter(context, history);
  await router.load();
  renderPart(<SiteApp router={router} i18n={context.i18n} />);
  const go = (id: string) => router.navigate({ to: '/$lang/comic/$comicId', params: { lang: 'vi', comicId: id } });
  return { router, history, go, sayNext: next.resolve, address: () => router.state.location.publicHref };
}

const onward = (): string | null =>
  document.querySelector('main header a[href*="/comic/"][data-look=primary]')?.getAttribute('href') ?? null;
const title = (id: string) => expect.element(page.getByRole('heading', { level: 1, name: TITLES[id] ?? '' })).toBeVisible();

beforeEach(() => page.viewport(390, 800));

test('Who goes from one work to another is not led on into a chapter of the first, and finds no words of theirs in its filter.', async () => {
  const { go, sayNext } = await open('/comic/8');
  await expect.poll(onward).toBe('/comic/8/110');
  await userEvent.fill(page.getByRole('searchbox'), '12');
  await go('9');
  await title('9');
  expect(onward()).toBe('/comic/9/101');
  await expect.element(page.getByRole('searchbox')).toHaveValue('');
  sayNext({ chapter: { __typename: 'Chapter', next: { id: '212', number: '12', title: null } } });
  await expect.poll(onward).toBe('/comic/9/212');
});

test('A filter that is typed leaves the page where it is scrolled to, and is one step of the way back.', async () => {
  const { history, address } = await open('/comic/8');
  const field = page.getByRole('searchbox');
  await userEvent.click(field);
  field.element().scrollIntoView({ block: 'center' });
  const place = scrollY;
  expect(place).toBeGreaterThan(100);
  for (const letter of ['1', '2']) {
    await userEvent.keyboard(letter);
    await expect.poll(address).toContain(`filter=${letter === '1' ? '1' : '12'}`);
  }
  expect([scrollY, history.length]).toEqual([place, 2]);
  history.back();
  await expect.poll(address).toBe('/comic/8');
  await expect.element(field).toHaveValue('');
});

test('A filter that is typed on while an answer takes long is one step of the way back, too.', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const { history } = await open('/comic/8', promise);
  await userEvent.click(page.getByRole('searchbox'));
  for (const [letter, filter] of [
    ['1', '1'],
    ['2', '12'],
  ] as const) {
    await userEvent.keyboard(letter);
    await expect.poll(() => history.location.search).toContain(`filter=${filter}`);
  }
  expect(history.length).toBe(2);
  resolve();
});
