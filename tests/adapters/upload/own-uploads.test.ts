import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { HostUnreachable, OperationFailed } from '#src/adapters/graphql/graphql-host.errors.ts';
import type { SubscriptionListener } from '#src/adapters/subscriptions/subscription-socket.ts';
import type { UploadLimits } from '#src/adapters/upload/check-files.ts';
import type { UploadTarget } from '#machines/upload/index.ts';
import { HeldUploads } from '#src/adapters/upload/held-uploads.ts';
import { KeptUploads } from '#src/adapters/upload/kept-uploads.ts';
import { OwnUploads, type UploadsWorld } from '#src/adapters/upload/own-uploads.ts';
import { eventually } from '#tests/support/eventually.ts';

const LIMITS: UploadLimits = { pictureBytes: 1e6, pictureSide: 1e4, picturePixels: 1e8, pages: 500, bytes: 1e7, files: 500 };
const TARGET: UploadTarget = { purpose: 'CHAPTERS', workId: '3' };
const TEXT = 'Chương 1\n' + 'Trời mưa trên bến sông. '.repeat(30_000);
const MEGABYTE_AND_MORE = 1_300_000;

type Listener = SubscriptionListener<Record<string, unknown>>;

/** A server that keeps bytes as ours does, and whose network can be cut after so many pieces. */
class FakeServer {
  readonly bytes = new Map<string, Uint8Array>();
  readonly begun: unknown[] = [];
  readonly cancelled: unknown[] = [];
  /** Statuses that the next pieces are answered with, in place of being taken. */
  readonly answers: number[] = [];
  piecesBeforeCut = Infinity;
  upload: unknown = null;
  listener: Listener | null = null;

  readonly execute = async (document: { readonly name: string }, variables: Record<string, unknown>): Promise<unknown> => {
    if (document.name === 'BeginUpload') {
      const input = variables['input'] as { id: string; files: readonly { size: number }[] };
      this.begun.push(input);
      const files = input.files.map((_, index) => ({
        index,
        offset: this.#stored(`/upload/${input.id}/${index}`).length,
        url: `/upload/${input.id}/${index}`,
      }));
      return { beginUpload: { __typename: 'Upload', id: input.id, state: 'RECEIVING', files } };
    }
    if (document.name === 'CancelUpload') {
      this.cancelled.push(variables['id']);
      return { cancelUpload: { __typename: 'Done' } };
    }
    return { viewer: { upload: this.upload } };
  };

  readonly fetch = async (address: URL, init: RequestInit): Promise<Response> => {
    if (this.piecesBeforeCut === 0) throw new TypeError('Failed to fetch');
    this.piecesBeforeCut -= 1;
    const status = this.answers.shift();
    const stored = this.#stored(address.pathname);
    const headers = new Headers(init.headers);
    const isThere = headers.get('upload-offset') === String(stored.length);
    if (status !== undefined || !isThere)
      return new Response(null, { status: status ?? 409, headers: { 'upload-offset': String(stored.length) } });
    const part = new Uint8Array(init.body as ArrayBuffer);
    const sum = Buffer.from(await crypto.subtle.digest('SHA-256', part)).toString('base64');
    expect(headers.get('upload-checksum')).toBe(`sha256 ${sum}`);
    expect(headers.get('authorization')).toBe('Bearer token');
    this.bytes.set(address.pathname, Buffer.concat([stored, part]));
    return new Response(null, { status: 204, headers: { 'upload-offset': String(stored.length + part.length) } });
  };

  #stored(path: string): Uint8Array {
    return this.bytes.get(path) ?? new Uint8Array();
  }
}

let storage: Map<string, string>;
let server: FakeServer;

beforeEach(() => {
  storage = new Map();
  server = new FakeServer();
  vi.stubGlobal('location', { href: 'http://vi.localhost:3000/user/upload' });
  vi.stubGlobal('fetch', server.fetch);
});
afterEach(() => vi.unstubAllGlobals());

/** The uploads of a page, over what this browser kept before. */
function openPage(world: Partial<UploadsWorld> = {}): OwnUploads {
  const port = {
    getItem: (name: string) => storage.get(name) ?? null,
    setItem: (name: string, text: string) => void storage.set(name, text),
    removeItem: (name: string) => void storage.delete(name),
  };
  return new OwnUploads({
    endpoint: '/graphql',
    token: () => 'token',
    execute: server.execute as UploadsWorld['execute'],
    socket: {
      subscribe: (_request, listener) => {
        server.listener = listener as unknown as Listener;
        return () => undefined;
      },
    },
    kept: new KeptUploads(() => port, '7'),
    held: new HeldUploads(() => undefined),
    limits: async () => LIMITS,
    ...world,
  });
}

const fileOf = (text = TEXT, name = 'a.txt'): File => new File([text], name, { lastModified: 1 });
const { signal } = new AbortController();
const nobody = (): void => undefined;
const sent = (): string => new TextDecoder().decode([...server.bytes.values()][0] ?? new Uint8Array());

