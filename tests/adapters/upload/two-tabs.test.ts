import { expect, test } from 'vitest';
import { HeldUploads } from '#src/adapters/upload/held-uploads.ts';
import { KeptUploads } from '#src/adapters/upload/kept-uploads.ts';
import { OwnUploads, type UploadsWorld } from '#src/adapters/upload/own-uploads.ts';
import type { KeptFile, UploadTarget } from '#machines/upload/index.ts';
import { FakeLocks } from '#tests/support/browser/fake-locks.ts';
import { settled } from '#tests/support/machines/machine-walk.ts';

const TARGET: UploadTarget = { purpose: 'CHAPTERS', workId: '3' };
const FILE = new File(['Trời mưa.'], 'a.txt', { lastModified: 1 });
const { signal } = new AbortController();

/** Tabs of one browser; the server answers `answer` to whoever begins an upload. */
function openBrowser() {
  const [stored, locks, answer] = [new Map<string, string>(), new FakeLocks(), Promise.withResolvers<unknown>()];
  const storage = {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, text: string) => void stored.set(name, text),
    removeItem: (name: string) => void stored.delete(name),
  };
  const begun: string[] = [];
  const execute = ({ name }: { readonly name: string }, { input }: { readonly input?: { readonly id: string } }) => {
    if (input) begun.push(input.id);
    return name === 'BeginUpload' ? answer.promise : Promise.resolve({ cancelUpload: { __typename: 'Done' } });
  };
  const open = () => {
    const held = new HeldUploads(() => locks.tab);
    const uploads = new OwnUploads({
      endpoint: '/graphql',
      token: () => 'token',
      execute: execute as unknown as UploadsWorld['execute'],
      socket: { subscribe: () => () => undefined },
      kept: new KeptUploads(() => storage, '7'),
      held,
      limits: () => Promise.reject(new Error('not asked')),
    });
    return { uploads, close: () => held.letAllGo() };
  };
  return { open, begun, answer: answer.resolve };
}

/** One tab sends a file, and another one is opened meanwhile. */
async function openBeside() {
  const browser = openBrowser();
  const first = browser.open();
  const [key = ''] = await first.uploads.choose([FILE], TARGET);
  const sending = first.uploads.send(key, () => undefined, signal);
  await settled();
  const second = browser.open();
  const left: (KeptFile | null)[] = [];
  const recalled = await second.uploads.recall((_key, kept) => left.push(kept));
  return { ...browser, first, second, key, sending, recalled, left };
}

test('What one tab sends is not missing in another, which is told when it has been sent.', async () => {
  const { recalled, left, key, answer, sending, second } = await openBeside();
  expect([recalled, left]).toEqual([[{ key, step: 'await', isMissing: true }], []]);
  expect(second.uploads.about(key)).toMatchObject({ name: 'a.txt', target: TARGET });
  answer({ beginUpload: { __typename: 'Upload', id: 'u', state: 'WAITING', files: [] } });
  await sending;
  await settled();
  expect(left).toEqual([{ key, step: 'process', isMissing: true }]);
});

test('Once that tab is closed the file is missing, unless the other was given it meanwhile.', async () => {
  const [one, other] = [await openBeside(), await openBeside()];
  await other.second.uploads.choose([FILE], TARGET);
  for (const { first } of [one, other]) first.close();
  await settled();
  expect([one.left, other.left]).toEqual([
    [{ key: one.key, step: 'send', isMissing: true }],
    [{ key: other.key, step: 'send', isMissing: false }],
  ]);
});

test('What was dropped in that tab, or refused there, is nothing in the other.', async () => {
  const [dropped, refused] = [await openBeside(), await openBeside()];
  await dropped.first.uploads.drop([dropped.key]);
  refused.answer({ beginUpload: { __typename: 'NotYours', isRefused: true } });
  await refused.sending.catch(() => undefined);
  await settled();
  expect([dropped.left, refused.left]).toEqual([[null], [null]]);
});

test('The same file given to two tabs is one upload.', async () => {
  const { second, begun } = await openBeside();
  const [key = ''] = await second.uploads.choose([FILE], TARGET);
  void second.uploads.send(key, () => undefined, signal);
  await settled();
  expect([begun.length, new Set(begun).size]).toEqual([2, 1]);
});
