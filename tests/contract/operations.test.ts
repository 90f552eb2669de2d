import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readPersistedTexts } from '#server/http/persisted-operations.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { type InProcessSite, startInProcessSite } from '#tests/support/in-process-site.ts';
import { type SeededCatalogue, seedCatalogue } from '#tests/support/seed.ts';

let testing: TestDatabase;
let site: InProcessSite;
let seeded: SeededCatalogue;

beforeAll(async () => {
  testing = await createTestDatabase();
  seeded = await seedCatalogue(testing.database);
  site = await startInProcessSite(testing.database);
});
afterAll(async () => {
  await site.close();
  await testing.close();
});

const texts = Object.entries(readPersistedTexts());
const nameOf = (text: string): string => /^(?:query|mutation|subscription) (\w+)/m.exec(text)?.[1] ?? '';

/** Variables that reach everything an operation selects; a new operation says here what it is run with. */
function variablesOf(name: string): Readonly<Record<string, unknown>> {
  const known: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
    HomePage: { language: 'vi', page: 1 },
    GenresPage: { language: 'vi', genres: ['comedy'], order: 'UPDATED', page: 1 },
    WorkPage: { id: String(seeded.viComic.id), language: 'vi', chaptersPage: 1, order: 'NEWEST_FIRST', filter: null },
    ChapterPage: { workId: String(seeded.viComic.id), chapterId: String(seeded.viComic.chapterIds[1]), language: 'vi' },
  };
  const variables = known[name];
  if (variables === undefined) throw new Error(`tests/contract/operations.test.ts has no variables for the operation ${name}.`);
  return variables;
}

describe('the operations of graphql/operations', () => {
  test('are one a file, each known by the hash of its text', () => {
    const files = readdirSync(new URL('../../graphql/operations', import.meta.url), { recursive: true }).map(String);
    const names = files.filter((file) => file.endsWith('.graphql')).map((file) => file.replace(/^.*\//, '').replace('.graphql', ''));
    expect(texts.map(([, text]) => nameOf(text)).toSorted()).toEqual(names.toSorted());
    expect(texts.map(([, text]) => createHash('sha256').update(text).digest('hex'))).toEqual(texts.map(([hash]) => hash));
  });

  for (const [hash, text] of texts) {
    const name = nameOf(text);

    test(`${name} answers by POST and by its hash alike`, async () => {
      const variables = variablesOf(name);
      const posted = await site.send('/graphql', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ query: text, variables, operationName: name }),
      });
      const extensions = JSON.stringify({ persistedQuery: { version: 1, sha256Hash: hash } });
      const search = new URLSearchParams({ operationName: name, variables: JSON.stringify(variables), extensions });
      const asked = await site.send(`/graphql?${search}`);
      expect(posted.status).toBe(200);
      expect(JSON.parse(posted.body.toString())).toEqual({ data: expect.any(Object) as unknown });
      expect(JSON.parse(asked.body.toString())).toEqual(JSON.parse(posted.body.toString()));
    });

    test(`${name} gives the first response what it gives a client`, async () => {
      const variables = variablesOf(name);
      const data = await site.api.execute({ name, hash, text }, variables);
      expect(data).toEqual(expect.any(Object));
      expect(site.errors).toEqual([]);
    });
  }
});
