import { createHash, randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runCommandLine } from '#server/cli.ts';
import { localFetch } from '#tests/support/network/local-fetch.ts';
import { makeZip } from '#tests/support/files/make-zip.ts';
import { keptLogin, register } from '#tests/e2e/browser/accounts.ts';
import { operatorSettings } from '#tests/e2e/site/operator.ts';
import { leaveBrowser, newReader, openBrowser, site } from '#tests/e2e/browser/reader.ts';

const PICTURE = new URL('../../../public/favicon-vi.png', import.meta.url);
const WORK = {
  language: 'vi',
  format: 'COMIC',
  status: 'ONGOING',
  direction: null,
  title: 'Truyện ra chương mới',
  titleReading: null,
  description: '',
  isSensitive: false,
  credits: [],
  genres: [],
  twinId: null,
};
const CREATE =
  'mutation ($input: OwnWorkInput!, $key: ID!) { createOwnWork(input: $input, key: $key) { __typename ... on OwnWork { id } } }';
const BEGIN = 'mutation ($input: BeginUploadInput!) { beginUpload(input: $input) { __typename } }';
const STATE = 'query ($id: ID!) { viewer { upload(id: $id) { state chapters { id } } } }';
const PUBLISH = 'mutation ($id: ID!) { publishChapter(id: $id) { ... on OwnChapter { chapter { id work { id } } } } }';

const published: string[] = [];
let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
/** Other files of tests read what was updated last: what was published here is none of it. */
afterAll(async () => {
  const terminal = { say: () => undefined, complain: (line: string) => expect.fail(line) };
  const settings = { ...operatorSettings(), FUTAGO_LOG_LEVEL: 'silent' };
  for (const id of published) expect(await runCommandLine(['hide', id], terminal, settings)).toBe(0);
  await leaveBrowser(browser);
});

/** Who uploads without a page, by their token. */
class Uploader {
  readonly #headers: Readonly<Record<string, string>>;

  constructor(token: string) {
    this.#headers = { authorization: `Bearer ${token}` };
  }

  async run<Data>(query: string, variables: object): Promise<Data> {
    const headers = { ...this.#headers, 'content-type': 'application/json' };
    const answer = await localFetch(`${site.vi}/graphql`, { method: 'POST', headers, body: JSON.stringify({ query, variables }) });
    return ((await answer.json()) as { data: Data }).data;
  }

  /** The addresses of a chapter with this number, once it is published. */
  async publish(ownWorkId: string, number: number): Promise<{ readonly work: string; readonly chapter: string }> {
    const content = makeZip([{ name: '1.png', content: await readFile(PICTURE), isStored: true }]);
    const id = randomUUID();
    const files = [{ name: `Chương ${number}.cbz`, size: content.length }];
    await this.run(BEGIN, { input: { id, workId: ownWorkId, purpose: 'CHAPTERS', files } });
    const sum = `sha256 ${createHash('sha256').update(content).digest('base64')}`;
    const headers = { ...this.#headers, 'content-type': 'application/offset+octet-stream', 'upload-offset': '0', 'upload-checksum': sum };
    await localFetch(`${site.vi}/upload/${id}/0`, { method: 'PATCH', headers, body: content });
    let draft = '';
    const look = async (): Promise<string> => {
      const { viewer } = await this.run<{ viewer: { upload: { state: string; chapters: { id: string }[] } } }>(STATE, { id });
      draft = viewer.upload.chapters[0]?.id ?? '';
      return viewer.upload.state;
    };
    await expect.poll(look, { timeout: 30_000 }).toBe('DONE');
    const { publishChapter } = await this.run<{ publishChapter: { chapter: { id: string; work: { id: string } } } }>(PUBLISH, {
      id: draft,
    });
    const { chapter } = publishChapter;
    if (!published.includes(chapter.work.id)) published.push(chapter.work.id);
    return { work: `/comic/${chapter.work.id}`, chapter: `/comic/${chapter.work.id}/${chapter.id}` };
  }
}

test('Whoever has a work on screen is told when a chapter of it comes out, and is led there.', async () => {
  const owner = await newReader(browser);
  await register(owner);
  const uploader = new Uploader((await keptLogin(owner.page))?.token ?? '');
  const { createOwnWork } = await uploader.run<{ createOwnWork: { id: string } }>(CREATE, { input: WORK, key: randomUUID() });
  const first = await uploader.publish(createOwnWork.id, 1);
  const visitor = await newReader(browser);
  const { page } = visitor;
  const asked: string[] = [];
  const sockets: string[] = [];
  page.on('websocket', (socket) => {
    sockets.push(socket.url());
    socket.on('framesent', ({ payload }) => asked.push(String(payload)));
  });
  await visitor.open(site.vi + first.work);
  await expect.poll(() => asked.some((frame) => frame.includes('newestChapter'))).toBe(true);
  await page.locator('#comments').scrollIntoViewIfNeeded();
  await expect.poll(() => asked.some((frame) => frame.includes('commentEvents'))).toBe(true);
  const second = await uploader.publish(createOwnWork.id, 2);
  await page.getByText('Vừa có chương mới').waitFor();
  await page.getByRole('link', { name: 'Đọc ngay' }).click();
  await page.waitForURL(site.vi + second.chapter);
  expect([sockets.length, visitor.complaints]).toEqual([1, []]);
  await visitor.leave();
  await owner.leave();
});
