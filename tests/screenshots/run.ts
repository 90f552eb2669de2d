import { print } from '../../setup/progress.mjs';
import { buildBook, serveBook, storiesOfBook } from './book.ts';
import { versionOf } from './camera.ts';
import { drawnWith, forget, keep, keptIds, noteDrawnWith, readKept } from './kept.ts';
import { photograph } from './photograph.ts';
import { areAlike } from './pixels.ts';
import { writeReport, wordsOf, type Finding } from './report.ts';
import { decodeSheet, encodeSheet, type Sheet } from './sheet.ts';
import { openDarkroom, StoryPage } from './story-page.ts';
import { nameOf, VIEWS } from './views.ts';

/**
 * `npm run screenshots`: compares; with `-- update` keeps what differs, with `-- new` what has no pictures yet. Further words
 * choose stories whose id has one of them.
 */
const words = process.argv.slice(2).map((word) => word.toLowerCase());
const isOnlyNew = words[0] === 'new';
const isUpdate = isOnlyNew || words[0] === 'update';
const wanted = isUpdate ? words.slice(1) : words;
/** More than cores: a page waits for frames most of the time. */
const PAGES = 4;
const FIRST = 'book-start-here--contents';

const findings: Finding[] = [];
const problems: string[] = [];
const written: string[] = [];

print('Building the book …');
problems.push(...(await buildBook()).split('\n').filter((line) => /\bwarn/i.test(line)));
const ids = storiesOfBook();
if (ids[0] !== FIRST) problems.push(`The book opens on ${ids[0]} instead of ${FIRST}.`);
const kept = keptIds();
const chosen = ids
  .filter((id) => wanted.length === 0 || wanted.some((word) => id.includes(word)))
  .filter((id) => !isOnlyNew || !kept.includes(id));
if (wanted.length > 0 && chosen.length === 0) problems.push(`No story has ${wanted.join(' or ')} in its id.`);
const gone = kept.filter((id) => !ids.includes(id));
const book = await serveBook();
const darkroom = await openDarkroom();
if (isUpdate) noteDrawnWith(versionOf(darkroom));
else if (drawnWith() !== versionOf(darkroom)) print(`The pictures were drawn by Chromium ${drawnWith()}, this is ${versionOf(darkroom)}.`);
const queue = chosen.values();
await Promise.all(Array.from({ length: Math.min(PAGES, chosen.length) }, work));
await darkroom.close();
book.close();
await conclude();

async function work(): Promise<void> {
  const story = await StoryPage.open(darkroom, book.origin, chosen[0] ?? '');
  for (const id of queue) {
    await visit(story, id).catch((error: unknown) => problems.push(`${id}: ${error instanceof Error ? error.message : String(error)}`));
    for (const complaint of story.takeComplaints()) problems.push(`${id}: ${complaint}`);
    if (process.stdout.isTTY) process.stdout.write(`\r${id}\u001B[K`);
  }
}

async function visit(story: StoryPage, id: string): Promise<void> {
  const before = await readKept(id);
  // What keeping loses is no difference.
  const sheet = await decodeSheet(await encodeSheet(await photograph(story, id, before)));
  const differing = before === null ? [] : findingsOf(id, before, sheet);
  if (isUpdate && (before === null || differing.length > 0)) {
    await keep(id, sheet);
    written.push(id);
  } else if (before === null) problems.push(`${id} has no pictures yet.`);
  else findings.push(...differing);
}

function findingsOf(id: string, before: Sheet, sheet: Sheet): readonly Finding[] {
  return VIEWS.flatMap((view, index) => {
    const [old, now] = [before[index], sheet[index]];
    return old === undefined || now === undefined || areAlike(old, now) ? [] : [{ id, view: nameOf(view), kept: old, now }];
  });
}

async function conclude(): Promise<void> {
  if (isUpdate) for (const id of gone) forget(id);
  else problems.push(...gone.map((id) => `${id} has pictures, but is no story any more.`));
  for (const line of [...problems, ...findings.map(wordsOf)]) print(line);
  if (findings.length > 0) print(`Both pictures of each: ${await writeReport(findings)}`);
  print(
    `${chosen.length} stories in ${VIEWS.length} views: ${findings.length} pictures differ, ${problems.length} problems, ${written.length} kept anew`,
  );
  process.exitCode = findings.length + problems.length > 0 ? 1 : 0;
}
