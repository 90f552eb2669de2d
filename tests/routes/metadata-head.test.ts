import { expect, test } from 'vitest';
import { metadataHead } from '#src/routes/-metadata-head.ts';
import type { SiteContext } from '#src/routes/-site-context.ts';

const sites = { vi: { name: 'Truyện Đôi', origin: 'http://vi.localhost' }, ja: { name: 'ふたご書庫', origin: 'http://ja.localhost' } };
const MATCH = { context: { language: 'vi', sites } as unknown as SiteContext, staticData: { metadata: 'genres' } } as const;

/** Whether search engines keep the page, and what it names as its twin. */
async function told(path: string, position?: { page: number; totalItems: number }, there?: number) {
  const { meta, links } = await metadataHead(MATCH, path, position && { perPage: 10, ...position }, there);
  const twin = links.find((link) => 'hrefLang' in link && link.hrefLang === 'ja');
  return [!meta.some((tag) => 'name' in tag && tag.name === 'robots'), twin?.href];
}

test('What is no list, and the first page of a list, is kept and has its twin.', async () => {
  expect(await told('/contact')).toEqual([true, 'http://ja.localhost/contact']);
  expect(await told('/genres', { page: 1, totalItems: 30 }, 30)).toEqual([true, 'http://ja.localhost/genres']);
  expect(await told('/genres?genre=a', { page: 1, totalItems: 1 }, 1)).toEqual([true, 'http://ja.localhost/genres?genre=a']);
});

test('The last page of a list is kept, the one behind it is not.', async () => {
  expect(await told('/genres?page=3', { page: 3, totalItems: 21 })).toEqual([true, undefined]);
  expect(await told('/genres?page=3', { page: 3, totalItems: 20 })).toEqual([false, undefined]);
});

test('A choice that nothing has is not kept, a whole list that is empty is.', async () => {
  expect(await told('/genres?genre=a', { page: 1, totalItems: 0 }, 5)).toEqual([false, undefined]);
  expect(await told('/genres', { page: 1, totalItems: 0 }, 0)).toEqual([true, 'http://ja.localhost/genres']);
});

test('A choice names no twin that has nothing of it.', async () => {
  expect(await told('/genres?genre=a', { page: 1, totalItems: 5 }, 0)).toEqual([true, undefined]);
});
