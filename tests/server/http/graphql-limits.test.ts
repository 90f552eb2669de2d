import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type GraphqlSites, json, openGraphqlSites, post } from '#tests/support/graphql-site.ts';
import type { SeededCatalogue } from '#tests/support/seed.ts';

let sites: GraphqlSites;
let seeded: SeededCatalogue;

beforeAll(async () => {
  sites = await openGraphqlSites();
  ({ seeded } = sites);
});
afterAll(() => sites.close());

describe('limits', () => {
  test('refuse an operation that goes too deep', async () => {
    const site = await sites.start({ graphql: { maxDepth: 5 } });
    const answer = await post(
      site,
      '{ work(id: "1", language: vi) { ... on Work { firstChapter { work { firstChapter { work { id } } } } } } }',
    );
    expect(json(answer)).toMatchObject({
      errors: [{ message: 'The operation goes deeper than 5 fields.', extensions: { code: 'QUERY_TOO_DEEP' } }],
    });
  });

  test('refuse an operation whose lists multiply', async () => {
    const site = await sites.start();
    const answer = await post(
      site,
      '{ latestUpdates(language: vi, perPage: 100) { items { related(limit: 20) { related(limit: 20) { id } } } } }',
    );
    expect(json(answer)).toMatchObject({
      errors: [
        { message: 'The operation may ask for more than 10000 fields; ask for shorter lists.', extensions: { code: 'QUERY_TOO_COSTLY' } },
      ],
    });
  });

  test('refuse one field under thousands of names', async () => {
    const site = await sites.start();
    const aliases = Array.from({ length: 900 }, (_, index) => `a${index}: __typename`).join(' ');
    expect(json(await post(site, `{ ${aliases} }`))).toMatchObject({ errors: [{ message: expect.stringContaining('tokens') as unknown }] });
  });

  test('let introspection through, or not, as configured', async () => {
    const open = await sites.start();
    const closed = await sites.start({ graphql: { introspection: false } });
    expect(json(await post(open, '{ __schema { queryType { name } } }'))).toEqual({
      data: { __schema: { queryType: { name: 'Query' } } },
    });
    expect(json(await post(closed, '{ __schema { queryType { name } } }'))).toMatchObject({
      errors: [refusal('__schema'), refusal('queryType')],
    });
  });
});

describe('errors', () => {
  test('of our own are hidden behind the id that is in the log', async () => {
    const site = await sites.start();
    await sites.database
      .updateTable('chapters')
      .set({ version_id: null })
      .where('id', '=', seeded.viNovel.chapterIds[0] ?? 0)
      .execute();
    const answer = await post(site, `{ work(id: "${seeded.viNovel.id}", language: vi) { ... on Work { firstChapter { contentHash } } } }`);
    const { errors } = json(answer) as { errors: { message: string; extensions: { requestId: string } }[] };
    const id = errors[0]?.extensions.requestId;
    expect(errors).toMatchObject([
      { message: `Something went wrong here; the request ${id} is in our log.`, extensions: { code: 'INTERNAL_SERVER_ERROR' } },
    ]);
    expect(site.errors).toMatchObject([
      { requestId: id, err: { type: 'ContentMissing', message: `The chapter ${seeded.viNovel.chapterIds[0]} has no content.` } },
    ]);
    expect(answer.body.toString()).not.toContain('no content');
  });

  test('about the operation itself are told as they are', async () => {
    const site = await sites.start();
    expect(json(await post(site, '{ nothing }'))).toMatchObject({ errors: [{ message: 'Cannot query field "nothing" on type "Query".' }] });
  });
});

function refusal(field: string): { readonly message: string } {
  return { message: `GraphQL introspection has been disabled, but the requested query contained the field "${field}".` };
}