async function chosen(uploads: OwnUploads, ...files: readonly File[]): Promise<string> {
  const [key = ''] = await uploads.choose(files.length > 0 ? files : [fileOf()], TARGET);
  return key;
}

test('A file is sent in pieces, each with its checksum, and progress is told in bytes.', async () => {
  const uploads = openPage();
  const key = await chosen(uploads);
  const told: number[] = [];
  await uploads.send(key, ({ done }) => told.push(done), signal);
  expect(sent()).toBe(TEXT);
  expect([told.length > 2, told.at(-1), told.toSorted((a, b) => a - b)]).toEqual([true, fileOf().size, told]);
  expect(await uploads.recall(nobody)).toEqual([{ key, step: 'process', isMissing: false }]);
});

test('Cut after any piece and given the same file again by a page that was loaded anew, it goes on where the server stands.', async () => {
  for (let pieces = 0; pieces < 2; pieces += 1) {
    storage.clear();
    server.bytes.clear();
    server.begun.splice(0);
    server.piecesBeforeCut = pieces;
    const first = openPage();
    const key = await chosen(first);
    await expect(first.send(key, () => undefined, signal)).rejects.toThrow(HostUnreachable);
    const second = openPage();
    expect(await second.recall(nobody)).toEqual([{ key, step: 'send', isMissing: true }]);
    expect(second.about(key)).toMatchObject({ name: 'a.txt', size: fileOf().size, target: TARGET });
    expect(await chosen(second)).toBe(key);
    server.piecesBeforeCut = Infinity;
    await second.send(key, () => undefined, signal);
    expect([sent() === TEXT, new Set(server.begun.map((input) => (input as { id: string }).id)).size]).toEqual([true, 1]);
  }
});

test('Where the server stands elsewhere than thought, or a piece was damaged on its way, it is sent from there once more.', async () => {
  const uploads = openPage();
  const key = await chosen(uploads);
  server.answers.push(409, 460);
  await uploads.send(key, () => undefined, signal);
  expect(sent()).toBe(TEXT);
});

test.each([
  [413, 'FILE_TOO_LARGE'],
  [507, 'NO_ROOM'],
])('A piece that is answered with %i is refused as %s.', async (status, code) => {
  const uploads = openPage();
  const key = await chosen(uploads);
  server.answers.push(status);
  await expect(uploads.send(key, () => undefined, signal)).rejects.toMatchObject({ problems: [{ code }] });
});

test('A picture that vanishes while it is sent is named.', async () => {
  const uploads = openPage();
  const gone = Object.assign(fileOf('x', '2.png'), {
    slice: () => ({ arrayBuffer: () => Promise.reject(new DOMException('', 'NotFoundError')) }),
  });
  const key = await chosen(uploads, fileOf('x', '1.png'), gone);
  await expect(uploads.send(key, nobody, signal)).rejects.toMatchObject({ problems: [{ code: 'UNREADABLE', file: '2.png' }] });
});

test('An upload that the server no longer knows is begun anew with the next try.', async () => {
  const uploads = openPage();
  const key = await chosen(uploads);
  server.answers.push(404);
  await expect(uploads.send(key, () => undefined, signal)).rejects.toMatchObject({ status: 404 });
  await uploads.send(key, () => undefined, signal);
  expect([sent() === TEXT, new Set(server.begun.map((input) => (input as { id: string }).id)).size]).toEqual([true, 2]);
});

const hanging = (given?: AbortSignal): Promise<never> => new Promise((_, reject) => given?.addEventListener('abort', reject));

test('What is wrong with a file is said before anything is sent; without the bounds, or while they travel too long, nothing is.', async () => {
  const uploads = openPage();
  const key = await chosen(uploads, fileOf('%PDF-1.7', 'a.pdf'));
  const problems = [{ code: 'OTHER_ARCHIVE', file: 'a.pdf', limit: null }];
  await expect(uploads.check(key, nobody, signal)).rejects.toMatchObject({ problems });
  const offline = openPage({ limits: () => Promise.reject(new HostUnreachable('Nobody answers.')) });
  await offline.check(await chosen(offline, fileOf('%PDF-1.7', 'a.pdf')), nobody, signal);
  const slow = openPage({ limitsMs: 1, limits: hanging });
  await slow.check(await chosen(slow, fileOf('%PDF-1.7', 'a.pdf')), nobody, signal);
  await expect(uploads.check('unknown', nobody, signal)).rejects.toMatchObject({ problems: [{ code: 'UNREADABLE' }] });
});

test('Pictures go together in one upload, archives and texts by themselves; the same files have the same key.', async () => {
  const files = [fileOf('x', '2.png'), fileOf('y', 'a.cbz'), fileOf('z', '1.png'), fileOf('w', 'b.txt')];
  const [first, second] = [openPage(), openPage()];
  const keys = await first.choose(files, TARGET);
  expect(keys.map((key) => first.about(key)?.name)).toEqual(['1.png (+1)', 'a.cbz', 'b.txt']);
  expect(await second.choose(files.toReversed(), TARGET)).toEqual(expect.arrayContaining([...keys]));
  expect(await second.choose(files, { ...TARGET, workId: '4' })).not.toEqual(expect.arrayContaining([keys[0]]));
});

