import {
  getNamedType,
  getNullableType,
  getOperationAST,
  type GraphQLObjectType,
  isCompositeType,
  isListType,
  isObjectType,
  parse,
} from 'graphql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import PERSISTED from '#graphql/generated/persisted-documents.json' with { type: 'json' };
import { createApiSchema } from '#server/http/graphql/api-schema.ts';
import { checkOperationLimits, isSized } from '#server/http/graphql/operation-limits.ts';
import { type GraphqlSites, json, openGraphqlSites, post } from '#tests/support/site/graphql-site.ts';
import type { SeededCatalogue } from '#tests/support/database/seed.ts';

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

describe('what asks for much under few words', () => {
  test.each([
    ['documents of the chapters of an upload', `{ viewer { upload(id: "1") { chapters { ${names(300, 'document')} } } } }`],
    ['one own document under many names', `{ viewer { ownChapter(id: "1") { ${names(300, 'document')} } } }`],
    [
      'documents of a page of own chapters',
      `{ viewer { ownWork(id: "1") { chapters(perPage: 100) { items { ${names(2, 'document')} } } } } }`,
    ],
    ['searches', `{ ${names(100, 'search(query: "a", language: vi) { __typename }')} }`],
    ['days of reading', `{ viewer { ${names(90, 'readingDays(timeZone: "Asia/Tokyo") { __typename }')} } }`],
  ])('is refused: %s', async (_, query) => {
    const site = await sites.start();
    expect(json(await post(site, query))).toMatchObject({ errors: [{ extensions: { code: 'QUERY_TOO_COSTLY' } }] });
  });

  test('every list has a size, from its arguments or from the table', () => {
    const schema = createApiSchema();
    const lists = Object.values(schema.getTypeMap())
      .filter((type) => isObjectType(type) && !type.name.startsWith('__'))
      .flatMap((type) => Object.values((type as GraphQLObjectType).getFields()).map((field) => [type.name, field] as const))
      .filter(([, field]) => isListType(getNullableType(field.type)) && isCompositeType(getNamedType(field.type)));
    expect(lists.filter(([type, field]) => !isSized(type, field)).map(([type, { name }]) => `${type}.${name}`)).toEqual([]);
  });

  test('our own operations are within the limits', () => {
    const schema = createApiSchema();
    const limits = { maxDepth: 12, maxCost: 10_000 };
    for (const text of Object.values(PERSISTED)) {
      const document = parse(text);
      const operation = getOperationAST(document);
      expect(
        () => operation && checkOperationLimits(schema, document, operation, { perPage: 100, limit: 400 }, limits),
        text,
      ).not.toThrow();
    }
  });
});

describe('a subscription over HTTP', () => {
  const query = `subscription { newestChapter(workId: "1") { work { related(limit: 20) { related(limit: 20) { id } } } } }`;
  const said = {
    errors: [{ message: 'Subscriptions are sent over the socket at /graphql.', extensions: { code: 'SUBSCRIPTION_OVER_HTTP' } }],
  };

  test.each(['text/event-stream', 'application/json', '*/*'])('is refused, whatever is accepted: %s', async (accept) => {
    const site = await sites.start();
    const headers = { 'content-type': 'application/json', accept };
    const posted = await site.send('/graphql', { method: 'POST', headers, body: JSON.stringify({ query }) });
    expect(posted.body.toString()).toContain('SUBSCRIPTION_OVER_HTTP');
    expect(posted.body.toString()).not.toContain('"data":{');
    const got = await site.send(`/graphql?${new URLSearchParams({ query })}`, { headers: { accept } });
    expect(got.body.toString()).toMatch(/SUBSCRIPTION_OVER_HTTP|POST/);
    expect(got.body.toString()).not.toContain('"data":{');
  });

  test('says where it is to go', async () => {
    const site = await sites.start();
    const answer = await post(site, query);
    expect([answer.status, json(answer)]).toMatchObject([405, said]);
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

function names(count: number, field: string): string {
  return Array.from({ length: count }, (_, index) => `a${index}: ${field}`).join(' ');
}
