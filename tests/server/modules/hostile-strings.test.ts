import { randomUUID } from 'node:crypto';
import {
  getNamedType,
  type GraphQLField,
  GraphQLEnumType,
  GraphQLInputObjectType,
  type GraphQLInputType,
  GraphQLList,
  GraphQLNonNull,
  GraphQLObjectType,
  type GraphQLSchema,
  isLeafType,
} from 'graphql';
import { createClient } from 'graphql-ws';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { ask, bearer } from '#tests/support/site/accounts.ts';
import { createApiSchema } from '#server/http/graphql/api-schema.ts';
import { comicArchive, UploadsSite } from './uploads/uploads-site.ts';

const HOSTILE = ['\u0000', 'a\u0000b', '\ud800', 'a\udfff', '-100000-01-01T00:00:00.000Z'];
/** Stands for a new one whenever something is asked. */
const KEY = '5f0c1d52-8a3e-4f57-9d7a-0c5a3a8f9e11';
const PLACE = '*';
const ADDRESSES = [
  '/*',
  '/comic/*',
  '/comic/1/*',
  '/genres?genre=*',
  '/search?q=*',
  '/feeds/genres/*.atom',
  '/feeds/comic/*.atom',
  '/sitemap/works-*.xml',
  '/icons/*',
  '/cards/*',
  '/cards/comic/*.png',
  '/pictures/*/640.webp',
  '/avatars/*',
  '/builds/*',
  '/apps/*/channels',
  '/graphql?*',
  '/graphql?variables=*',
  '/api/views/*',
  '/api/account/*',
  '/upload/*',
  `/upload/${KEY}/*`,
  '/password#token=*',
  '/password?token=*',
];
const HOSTILE_PARTS = ['%00', 'a%00b', '%ED%A0%80', '%EF%BF%BF', '%E2%80%AE', '%5Cu0000', '%ud800', '\u0080\u00ff'];
/** How what is given a string is asked for, by the type that it is a field of. */
const OPERATIONS: Readonly<Record<string, (field: string, variables: string) => string>> = {
  Query: (field, variables) => `query (${variables}) { ${field} }`,
  Mutation: (field, variables) => `mutation (${variables}) { ${field} }`,
  Subscription: (field, variables) => `subscription (${variables}) { ${field} }`,
  Viewer: (field, variables) => `query (${variables}) { viewer { ${field} } }`,
  Work: (field, variables) => `query (${variables}) { work(id: "${ids.work}", language: vi) { ... on Work { ${field} } } }`,
  Chapter: (field, variables) =>
    `query (${variables}) { chapter(workId: "${ids.work}", chapterId: "${ids.chapter}", language: vi) { ... on Chapter { ${field} } } }`,
  WorkElsewhere: (field, variables) =>
    `query (${variables}) { work(id: "${ids.work}", language: ja) { ... on WorkElsewhere { ${field} } } }`,
};

type Variables = Readonly<Record<string, unknown>>;
interface Case {
  /** The field and the path of its argument. */
  readonly at: string;
  readonly type: string;
  readonly query: string;
  readonly variables: Variables;
}

let site: UploadsSite;
let ids: Readonly<Record<'work' | 'chapter' | 'comment' | 'ownWork' | 'ownChapter', string>>;

beforeAll(async () => {
  site = await UploadsSite.start();
  const ownWork = await site.createWork();
  const { chapters } = await site.upload(ownWork, [await comicArchive([1])]);
  const { id, chapterIds } = site.seeded.viComic;
  ids = { work: String(id), chapter: String(chapterIds[0]), comment: await sendComment(), ownWork, ownChapter: chapters[0]?.id ?? '' };
});
afterAll(() => site.close());
beforeEach(() => clear());

/** Nobody is throttled, and there is room. */
async function clear(): Promise<void> {
  await site.test.database.deleteFrom('throttle_hits').execute();
  await site.test.database.deleteFrom('uploads').execute();
}

async function sendComment(): Promise<string> {
  const input = { subject: { workId: String(site.seeded.viComic.id) }, text: 'Hay quá!', isSpoiler: false, idempotencyKey: KEY };
  const query = 'mutation ($input: SendCommentInput!) { sendComment(input: $input) { ... on Comment { id } } }';
  return (await site.run<{ sendComment: { id: string } }>(query, { input }, site.lan)).sendComment.id;
}

/** Values that are let through, so that what stands beside them is looked at. */
function sampleOf(field: string, name: string): unknown {
  const isOwn = /Own|publish|arrange|Upload|restoreVersion|unschedule/.test(field);
  const samples: Variables = {
    id: /Comment/.test(field) ? ids.comment : /pload/.test(field) ? KEY : /OwnWork|ownWork/.test(field) ? ids.ownWork : ids.ownChapter,
    workId: isOwn ? ids.ownWork : ids.work,
    chapterId: isOwn ? ids.ownChapter : ids.chapter,
    replyId: ids.comment,
    pageIds: ['1'],
    idempotencyKey: KEY,
    key: KEY,
    email: 'lan@example.org',
    password: 'một mật khẩu dài',
    newPassword: 'một mật khẩu dài',
    at: '2026-11-20T12:00:00.000Z',
    timeZone: 'Asia/Ho_Chi_Minh',
    emoji: '🎉',
    genres: ['fantasy'],
    without: ['romance'],
    website: '',
    slug: 'terms',
    sha256: '0'.repeat(64),
  };
  // What is left out unless it is asked for: the rest is looked at only where it is right.
  const left = ['replyToId', 'pinId', 'twinId', 'creatorId', 'accessToken', 'titleReading', 'pageId'];
  return left.includes(name) ? null : (samples[name] ?? '1');
}

