import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readPersistedTexts } from '#server/http/graphql/persisted-operations.ts';
import { type SeededSite, startSeededSite } from '#tests/support/site/seeded-site.ts';

let site: SeededSite['site'];
let seeded: SeededSite['seeded'];
let close: SeededSite['close'];

beforeAll(async () => {
  ({ site, seeded, close } = await startSeededSite());
});
afterAll(() => close());

const texts = Object.entries(readPersistedTexts());
const nameOf = (text: string): string => /^(?:query|mutation|subscription) (\w+)/m.exec(text)?.[1] ?? '';

/** What only a signed-in reader may ask: each is asked by an account of its own. */
const FOR_READERS: readonly string[] = [
  'ChangePassword',
  'SendComment',
  'EditComment',
  'DeleteComment',
  'ReportComment',
  'ReportContent',
  'DeleteAccount',
  'ProfilePage',
  'OwnComments',
  'OwnReading',
  'SavePositions',
  'ForgetPositions',
  'FollowOfWork',
  'FollowWork',
  'FollowedWorks',
  'UnfollowWork',
  'RemoveAvatar',
  'SignOut',
  'StartHandover',
  'UpdateProfile',
  'ArrangePages',
  'BeginUpload',
  'CancelUpload',
  'CreateOwnWork',
  'DeleteOwnChapter',
  'DeleteOwnWork',
  'EditOwnChapter',
  'EditOwnWork',
  'OwnChapter',
  'OwnTitles',
  'OwnWork',
  'PublishChapter',
  'PublishDrafts',
  'RestoreVersion',
  'UnscheduleChapter',
  'UploadPage',
  'UploadState',
];
const PASSWORD = 'một mật khẩu dài';

const ACCOUNT_VARIABLES: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  Register: { input: { email: 'lan@example.org', password: PASSWORD, name: 'Lan', language: 'vi' } },
  SignIn: { input: { email: 'nobody@example.org', password: PASSWORD } },
  SignOut: {},
  StartGoogleSignIn: { language: 'vi' },
  SignInWithGoogle: { input: { code: 'unknown', accessToken: null, state: 'unknown', language: 'vi' } },
  ConfirmGoogleLink: { linkToken: 'unknown', password: PASSWORD },
  RequestGoogleLinkMail: { linkToken: 'unknown' },
  ConfirmGoogleLinkByMail: { token: 'unknown' },
  RequestPasswordReset: { email: 'nobody@example.org', language: 'vi' },
  SetPassword: { token: 'unknown', newPassword: PASSWORD },
  ChangePassword: { currentPassword: PASSWORD, newPassword: `${PASSWORD} hơn` },
  UpdateProfile: { name: 'Lan Anh', language: 'ja' },
  RemoveAvatar: {},
  DeleteAccount: { password: PASSWORD },
  StartHandover: { to: 'ja' },
  RedeemHandover: { code: 'unknown' },
  CurrentViewer: {},
  ProfilePage: { timeZone: 'Asia/Ho_Chi_Minh' },
};

/** What is said of comments; the work is the seeded one. */
function commentVariables(name: string): Readonly<Record<string, unknown>> | undefined {
  const workId = String(seeded.viComic.id);
  const subject = { workId, chapterId: null };
  const words = { text: 'Hay quá!', emoji: '🎉', isSpoiler: false };
  const idempotencyKey = '5f0c1d52-8a3e-4f57-9d7a-0c5a3a8f9e11';
  const known: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
    CommentsOfSubject: { subject, page: 1 },
    RepliesBefore: { replyId: '2' },
    OwnComments: { page: 1 },
    SendComment: { input: { subject, ...words, replyToId: null, pinId: null, idempotencyKey } },
    EditComment: { id: '1', ...words },
    DeleteComment: { id: '1' },
    ReportComment: { id: '1', reason: 'SPAM' },
    ReportContent: { input: { subject: { workId: '1', chapterId: null }, reason: 'BROKEN', note: '' } },
  };
  return known[name];
}

/** What is said of reading; the work is the seeded one. */
function readingVariables(name: string): Readonly<Record<string, unknown>> | undefined {
  const { id, chapterIds } = seeded.viComic;
  const anchor = { elementId: 'page-3', offset: 0.5, order: 2, count: 4, before: ['page-2'], after: ['page-4'], contentHash: 'content-1' };
  const read = { workId: String(id), chapterId: String(chapterIds[1]), ...anchor };
  const known: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
    OwnReading: { language: 'vi' },
    ForgetPositions: { language: 'vi', workId: String(id) },
    NextChapter: { workId: String(id), chapterId: String(chapterIds[0]), language: 'vi' },
    FollowOfWork: { workId: String(id) },
    FollowWork: { workId: String(id) },
    UnfollowWork: { workId: String(id) },
    FollowedWorks: { language: 'vi', page: 1 },
    SavePositions: { positions: [{ ...read, progress: 0.7, at: '2026-11-20T12:00:00.000Z', isRereading: false }] },
  };
  return known[name];
}

