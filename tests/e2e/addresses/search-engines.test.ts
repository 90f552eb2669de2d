import { expect, test } from 'vitest';
import { localFetch } from '#tests/support/network/local-fetch.ts';
import { site } from '#tests/e2e/browser/reader.ts';

interface Head {
  readonly status: number;
  readonly isKept: boolean;
  readonly alternates: readonly string[];
}

/** What search engines are told of a page of the Vietnamese site. */
async function headOf(path: string): Promise<Head> {
  const answer = await localFetch(site.vi + path);
  const page = await answer.text();
  return {
    status: answer.status,
    isKept: !page.includes('<meta name="robots" content="noindex"'),
    alternates: [...page.matchAll(/<link rel="alternate" hreflang="(\w+)" href="([^"]+)"/g)].map(
      ([, language, href]) => `${language} ${href}`,
    ),
  };
}

const both = (path: string) => [`vi ${site.vi}${path}`, `ja ${site.ja}${path}`];

test.each(['/', '/genres', '/ranking', '/genres?order=name'])('The first page of the list %s is kept, with its twin.', async (path) => {
  expect(await headOf(path)).toEqual({ status: 200, isKept: true, alternates: both(path) });
});

test.each([
  '/?page=99999',
  '/genres?page=99999',
  '/genres?order=views&page=99999',
  '/ranking?page=99999',
  '/ranking?period=week&page=99999',
  '/genres?genre=no-such-genre',
  '/creator/1?page=99999',
])('%s shows nothing: it is not kept, and names no twin.', async (path) => {
  expect(await headOf(path)).toEqual({ status: 200, isKept: false, alternates: [] });
});

test('A genre names the same on the twin site where that has a work of it.', async () => {
  const { genres } = await ask('{ genres(language: vi) { slug there: worksCount(language: ja) } }');
  const shared = genres.find(({ there }) => there > 0)?.slug;
  const own = genres.find(({ there }) => there === 0)?.slug;
  expect([shared, own]).not.toContain(undefined);
  const path = `/genres?genre=${shared}`;
  expect(await headOf(path)).toEqual({ status: 200, isKept: true, alternates: both(path) });
  expect(await headOf(`/genres?genre=${own}`)).toEqual({ status: 200, isKept: true, alternates: [] });
});

async function ask(query: string): Promise<{ readonly genres: readonly { readonly slug: string; readonly there: number }[] }> {
  const answer = await localFetch(`${site.vi}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query }),
  });
  return ((await answer.json()) as { readonly data: Awaited<ReturnType<typeof ask>> }).data;
}
