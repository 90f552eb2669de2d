import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { appMachine } from '#machines/app/index.ts';
import { authActors, authMachine } from '#machines/auth/index.ts';
import { freshnessActors, freshnessMachine } from '#machines/freshness/index.ts';
import type { ChartWorld } from '#src/app/statecharts/chart-world.ts';
import { pageUploads } from '#src/app/gates/page-uploads.ts';
import type { UploadTarget } from '#src/features/upload/upload-view.ts';
import { eventually } from '#tests/support/eventually.ts';
import { never, settled } from '#tests/support/machines/machine-walk.ts';

const TARGET: UploadTarget = { purpose: 'CHAPTERS', workId: '3' };
let page: EventTarget;

beforeEach(() => {
  page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('location', { href: 'http://vi.localhost:3000/user/upload' });
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined, removeItem: () => undefined });
});
afterEach(() => vi.unstubAllGlobals());

/** False where the reader is asked first. */
const leave = (): boolean => page.dispatchEvent(new Event('beforeunload', { cancelable: true }));

/** A page of one signed-in reader, whose API host never answers unless `execute` says otherwise. */
function begin(execute: (document: { readonly name: string }) => Promise<unknown> = never) {
  const machine = appMachine.provide({
    actors: {
      auth: authMachine.provide({ actors: authActors({ readStoredLogin: never, startHandover: never, endSession: never }) }),
      freshness: freshnessMachine.provide({ actors: freshnessActors({ fetchLatestBuild: never, claimReload: never }) }),
    },
  });
  const input = { freshness: { build: 'one', jitter: 0.5 }, reading: { isIncognito: true }, worker: null };
  const app = createActor(machine, { id: 'app', input }).start();
  const listeners = new Set<() => void>();
  const account = {
    reader: { id: '7' } as { id: string } | null,
    read: () => ({ reader: account.reader }),
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    token: () => 'token',
  };
  const become = (reader: { id: string } | null): void => {
    account.reader = reader;
    for (const listener of listeners) listener();
  };
  const underWay: boolean[] = [];
  const tell = (is: boolean): void => void (underWay.at(-1) !== is && underWay.push(is));
  const open = pageUploads(app, { account, execute, endpoint: '/graphql' } as unknown as ChartWorld, tell);
  const isAlive = (): boolean => 'upload' in app.getSnapshot().children;
  return { app, open, become, isAlive, underWay };
}

test('An account has the same desk each time, and what it chooses is on it by name and size until it arrives.', async () => {
  const { app, open } = begin();
  const desk = await open('7');
  expect(await open('7')).toBe(desk);
  const looks = vi.fn();
  desk.subscribe(looks);
  desk.choose([new File(['Trời mưa.'], 'a.txt')], TARGET);
  await eventually(() => expect(desk.read().files).toMatchObject([{ name: 'a.txt', size: 12, target: TARGET, stage: 'checking' }]));
  expect([desk.read() === desk.read(), looks.mock.calls.length > 0]).toEqual([true, true]);
  desk.send({ type: 'drop', key: desk.read().files[0]?.key ?? '' });
  expect(desk.read().files).toEqual([]);
  app.stop();
});

/** Of a server that takes no subscriptions: what comes of an upload is asked for. */
class RefusingSocket {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static readonly CLOSING = 2;
  static readonly CLOSED = 3;
  onclose: ((event: object) => void) | null = null;

  constructor() {
    queueMicrotask(() => this.onclose?.({ code: 4400, reason: 'Bad Request', wasClean: true }));
  }

  close(): void {}
}

test('A cover that has arrived is off the list, so that it may come in the place of another again; a chapter stays on it, and what was left out.', async () => {
  vi.stubGlobal('WebSocket', RefusingSocket);
  const begun: unknown[] = [];
  const problems: unknown[] = [];
  const answers: Readonly<Record<string, unknown>> = {
    UploadLimits: { uploadLimits: { pictureBytes: 1e6, pictureSide: 1e4, picturePixels: 1e8, pages: 500, bytes: 1e7, files: 500 } },
    BeginUpload: { beginUpload: { __typename: 'Upload', state: 'PROCESSING', files: [] } },
    UploadState: { viewer: { upload: { state: 'DONE', picturesDone: 1, picturesCount: 1, chapters: [{ id: '12' }], problems } } },
  };
  const { app, open } = begin(async ({ name }) => {
    if (name === 'BeginUpload') begun.push(name);
    return answers[name];
  });
  const desk = await open('7');
  const arrived: unknown[] = [];
  desk.onArrived(({ purpose }) => arrived.push(purpose));
  for (const times of [1, 2]) {
    desk.choose([new File(['Trời mưa.'], 'a.txt')], { purpose: 'COVER', workId: '3' });
    await eventually(() => expect([begun.length, desk.read().files]).toEqual([times, []]));
  }
  desk.choose([new File(['Trời mưa.'], 'a.txt')], TARGET);
  await eventually(() => expect(desk.read().files).toMatchObject([{ name: 'a.txt', stage: 'arrived', chapterIds: ['12'] }]));
  expect([begun.length, arrived]).toEqual([3, ['COVER', 'COVER', 'CHAPTERS']]);
  problems.push({ code: 'DAMAGED', file: 'a.png' });
  desk.choose([new File(['Trời mưa.'], 'b.txt')], { purpose: 'CONTENT', workId: '3', chapterId: '12' });
  const leftOut = [{ code: 'DAMAGED', file: 'a.png', limit: null }];
  await eventually(() => expect(desk.read().files[1]).toMatchObject({ name: 'b.txt', stage: 'arrived', leftOut }));
  app.stop();
});

test('Leaving the page by mistake is asked about while something is on its way, and only then.', async () => {
  const { app, open, become, underWay } = begin();
  const desk = await open('7');
  expect(leave()).toBe(true);
  desk.choose([new File(['Trời mưa.'], 'a.txt')], TARGET);
  await eventually(() => expect(desk.read().files).toHaveLength(1));
  expect([leave(), underWay.at(-1)]).toEqual([false, true]);
  become(null);
  expect([leave(), underWay.at(-1)]).toEqual([true, false]);
  app.stop();
});

test('Uploads end with the session; the next one begins anew.', async () => {
  const { app, open, become, isAlive } = begin();
  const desk = await open('7');
  expect(isAlive()).toBe(true);
  become({ id: '7' });
  expect(isAlive()).toBe(true);
  become(null);
  await settled();
  expect(isAlive()).toBe(false);
  become({ id: '7' });
  expect(await open('7')).not.toBe(desk);
  expect(isAlive()).toBe(true);
  app.stop();
});