const told = (state: string, rest: object = {}) => ({
  id: 'u',
  state,
  picturesDone: 3,
  picturesCount: 9,
  chapters: [],
  problems: [],
  ...rest,
});

test('What the server makes of it is followed live to its chapters and what was left out of them, and nothing is kept afterwards.', async () => {
  const uploads = openPage();
  const key = await chosen(uploads);
  await uploads.send(key, () => undefined, signal);
  const seen: unknown[] = [];
  const following = uploads.follow(key, (progress) => seen.push(progress), signal);
  server.listener?.onResult({ uploadProgress: told('PROCESSING') });
  server.listener?.onResult({
    uploadProgress: told('DONE', { chapters: [{ id: '12' }, { id: '13' }], problems: [{ code: 'DAMAGED', file: 'a.png' }] }),
  });
  const leftOut = [{ code: 'DAMAGED', file: 'a.png', limit: null }];
  expect([await following, seen]).toEqual([{ chapterIds: ['12', '13'], leftOut }, [{ done: 3, total: 9 }]]);
  expect(await uploads.recall(nobody)).toEqual([]);
});

test('Where nothing is told live, it is asked for.', async () => {
  const uploads = openPage({ pollMs: 1 });
  const key = await chosen(uploads);
  await uploads.send(key, () => undefined, signal);
  server.upload = told('FAILED', { problems: [{ code: 'DAMAGED', file: 'a.cbz/3.jpg', limit: null }] });
  await expect(uploads.follow(key, () => undefined, signal)).rejects.toMatchObject({
    problems: [{ code: 'DAMAGED', file: 'a.cbz/3.jpg' }],
  });
});

test('Of what was sent so long ago that the server does not know it any more no fault is told.', async () => {
  const first = openPage();
  const key = await chosen(first);
  await first.send(key, () => undefined, signal);
  const later = openPage({ pollMs: 1 });
  await later.recall(nobody);
  await expect(later.follow(key, () => undefined, signal)).rejects.toMatchObject({ problems: [{ code: 'UNTOLD' }] });
  expect(await later.recall(nobody)).toEqual([]);
});

test('What an earlier page sent keeps its name when it has ended, until it is taken off the list.', async () => {
  const first = openPage();
  const key = await chosen(first);
  await first.send(key, () => undefined, signal);
  for (const ended of [told('DONE', { chapters: [{ id: '12' }] }), told('FAILED')]) {
    const kept = new Map(storage);
    const later = openPage();
    expect(await later.recall(nobody)).toEqual([{ key, step: 'process', isMissing: true }]);
    const following = later.follow(key, () => undefined, signal).catch(() => []);
    server.listener?.onResult({ uploadProgress: ended });
    await following;
    expect([later.about(key), await later.recall(nobody)]).toMatchObject([{ name: 'a.txt', size: fileOf().size, target: TARGET }, []]);
    await later.drop([key]);
    expect(later.about(key)).toBeUndefined();
    storage = kept;
  }
});

test('What is dropped is forgotten here at once, and cancelled at the server where it was begun.', async () => {
  const uploads = openPage();
  const key = await chosen(uploads, fileOf('x'.repeat(MEGABYTE_AND_MORE)));
  server.piecesBeforeCut = 1;
  await uploads.send(key, () => undefined, signal).catch(() => undefined);
  await uploads.drop([key, 'unknown']);
  expect([server.cancelled.length, await uploads.recall(nobody), uploads.about(key)]).toEqual([1, [], undefined]);
});

test('What is dropped while the server does not answer is cancelled as soon as it does, by a later page too.', async () => {
  let isAway = true;
  const answered = server.execute as UploadsWorld['execute'];
  const execute: UploadsWorld['execute'] = (...asked) => (isAway ? Promise.reject(new Error('no network')) : answered(...asked));
  const uploads = openPage();
  const key = await chosen(uploads);
  await uploads.send(key, () => undefined, signal);
  const cut = openPage({ execute });
  await expect(cut.drop([key])).rejects.toThrow('no network');
  expect([server.cancelled, await cut.recall(nobody), cut.about(key)]).toEqual([[], [], undefined]);
  const later = openPage({ execute });
  isAway = false;
  expect(await later.recall(nobody)).toEqual([]);
  await eventually(() => expect(server.cancelled).toHaveLength(1));
  await later.tellDropped();
  expect(server.cancelled).toHaveLength(1);
});

test('An account that may upload no more is told so, and not that the network is away.', async () => {
  const uploads = openPage({ execute: () => Promise.reject(new OperationFailed('BeginUpload', ['no more'], ['BLOCKED'])) });
  const key = await chosen(uploads);
  await expect(uploads.send(key, () => undefined, signal)).rejects.toMatchObject({
    name: 'UploadRefused',
    problems: [{ code: 'BLOCKED', file: null, limit: null }],
  });
  expect(await uploads.recall(nobody)).toEqual([]);
});
