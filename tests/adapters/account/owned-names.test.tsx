import { beforeEach, expect, test } from 'vitest';
import { forgetOwned } from '#src/adapters/account/owned-names.ts';
import { SessionMemory } from '#src/adapters/session/session-memory.ts';
import { KeptUploads } from '#src/adapters/upload/kept-uploads.ts';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

function begin(ownerId: string): void {
  new KeptUploads(() => localStorage, ownerId).keep({
    key: 'a',
    uploadId: 'b',
    target: { purpose: 'COVER', workId: '3' },
    name: 'c.cbz',
    size: 1,
    isSent: false,
  });
  new SessionMemory().write(`unsaved-${ownerId}-work-3`, [['title', 'Dở dang']]);
}

test('What bears the id of who is gone goes, and nothing of who is called nearly so.', () => {
  for (const id of ['7', '71', '17']) begin(id);
  localStorage.setItem('futago.novel', '{}');
  for (const storage of [() => localStorage, () => sessionStorage]) forgetOwned(storage, '7');
  expect(Object.keys(localStorage).toSorted()).toEqual(['futago-uploads-17', 'futago-uploads-71', 'futago.novel']);
  expect(Object.keys(sessionStorage).toSorted()).toEqual(['futago.unsaved-17-work-3', 'futago.unsaved-71-work-3']);
});

const denied = (): Storage => {
  throw new DOMException('Denied', 'SecurityError');
};

test('Where storage is denied there is nothing to forget.', () => {
  expect(() => forgetOwned(denied, '7')).not.toThrow();
});