/** What an uploader says; the account is new, so that nothing is its own yet. */
function uploadVariables(name: string): Readonly<Record<string, unknown>> | undefined {
  const id = '5f0c1d52-8a3e-4f57-9d7a-0c5a3a8f9e12';
  const described = { status: 'ONGOING', description: '', isSensitive: false, credits: [], genres: ['fantasy'] };
  const input = { ...described, language: 'vi', format: 'COMIC', title: 'Tiệm sách ngày mưa' };
  const known: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
    UploadLimits: {},
    UploadPage: { page: 1 },
    OwnWork: { id: '1', page: 1, language: 'vi' },
    OwnTitles: { page: 1 },
    OwnChapter: { id: '1' },
    CreateOwnWork: { input, key: id },
    EditOwnWork: { id: '1', input, seen: input, overrides: false },
    DeleteOwnWork: { id: '1' },
    BeginUpload: { input: { id, workId: '1', purpose: 'CHAPTERS', files: [{ name: 'a.cbz', size: 9 }] } },
    CancelUpload: { id },
    UploadState: { id },
    EditOwnChapter: { id: '1', number: '2', title: null, seen: { number: '1', title: null }, overrides: false, swaps: false },
    ArrangePages: { chapterId: '1', pageIds: ['1'] },
    PublishChapter: { id: '1', at: null },
    PublishDrafts: { workId: '1' },
    UnscheduleChapter: { id: '1' },
    RestoreVersion: { chapterId: '1', version: 1 },
    DeleteOwnChapter: { id: '1' },
  };
  return known[name];
}

/** Variables that reach everything an operation selects; a new operation says here what it is run with. */
function variablesOf(name: string): Readonly<Record<string, unknown>> {
  const known: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
    HomePage: { language: 'vi', page: 1, period: 'WEEK', isPeriodChosen: true },
    RankingPage: { language: 'vi', period: 'ALL', page: 1 },
    CreatorPage: { id: '1', language: 'vi', twinLanguage: 'ja', order: 'VIEWS', page: 1 },
    SharedCreator: { id: '1' },
    GenresPage: { language: 'vi', twinLanguage: 'ja', genres: ['comedy'], without: ['horror'], order: 'UPDATED', page: 1 },
    SearchPage: {
      query: 'ca chep',
      language: 'vi',
      worksOf: 'vi',
      filters: { format: 'COMIC', status: null, genres: ['fantasy'], without: ['horror'], creatorId: null },
      page: 1,
    },
    SearchSuggestions: { query: 'lồng đ', language: 'vi' },
    WorkPage: { id: String(seeded.viComic.id), language: 'vi', chaptersPage: 1, order: 'NEWEST_FIRST', filter: null, chapter: null },
    ChapterPage: { workId: String(seeded.viComic.id), chapterId: String(seeded.viComic.chapterIds[1]), language: 'vi' },
    TwinPassages: {
      workId: String(seeded.viComic.id),
      chapterId: String(seeded.viComic.chapterIds[1]),
      language: 'vi',
      twinId: String(seeded.jaComic.chapterIds[1]),
    },
    SharedWork: { id: String(seeded.viComic.id), language: 'vi' },
    SharedChapter: { workId: String(seeded.viComic.id), chapterId: String(seeded.viComic.chapterIds[1]), language: 'vi' },
    SitePage: { language: 'vi', slug: 'terms' },
    SendContactMessage: {
      input: { name: 'Lan', email: 'lan@example.org', message: 'Trang 3 bị mất chữ.', website: '', language: 'vi' },
    },
    ...ACCOUNT_VARIABLES,
  };
  const variables = known[name] ?? commentVariables(name) ?? readingVariables(name) ?? uploadVariables(name);
  if (variables === undefined) throw new Error(`tests/contract/operations.test.ts has no variables for the operation ${name}.`);
  return variables;
}

const headersFor = async (name: string): Promise<Record<string, string>> => ({
  'content-type': 'application/json',
  ...(FOR_READERS.includes(name) ? { authorization: `Bearer ${await registered(name)}` } : {}),
});

/** The token of a new account. */
async function registered(name: string): Promise<string> {
  const query = 'mutation ($input: RegisterInput!) { register(input: $input) { ... on SignedIn { token } } }';
  const input = { email: `${name.toLowerCase()}@example.org`, password: PASSWORD, name, language: 'vi' };
  const { body } = await site.send('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query, variables: { input } }),
  });
  const { data } = JSON.parse(body.toString()) as { readonly data: { readonly register: { readonly token: string } } };
  return data.register.token;
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
    if (text.startsWith('subscription')) continue;

    test(`${name} answers by POST`, async () => {
      const posted = await site.send('/graphql', {
        method: 'POST',
        headers: await headersFor(name),
        body: JSON.stringify({ query: text, variables: variablesOf(name), operationName: name }),
      });
      expect(JSON.parse(posted.body.toString())).toEqual({ data: expect.any(Object) as unknown });
      expect(posted.status).toBe(200);
    });

    if (!text.startsWith('query') || FOR_READERS.includes(name)) continue;

    test(`${name} answers by its hash as by POST, and gives the first response the same`, async () => {
      const variables = variablesOf(name);
      const body = JSON.stringify({ query: text, variables, operationName: name });
      const posted = await site.send('/graphql', { method: 'POST', headers: { 'content-type': 'application/json' }, body });
      const extensions = JSON.stringify({ persistedQuery: { version: 1, sha256Hash: hash } });
      const search = new URLSearchParams({ operationName: name, variables: JSON.stringify(variables), extensions });
      const asked = await site.send(`/graphql?${search}`);
      expect(JSON.parse(asked.body.toString())).toEqual(JSON.parse(posted.body.toString()));
      const before = site.errors.length;
      expect(await site.api.execute({ name, hash, text }, variables)).toEqual(expect.any(Object));
      expect(site.errors.slice(before)).toEqual([]);
    });
  }
});
