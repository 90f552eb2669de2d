import { createHash, randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { request as sendRequest } from 'node:http';
import { join } from 'node:path';
import sharp from 'sharp';
import type { JobKind, NewJob } from '#server/platform/jobs/jobs.ts';
import type { TestAccount } from '#tests/support/site/accounts.ts';
import { bearer, registerAccount } from '#tests/support/site/accounts.ts';
import { type SiteAnswer, type SiteOptions, startInProcessSite } from '#tests/support/site/in-process-site.ts';
import { makeZip } from '#tests/support/files/make-zip.ts';
import { ReadersSite } from '#tests/support/site/readers-site.ts';
import { createTestDatabase } from '#tests/support/database/database.ts';
import { seedCatalogue } from '#tests/support/database/seed.ts';

export interface SentFile {
  readonly name: string;
  readonly content: Buffer;
  readonly sha256?: string;
}

export interface UploadAnswer {
  readonly id: string;
  readonly state: string;
  readonly picturesDone: number;
  readonly picturesCount: number;
  readonly chapters: readonly {
    readonly id: string;
    readonly number: string;
    readonly title: string | null;
    readonly pagesCount: number;
  }[];
  readonly problems: readonly {
    readonly file: string | null;
    readonly code: string;
    readonly limit: number | null;
    readonly reason: string;
  }[];
}

export const WORK_INPUT = {
  language: 'vi',
  format: 'COMIC',
  status: 'ONGOING',
  direction: null,
  title: 'Đèn lồng trên sông',
  titleReading: null,
  description: 'Một đêm trên sông.',
  isSensitive: false,
  credits: [{ name: 'Lan', role: 'AUTHOR' }],
  genres: ['fantasy'],
  twinId: null,
} as const;

const UPLOAD = `id state picturesDone picturesCount
  chapters { id number title pagesCount } problems { file code limit reason }`;
const CREATE = `mutation ($input: OwnWorkInput!, $key: ID!) {
  createOwnWork(input: $input, key: $key) { __typename ... on OwnWork { id } } }`;
const BEGIN = `mutation ($input: BeginUploadInput!) { beginUpload(input: $input) {
  __typename ... on Upload { ${UPLOAD} } ... on UploadRefused { problems { file code limit reason } } } }`;
const FIND = `query ($id: ID!) { viewer { upload(id: $id) { ${UPLOAD} } } }`;

/** A site where two readers upload; what is ordered in the background is done when `work` is called. */
export class UploadsSite extends ReadersSite {
  /** Uploads that wait for their turn. */
  readonly queued: string[];

  private constructor(parts: ConstructorParameters<typeof ReadersSite>[0], queued: string[]) {
    super(parts);
    this.queued = queued;
  }

  static async start(options: Pick<SiteOptions, 'uploads' | 'cdn' | 'pictures'> = {}): Promise<UploadsSite> {
    const test = await createTestDatabase();
    const seeded = await seedCatalogue(test.database);
    const queued: string[] = [];
    const site = await startInProcessSite(test.database, { ...options, jobs: { add: async (kind, jobs) => keep(queued, kind, jobs) } });
    const [lan, other] = [await registerAccount(site), await registerAccount(site)];
    return new UploadsSite({ test, site, seeded, lan, other }, queued);
  }

  async createWork(input: object = {}, as: TestAccount = this.lan): Promise<string> {
    const { createOwnWork } = await this.run<{ createOwnWork: { id: string } }>(
      CREATE,
      { input: { ...WORK_INPUT, ...input }, key: randomUUID() },
      as,
    );
    return createOwnWork.id;
  }

  async begin(workId: string, files: readonly SentFile[], more: object = {}, as: TestAccount = this.lan) {
    const named = files.map(({ name, content, sha256 }) => ({ name, size: content.length, ...(sha256 === undefined ? {} : { sha256 }) }));
    const input = { id: randomUUID(), workId, purpose: 'CHAPTERS', files: named, ...more };
    const { beginUpload } = await this.run<{ beginUpload: UploadAnswer & { readonly __typename: string } }>(BEGIN, { input }, as);
    return beginUpload;
  }

  /** Sends a piece of a file, by default all of it and with its checksum. */
  async patch(
    uploadId: string,
    index: number,
    bytes: Buffer,
    { offset = 0, checksum = sumOf(bytes), as = this.lan, headers = {} }: PatchOptions = {},
  ): Promise<SiteAnswer> {
    return await this.site.send(`/upload/${uploadId}/${index}`, {
      method: 'PATCH',
      headers: {
        ...bearer(as.token),
        'content-type': 'application/offset+octet-stream',
        'upload-offset': String(offset),
        ...(checksum === null ? {} : { 'upload-checksum': checksum }),
        ...headers,
      },
      body: bytes,
    });
  }

  /** Sends a piece of the first file of which only the first bytes arrive before the connection is cut. */
  async cut(uploadId: string, offset: number, whole: Buffer, arrives: number, checksum: string | null): Promise<void> {
    await new Promise<void>((resolve) => {
      const request = sendRequest({
        port: this.site.port,
        host: '127.0.0.1',
        path: `/upload/${uploadId}/0`,
        method: 'PATCH',
        agent: false,
        headers: {
          ...bearer(this.lan.token),
          host: 'vi.localhost:3000',
          'content-type': 'application/offset+octet-stream',
          'upload-offset': String(offset),
          'content-length': String(whole.length),
          ...(checksum === null ? {} : { 'upload-checksum': checksum }),
        },
      });
      request.on('error', () => {});
      request.once('close', () => resolve());
      request.flushHeaders();
      request.write(whole.subarray(0, arrives), () => request.destroy());
    });
  }

  async head(uploadId: string, index: number, as: TestAccount = this.lan): Promise<SiteAnswer> {
    return await this.site.send(`/upload/${uploadId}/${index}`, { method: 'HEAD', headers: bearer(as.token) });
  }

  /** Begins, sends every byte and looks at them. */
  async upload(workId: string, files: readonly SentFile[], more: object = {}): Promise<UploadAnswer> {
    const { id } = await this.begin(workId, files, more);
    for (const [index, { content }] of files.entries()) await this.patch(id, index, content);
    await this.work();
    return await this.find(id);
  }

  async find(id: string, as: TestAccount = this.lan): Promise<UploadAnswer> {
    const { viewer } = await this.run<{ viewer: { upload: UploadAnswer } }>(FIND, { id }, as);
    return viewer.upload;
  }

  async work(): Promise<void> {
    for (const id of this.queued.splice(0)) await this.site.api.uploadWork.process(id, new AbortController().signal);
  }

  /** Paths of all files of uploads and pictures. */
  async files(): Promise<string[]> {
    const { dataFolder } = this.site;
    const entries = await readdir(dataFolder, { recursive: true, withFileTypes: true }).catch(() => []);
    return entries
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name).slice(dataFolder.length + 1))
      .filter((path) => /^(uploads|pictures)\//.test(path));
  }
}

const UUID_LENGTH = 36;

interface PatchOptions {
  readonly offset?: number;
  readonly checksum?: string | null;
  readonly as?: TestAccount;
  readonly headers?: Readonly<Record<string, string>>;
}

export function sumOf(bytes: Buffer): string {
  return `sha256 ${createHash('sha256').update(bytes).digest('base64')}`;
}

/** A page of its own shade. */
export async function picture(shade: number, width = 60, height = 90): Promise<Buffer> {
  const background = { r: shade % 256, g: Math.floor(shade / 256) % 256, b: 120 };
  return await sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer();
}

export async function comicArchive(shades: readonly number[], name = 'Chương 1.cbz'): Promise<SentFile> {
  const entries = await Promise.all(
    shades.map(async (shade, at) => ({ name: `${at + 1}.png`, content: await picture(shade), isStored: true })),
  );
  return { name, content: makeZip(entries) };
}

function keep<Data extends object>(queued: string[], { name }: JobKind<Data>, jobs: readonly NewJob<Data>[]): void {
  if (name === 'upload-processing') queued.push(...jobs.map(({ key }) => key.slice(0, UUID_LENGTH)));
}
