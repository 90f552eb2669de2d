import { execFile } from 'node:child_process';
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { mkdir, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { BeginUpload } from '#graphql/generated/documents/BeginUpload.ts';
import { FollowWork } from '#graphql/generated/documents/FollowWork.ts';
import { SavePositions } from '#graphql/generated/documents/SavePositions.ts';
import { SendComment } from '#graphql/generated/documents/SendComment.ts';
import { localFetch } from '#tests/support/network/local-fetch.ts';
import { KilledSite } from './kills/killed-site.ts';
import { createComic } from './own-comic.ts';
import { PatientClient } from './kills/patient-client.ts';

const run = promisify(execFile);
const PORT = Number(process.env['BENCH_PORT'] ?? 3900);
const FOLDER = join(tmpdir(), `futago-bench-full-${PORT}`);
/** More than an upload wants to be left free. */
const DISK = '1400m';
const FULL_MILLISECONDS = 10_000;
const PAUSE_MILLISECONDS = 20;
const NORMAL_MOST_MILLISECONDS = 60_000;
const SLICE = Buffer.alloc(1024 ** 2);
const MOST_PROGRESS = 1_000_000;
const FILE_BYTES = 64 * 1024 ** 2;
const PIECE_BYTES = 256 * 1024;
const WORKS = `{ works(language: vi, order: VIEWS, perPage: 5) { items { id firstChapter { id } } } }`;

/** What came of one try: null where it was taken, else what the writer was told. */
type Try = () => Promise<string | null>;

/**
 * The data folder, database included, on a small disk of its own that is filled to its last byte: what writers are told, whether
 * reading goes on, and how soon all is normal when there is room again. Needs the right to mount.
 */
export async function diskFull(): Promise<void> {
  await mkdir(FOLDER, { recursive: true });
  await run('mount', ['-t', 'tmpfs', '-o', `size=${DISK},mode=755`, 'tmpfs', FOLDER]);
  const site = new KilledSite({ dataFolder: join(FOLDER, 'data'), port: PORT });
  try {
    await site.start();
    const prepared = await prepare(site);
    const writes = writesOf(site, prepared);
    const before = await tryAll(writes);
    await fill();
    const [told, answered] = await Promise.all([whileFull(writes), whileFull(readsOf(site, prepared))]);
    await rm(join(FOLDER, 'filler'));
    const emptied = performance.now();
    const rows = Object.entries(writes).map(async ([name, write]) => ({ name, normal: await untilNormal(write, emptied) }));
    const normal = Object.fromEntries((await Promise.all(rows)).map((row) => [row.name, row.normal]));
    console.table(
      Object.fromEntries(
        Object.keys(writes).map((name) => {
          const { taken, refused, sentences } = told[name] ?? NOTHING;
          return [
            name,
            { before: before[name] ?? 'taken', taken, refused, 'normal after ms': normal[name], told: [...sentences].join(' | ') },
          ];
        }),
      ),
    );
    console.table(
      Object.fromEntries(Object.entries(answered).map(([name, { taken, refused }]) => [name, { answered: taken, failed: refused }])),
    );
  } finally {
    await site.stop();
    await run('umount', [FOLDER]);
    await rm(FOLDER, { recursive: true, force: true });
  }
}

interface Outcome {
  taken: number;
  refused: number;
  readonly sentences: Set<string>;
}

const NOTHING: Outcome = { taken: 0, refused: 0, sentences: new Set() };

async function whileFull(tries: Readonly<Record<string, Try>>): Promise<Record<string, Outcome>> {
  const end = performance.now() + FULL_MILLISECONDS;
  const outcomes = Object.entries(tries).map(async ([name, attempt]) => {
    const outcome: Outcome = { taken: 0, refused: 0, sentences: new Set() };
    while (performance.now() < end) {
      const told = await attempt();
      if (told === null) outcome.taken += 1;
      else {
        outcome.refused += 1;
        outcome.sentences.add(told.replace(/request \S+/, 'request …'));
      }
      await wait(PAUSE_MILLISECONDS);
    }
    return [name, outcome] as const;
  });
  return Object.fromEntries(await Promise.all(outcomes));
}

async function tryAll(tries: Readonly<Record<string, Try>>): Promise<Record<string, string | null>> {
  const told: Record<string, string | null> = {};
  for (const [name, attempt] of Object.entries(tries)) told[name] = await attempt();
  return told;
}

async function untilNormal(attempt: Try, since: number): Promise<number> {
  while ((await attempt()) !== null) {
    if (performance.now() - since > NORMAL_MOST_MILLISECONDS) return Number.POSITIVE_INFINITY;
    await wait(PAUSE_MILLISECONDS);
  }
  return Math.round(performance.now() - since);
}

async function fill(): Promise<void> {
  const filler = await open(join(FOLDER, 'filler'), 'w');
  try {
    for (let slice = SLICE; slice.length > 0;) {
      const written = await filler.write(slice).then(
        ({ bytesWritten }) => bytesWritten,
        () => 0,
      );
      if (written < slice.length) slice = slice.subarray(0, Math.floor(slice.length / 2));
    }
  } finally {
    await filler.close();
  }
}

interface Prepared {
  readonly token: string;
  readonly works: readonly KnownWork[];
  /** What an upload is begun with, but for its id. */
  readonly upload: Omit<Parameters<NonNullable<(typeof BeginUpload)['__types']>>[0]['input'], 'id'>;
  /** Of a file of FILE_BYTES that is awaited. */
  readonly url: string;
}

interface KnownWork {
  readonly id: string;
  readonly firstChapter: { readonly id: string };
}

async function prepare(site: KilledSite): Promise<Prepared> {
  const reader = new PatientClient({ origin: site.origin, forgiveThrottle: () => wait(1000) });
  await reader.register();
  const { items: works } = (await readData<{ works: { items: readonly KnownWork[] } }>(site)).works;
  const workId = await createComic(reader, 'Đầy');
  const upload = { workId, purpose: 'CHAPTERS', files: [{ name: 'a.cbz', size: FILE_BYTES }] } as const;
  const { beginUpload } = await reader.send(BeginUpload, () => ({ input: { ...upload, id: randomUUID() } }));
  if (beginUpload.__typename !== 'Upload') throw new Error(beginUpload.__typename);
  return { token: reader.token, works, upload, url: beginUpload.files[0]?.url ?? '' };
}

function writesOf(site: KilledSite, { token, works, upload, url }: Prepared): Record<string, Try> {
  const content = randomBytes(FILE_BYTES);
  const mutate =
    (text: string, variables: () => object): Try =>
    () =>
      mutation(site, token, text, variables());
  let turn = 0;
  const place = { elementId: 'p1', offset: 0, before: [], after: [], contentHash: 'x', count: MOST_PROGRESS, isRereading: false };
  return {
    comment: mutate(SendComment.text, () => ({
      input: { subject: { workId: works[0]?.id }, text: 'Đầy', isSpoiler: false, idempotencyKey: randomUUID() },
    })),
    position: mutate(SavePositions.text, () => {
      turn += 1;
      const chapter = { workId: works[0]?.id, chapterId: works[0]?.firstChapter.id };
      return { positions: [{ ...place, ...chapter, order: turn, progress: turn / MOST_PROGRESS, at: new Date().toISOString() }] };
    }),
    follow: mutate(FollowWork.text, () => ({ workId: works[turn % works.length]?.id })),
    'piece of an upload': () => sendPiece(site, token, url, content),
    'new upload': mutate(BeginUpload.text, () => ({ input: { ...upload, id: randomUUID() } })),
  };
}

function readsOf({ origin }: KilledSite, { works: [work] }: Prepared): Record<string, Try> {
  return {
    home: () => read(`${origin}/`),
    'work, never asked before': () => read(`${origin}/comic/${work?.id}?x=${randomUUID()}`),
    chapter: () => read(`${origin}/comic/${work?.id}/${work?.firstChapter.id}`),
  };
}

async function readData<Data>(site: KilledSite): Promise<Data> {
  const headers = { 'content-type': 'application/json' };
  const answer = await localFetch(`${site.origin}/graphql`, { method: 'POST', headers, body: JSON.stringify({ query: WORKS }) });
  return ((await answer.json()) as { data: Data }).data;
}

async function read(address: string): Promise<string | null> {
  return await localFetch(address).then(
    ({ ok, status }) => (ok ? null : String(status)),
    (error: unknown) => String(error),
  );
}

/** Throttled is an answer, too: what is measured is whether the server answers. */
async function mutation(site: KilledSite, token: string, query: string, variables: object): Promise<string | null> {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
  const answer = await localFetch(`${site.origin}/graphql`, { method: 'POST', headers, body: JSON.stringify({ query, variables }) }).catch(
    String,
  );
  if (typeof answer === 'string') return answer;
  const body = await answer.text();
  try {
    const { data, errors } = JSON.parse(body) as {
      data?: Record<string, { problems?: readonly { code: string }[] }>;
      errors?: readonly { message: string }[];
    };
    if (errors !== undefined) return errors[0]?.message ?? '';
    return Object.values(data ?? {}).flatMap(({ problems }) => (problems ?? []).map(({ code }) => code))[0] ?? null;
  } catch {
    return `${answer.status} ${body}`;
  }
}

async function sendPiece(site: KilledSite, token: string, url: string, content: Buffer): Promise<string | null> {
  const authorization = `Bearer ${token}`;
  const address = new URL(url, site.origin).href;
  const head = await localFetch(address, { method: 'HEAD', headers: { authorization } }).catch(String);
  if (typeof head === 'string' || !head.ok) return `HEAD: ${typeof head === 'string' ? head : head.status}`;
  const offset = Number(head.headers.get('upload-offset'));
  const bytes = content.subarray(offset, offset + PIECE_BYTES);
  const headers = {
    authorization,
    'content-type': 'application/offset+octet-stream',
    'upload-offset': String(offset),
    'upload-checksum': `sha256 ${createHash('sha256').update(bytes).digest('base64')}`,
  };
  const answer = await localFetch(address, { method: 'PATCH', headers, body: bytes }).catch(String);
  if (typeof answer === 'string') return answer;
  return answer.status === 204 ? null : `${answer.status} ${await answer.text()}`;
}
