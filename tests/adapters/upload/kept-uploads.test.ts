import { expect, test } from 'vitest';
import { KeptUploads, type KeptUpload } from '#src/adapters/upload/kept-uploads.ts';

const UPLOAD: KeptUpload = {
  key: 'a',
  uploadId: 'u',
  target: { purpose: 'CHAPTERS', workId: '3' },
  name: 'chương-1.cbz',
  size: 9,
  isSent: false,
};

function storageOf(kept = new Map<string, string>()) {
  const storage = {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, text: string) => void kept.set(name, text),
    removeItem: (name: string) => void kept.delete(name),
  };
  return { kept, open: (ownerId = '7') => new KeptUploads(() => storage, ownerId) };
}

test('What is kept stands there for the next page of the same account, and for no other.', () => {
  const { open } = storageOf();
  open().keep(UPLOAD);
  expect([open().all(), open().of('a'), open('8').all()]).toEqual([[UPLOAD], UPLOAD, []]);
});

test('Kept again it takes its own place, forgotten it leaves nothing behind.', () => {
  const { kept, open } = storageOf();
  const uploads = open();
  uploads.keep(UPLOAD);
  uploads.keep({ ...UPLOAD, isSent: true });
  expect(open().all()).toEqual([{ ...UPLOAD, isSent: true }]);
  uploads.forget('unknown');
  uploads.forget('a');
  expect([uploads.all(), kept.size]).toEqual([[], 0]);
});

test('Dropped, it is known by its id until that is forgotten; chosen again it is a new one beside it.', () => {
  const { kept, open } = storageOf();
  const uploads = open();
  uploads.keep(UPLOAD);
  uploads.drop('unknown');
  uploads.drop('a');
  expect([uploads.all(), uploads.of('a'), open().dropped()]).toEqual([[], undefined, [UPLOAD.uploadId]]);
  uploads.keep({ ...UPLOAD, uploadId: 'new' });
  expect([open().of('a')?.uploadId, open().dropped()]).toEqual(['new', [UPLOAD.uploadId]]);
  uploads.forgetDropped(UPLOAD.uploadId);
  uploads.forget('a');
  expect([uploads.dropped(), kept.size]).toEqual([[], 0]);
});

test('Of what is dropped the latest twenty are known.', () => {
  const uploads = storageOf().open();
  for (let index = 0; index < 25; index++) {
    uploads.keep({ ...UPLOAD, uploadId: String(index) });
    uploads.drop(UPLOAD.key);
  }
  expect(uploads.dropped()).toEqual(Array.from({ length: 20 }, (_, index) => String(index + 5)));
});

test('Tabs keep theirs beside each other, and one takes out no other’s.', () => {
  const { open } = storageOf();
  const [here, there] = [open(), open()];
  here.keep(UPLOAD);
  there.keep({ ...UPLOAD, key: 'b' });
  here.keep({ ...UPLOAD, isSent: true });
  there.forget('b');
  expect(open().all()).toEqual([{ ...UPLOAD, isSent: true }]);
});

test.each(['no JSON', '{}', '[1, null, {"key": "a"}]'])('Where %s is kept, nothing is.', (text) => {
  expect(
    storageOf(new Map([['futago-uploads-7', text]]))
      .open()
      .all(),
  ).toEqual([]);
});

test('Where the storage is shut, uploads last as long as the page.', () => {
  const uploads = new KeptUploads(() => {
    throw new DOMException('Storage is shut.', 'SecurityError');
  }, '7');
  uploads.keep(UPLOAD);
  expect(uploads.all()).toEqual([UPLOAD]);
});
