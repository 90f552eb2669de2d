import { setupI18n } from '@lingui/core';
import type { ReactNode } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { ReadingHistory } from '#src/adapters/history/reading-history.ts';
import { KeptPlaces } from '#src/adapters/place/kept-places.ts';
import { parseHistoryEntry, type HistoryEntry } from '#src/features/history/history-entry.ts';
import { parseKeptPlace, type KeptPlace } from '#src/features/reader/place/kept-place.ts';
import { parseReach, type KeptReach } from '#src/features/reader/place/reach.ts';
import { LateBegun } from '#src/routes/-history/LateBegun.tsx';
import { useReadPlaces } from '#src/routes/-history/read-places.ts';
import { renderInSite } from '../render-in-site.tsx';

beforeEach(async () => {
  localStorage.clear();
  await new Promise((resolve) => indexedDB.deleteDatabase('futago').addEventListener('success', resolve));
});

/** Renders within a site that knows what this browser keeps; returns how another tab reads a chapter to its end, or all is cleared. */
async function show(part: () => ReactNode) {
  const history = new ReadingHistory<HistoryEntry>({ language: 'vi', parse: parseHistoryEntry });
  const places = new KeptPlaces<KeptPlace>(parseKeptPlace);
  const reach = new KeptPlaces<KeptReach>(parseReach, undefined, 'futago.reach');
  await renderInSite(part, {
    reading: () => Promise.resolve({ history, places, reach, onTaken: () => () => undefined }),
    execute: () => Promise.reject(new Error('asked')),
    language: 'vi',
    i18n: setupI18n({ locale: 'vi', messages: { vi: {} } }),
  });
  return {
    read: async (chapterId: string, at: number, progress: number) => {
      const anchor = { contentHash: 'a', id: '4', offset: 0, order: 3, count: 4, before: [], after: [] };
      places.keep({ workId: '8', chapterId, ...anchor, progress, at });
      const chapter = { id: chapterId, number: chapterId, title: null };
      await history.save({ id: '8', title: 'Tiệm sách ngày mưa', chapter, next: null, cover: null, reading_at: at });
    },
    reach,
    clear: () => history.clear(),
  };
}

function Marks() {
  const { resumed, isRead } = useReadPlaces('8');
  return `read: ${['11', '12'].filter(isRead).join(' ')}; on: ${resumed?.id ?? '-'}`;
}

const comeBack = () => document.dispatchEvent(new Event('visibilitychange'));
const words = () => document.body.textContent;

test('Who comes back to a work from another tab sees which of its chapters they read there.', async () => {
  const { read } = await show(Marks);
  await expect.poll(words).toContain('read: ; on: -');
  await read('11', 1000, 1);
  await read('12', 2000, 0.3);
  comeBack();
  await expect.poll(words).toContain('read: 11; on: 12');
});

test('Who reads a chapter again has read it all the same.', async () => {
  const { read, reach } = await show(Marks);
  await read('11', 1000, 0.1);
  reach.keep({ workId: '8', chapterId: '11', order: 3, contentHash: 'a', isRead: true, at: 1000 });
  reach.keep({ workId: '9', chapterId: '12', order: 3, contentHash: 'a', isRead: true, at: 1000 });
  comeBack();
  await expect.poll(words).toContain('read: 11; on: 11');
});

test('Who comes back to the home page from another tab goes on with what they read there, and with nothing once they cleared it.', async () => {
  const { read, clear } = await show(LateBegun);
  await read('12', 2000, 0.3);
  comeBack();
  await expect.poll(words).toContain('Tiệm sách ngày mưa');
  await clear();
  comeBack();
  await expect.poll(words).not.toContain('Tiệm sách ngày mưa');
});
