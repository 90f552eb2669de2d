import {
  buildSchema,
  type GraphQLField,
  type GraphQLInputType,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ACCESS_RULES, createApiSchema } from '#server/http/graphql/api-schema.ts';
import { guardSchema, mergeRules } from '#server/http/graphql/guarded-schema.ts';
import { anyone } from '#server/modules/access-rules.ts';
import { type Reader, requestContext, VISITOR } from '#server/modules/reader.ts';
import { ask, bearer, registerAccount } from '#tests/support/site/accounts.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database/database.ts';
import { type InProcessSite, startInProcessSite } from '#tests/support/site/in-process-site.ts';

const schema = createApiSchema();
const rules = mergeRules(ACCESS_RULES);
const fieldsOf = (name: string): GraphQLField<unknown, unknown>[] => {
  const type = schema.getType(name);
  return isObjectType(type) ? Object.values(type.getFields()) : [];
};
const operations = (['Query', 'Mutation'] as const).flatMap((root) =>
  fieldsOf(root).map((field) => ({ root, name: field.name, text: operationOf(root, field), rule: rules.get(root)?.get(field.name)?.name })),
);
const owned = [...rules].flatMap(([type, fields]) =>
  [...fields].filter(([, { name }]) => name === 'isOwner').map(([field, { check }]) => ({ type, field, check })),
);

let testing: TestDatabase;
let site: InProcessSite;

beforeAll(async () => {
  testing = await createTestDatabase();
  site = await startInProcessSite(testing.database);
});
afterAll(async () => {
  await site.close();
  await testing.close();
});
beforeEach(async () => {
  await testing.database.deleteFrom('throttle_hits').execute();
});

describe.each(operations)('$root.$name, which is for $rule,', ({ text, rule }) => {
  test('answers a visitor only where it is for anyone', async () => {
    const answer = await codesOf(text, {});
    expect(answer.codes.includes('UNAUTHENTICATED')).toBe(rule !== 'anyone');
    expect(answer.status === 401).toBe(rule !== 'anyone');
  });

  test('answers a signed-in reader, without a word that a cache may keep', async () => {
    const { token } = await registerAccount(site);
    const { codes, cacheControl } = await codesOf(text, bearer(token));
    expect(codes.filter((code) => code === 'UNAUTHENTICATED' || code === 'FORBIDDEN')).toEqual([]);
    expect(cacheControl).toBe('private, no-store');
  });

  test('changes nothing of another reader', async () => {
    const [mine, other] = [await registerAccount(site), await registerAccount(site)];
    const before = await rowsOf(Number(mine.viewer.id));
    await codesOf(text, bearer(other.token));
    expect(await rowsOf(Number(mine.viewer.id))).toEqual(before);
  });

  test('answers nothing to a session that has ended', async () => {
    const { token, sessionId } = await registerAccount(site);
    await site.api.sessions.end(Number(sessionId));
    expect(await codesOf(text, bearer(token))).toEqual({
      status: 401,
      codes: ['UNAUTHENTICATED'],
      cacheControl: 'private, no-store',
      data: undefined,
    });
  });
});

describe.each(owned)('$type.$field', ({ type, field, check }) => {
  const ofReader = (id: number): unknown => (type === 'Viewer' ? { id } : { userId: id });

  test('is for the reader it belongs to, and nobody else', () => {
    expect(() => check?.(user(1), ofReader(1))).not.toThrow();
    expect(() => check?.(user(2), ofReader(1))).toThrow('another reader');
    expect(() => check?.(VISITOR, ofReader(1))).toThrow('signed-in reader');
  });

  test('is checked by the schema before it is answered', async () => {
    const { resolve } = fieldsOf(type).find(({ name }) => name === field) ?? {};
    const info = {} as never;
    await expect(async () => resolve?.(ofReader(1), {}, requestContext(user(2)), info)).rejects.toThrow('another reader');
  });
});

describe('a rule', () => {
  test('is not enough at a root, whose fields only a resolver can answer', () => {
    expect(() => guardSchema(buildSchema('type Query { viewer: Int }'), [{ Query: { viewer: anyone } }])).toThrow(
      'Query.viewer has a rule but no resolver.',
    );
  });

  test('is wanted of every field that is answered', () => {
    for (const set of ACCESS_RULES) {
      const rest = ACCESS_RULES.filter((other) => other !== set);
      expect(() => createApiSchema(rest)).toThrow(/has no rule: say in a .rules.ts who may have it/);
    }
  });

  test('is given once, to a field that there is', () => {
    expect(() => createApiSchema([...ACCESS_RULES, { Query: { viewer: { name: 'anyone', check: null } } }])).toThrow(
      'Query.viewer has two rules.',
    );
    const unknown = { Query: { nothing: { name: 'anyone', check: null } } } as object;
    expect(() => createApiSchema([...ACCESS_RULES, unknown])).toThrow('Query.nothing has a rule but is no field.');
  });
});

function user(userId: number): Reader {
  return { kind: 'user', userId, sessionId: 1 };
}

async function codesOf(text: string, headers: Readonly<Record<string, string>>) {
  const answer = await ask(site, text, {}, headers);
  const { data, errors = [] } = JSON.parse(answer.body.toString()) as { data?: unknown; errors?: { extensions?: { code?: string } }[] };
  const codes = errors.map(({ extensions }) => extensions?.code ?? '');
  expect(codes).not.toContain('GRAPHQL_VALIDATION_FAILED');
  return { status: answer.status, codes, cacheControl: answer.headers['cache-control'], data };
}

/** What accounts hold of one reader. */
async function rowsOf(userId: number): Promise<unknown> {
  const users = await testing.database.selectFrom('users').selectAll().where('id', '=', userId).execute();
  const sessions = await testing.database.selectFrom('sessions').selectAll().where('user_id', '=', userId).execute();
  return { users, sessions };
}

/** The smallest operation that asks for the field, with something for every argument that it needs. */
function operationOf(root: 'Query' | 'Mutation', field: GraphQLField<unknown, unknown>): string {
  const needed = field.args.filter(({ type, defaultValue }) => isNonNullType(type) && defaultValue === undefined);
  const given = needed.map(({ name, type }) => `${name}: ${literalOf(type)}`).join(', ');
  const selection = isLeafType(getNamedType(field.type)) ? '' : ' { __typename }';
  return `${root.toLowerCase()} { ${field.name}${given === '' ? '' : `(${given})`}${selection} }`;
}

function literalOf(type: GraphQLInputType): string {
  if (isNonNullType(type)) return literalOf(type.ofType);
  if (isListType(type)) return '[]';
  if (isEnumType(type)) return type.getValues()[0]?.name ?? '';
  if (isInputObjectType(type)) {
    const needed = Object.values(type.getFields()).filter((field) => isNonNullType(field.type));
    return `{ ${needed.map((field) => `${field.name}: ${literalOf(field.type)}`).join(', ')} }`;
  }
  return { Int: '1', Float: '1', Boolean: 'false' }[type.name] ?? '"1"';
}
