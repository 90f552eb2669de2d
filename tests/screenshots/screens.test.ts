import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildBook, serveBook, storiesOfBook } from './book.ts';
import type { Browser } from 'playwright';
import { Camera, openDarkroom, versionOf } from './camera.ts';
import { drawnWith, keptIds, readKept } from './kept.ts';
import { lookAtOneView } from './photograph.ts';
import { areAlike } from './pixels.ts';
import { writeReport, wordsOf, type Finding } from './report.ts';

const CAMERAS = 3;
const BUILD_MOST_MS = 240_000;
const LOOK_MOST_MS = 240_000;

let said: string;
let book: Awaited<ReturnType<typeof serveBook>>;
let darkroom: Browser;

beforeAll(async () => {
  said = await buildBook();
  book = await serveBook();
  darkroom = await openDarkroom();
}, BUILD_MOST_MS);
afterAll(async () => {
  await darkroom.close();
  book.close();
});

test('The book is built without a warning, and opens on its contents.', () => {
  expect(said.split('\n').filter((line) => /\bwarn/i.test(line))).toEqual([]);
  expect(storiesOfBook()[0]).toBe('book-start-here--contents');
});

test('No picture is without its story, and no screen without its pictures.', () => {
  const [stories, kept] = [storiesOfBook(), keptIds()];
  expect(kept.filter((id) => !stories.includes(id))).toEqual([]);
  expect(screensOf(stories).filter((id) => !kept.includes(id))).toEqual([]);
});

test(
  'Every screen looks like its pictures, in one of its views each, without a complaint.',
  { timeout: LOOK_MOST_MS },
  async ({ skip }) => {
    const [then, now] = [drawnWith(), versionOf(darkroom)];
    if (then !== now) skip(`The pictures were drawn by Chromium ${then}, this is ${now}: npm run screenshots compares them all the same.`);
    const screens = screensOf(storiesOfBook());
    const queue = screens.values();
    const findings: Finding[] = [];
    const complaints: string[] = [];
    const work = async (): Promise<void> => {
      const camera = await Camera.open(darkroom, book.origin, screens[0] ?? '');
      for (const id of queue) {
        const sheet = await readKept(id);
        if (sheet === null) continue;
        const finding = await lookAtOneView(camera, id, sheet);
        if (!areAlike(finding.kept, finding.now)) findings.push(finding);
        complaints.push(...camera.takeComplaints().map((complaint) => `${id}: ${complaint}`));
      }
    };
    await Promise.all(Array.from({ length: CAMERAS }, work));
    if (findings.length > 0) await writeReport(findings);
    expect(findings.map(wordsOf), 'dist/screenshots/index.html shows both pictures').toEqual([]);
    expect(complaints).toEqual([]);
  },
);

function screensOf(ids: readonly string[]): readonly string[] {
  return ids.filter((id) => /^features-.*screen--/.test(id));
}