function valueOf(type: GraphQLInputType, field: string, name: string): unknown {
  if (type instanceof GraphQLNonNull) return valueOf(type.ofType, field, name);
  if (type instanceof GraphQLInputObjectType)
    return Object.fromEntries(Object.values(type.getFields()).map((one) => [one.name, valueOf(one.type, field, one.name)]));
  if (type instanceof GraphQLEnumType) return type.getValues()[0]?.name;
  const sample = sampleOf(field, name);
  if (type instanceof GraphQLList) return Array.isArray(sample) ? sample : [valueOf(type.ofType, field, name)];
  if (type.name === 'Boolean') return false;
  return type.name === 'Int' || type.name === 'Float' ? 1 : sample;
}

/** The value with each text of it, and each that it is without, made hostile in turn. */
function spoilt(value: unknown, type: GraphQLInputType, hostile: string): readonly (readonly [path: string, value: unknown])[] {
  if (type instanceof GraphQLNonNull) return spoilt(value, type.ofType, hostile);
  if (type instanceof GraphQLList) return spoilt((value as unknown[])[0], type.ofType, hostile).map(([path, one]) => [`[0]${path}`, [one]]);
  if (type instanceof GraphQLInputObjectType) {
    const given = value as Variables;
    return Object.values(type.getFields()).flatMap((one) =>
      spoilt(given[one.name], one.type, hostile).map(([path, part]): [string, unknown] => [
        `.${one.name}${path}`,
        { ...given, [one.name]: part },
      ]),
    );
  }
  return ['String', 'ID', 'DateTime'].includes(String(type)) ? [['', hostile]] : [];
}

function casesOf(type: string, field: GraphQLField<unknown, unknown>): readonly Case[] {
  const operation = OPERATIONS[type];
  const variables = Object.fromEntries(field.args.map((one) => [one.name, valueOf(one.type, field.name, one.name)]));
  const given = field.args.map(({ name }) => `${name}: $${name}`).join(', ');
  const declared = field.args.map((one) => `$${one.name}: ${String(one.type)}`).join(', ');
  const isPlain = isLeafType(getNamedType(field.type));
  const query = operation?.(`${field.name}(${given})${isPlain ? '' : ' { __typename }'}`, declared) ?? '';
  return HOSTILE.flatMap((hostile) =>
    field.args.flatMap((one) =>
      spoilt(variables[one.name], one.type, hostile).map(([path, value]) => {
        const at = `${type}.${field.name}(${one.name}${path}) ${JSON.stringify(hostile)}`;
        return { at, type, query, variables: { ...variables, [one.name]: value } };
      }),
    ),
  );
}

function allCases(schema: GraphQLSchema): readonly Case[] {
  const types = Object.values(schema.getTypeMap()).filter((type) => type instanceof GraphQLObjectType && !type.name.startsWith('__'));
  return types.flatMap((type) => Object.values((type as GraphQLObjectType).getFields()).flatMap((field) => casesOf(type.name, field)));
}

async function answerTo({ type, query, variables: given }: Case, as: string): Promise<string> {
  const variables = JSON.parse(JSON.stringify(given).replaceAll(KEY, randomUUID())) as Variables;
  if (type !== 'Subscription') return (await ask(site.site, query, variables, bearer(as))).body.toString();
  const client = createClient({
    url: `ws://127.0.0.1:${site.site.port}/graphql`,
    webSocketImpl: WebSocket,
    connectionParams: { headers: { Authorization: `Bearer ${as}` } },
    retryAttempts: 0,
  });
  const answer = await new Promise((resolve) => {
    client.subscribe({ query, variables }, { next: resolve, error: resolve, complete: () => resolve('complete') });
  });
  await client.dispose();
  return JSON.stringify(answer);
}

test('No argument of the API fails on what the database takes in no text.', { timeout: 120_000 }, async () => {
  const cases = allCases(createApiSchema());
  expect(cases.filter(({ query }) => query === '')).toEqual([]);
  const failed: string[] = [];
  for (const one of cases) {
    await clear();
    const answer = await answerTo(one, site.lan.token);
    if (answer.includes('"message"') && !answer.includes('"code":"BAD_USER_INPUT"')) failed.push(`${one.at}: ${answer}`);
  }
  expect(failed).toEqual([]);
  expect(site.site.errors).toEqual([]);
  expect(cases.length).toBeGreaterThan(300);
});

test('No address fails on what the database takes in no text.', { timeout: 60_000 }, async () => {
  const headers = bearer(site.lan.token);
  const paths = ADDRESSES.flatMap((address) => HOSTILE_PARTS.map((part) => address.replace(PLACE, part)));
  const failed: string[] = [];
  for (const path of paths) {
    for (const method of ['GET', 'POST', 'PATCH']) {
      const { status, body } = await site.site.send(path, { method, headers });
      if (status >= 500) failed.push(`${method} ${path}: ${status} ${body.toString()}`);
    }
  }
  expect(failed).toEqual([]);
  expect(site.site.errors).toEqual([]);
});
