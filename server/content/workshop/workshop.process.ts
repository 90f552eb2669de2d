import { keepCompiledCode, writeCompiledCode } from '#server/platform/compiled-code.ts';
import type { ImportedChapter, ImportedPicture, ImportedWork } from '../imported-work.ts';
import type { Opened, OpenedChapter, OpenedWork, Order, Outcome, Results, Task } from './workshop-messages.ts';

/** Looked at so often, what is decoded natively cannot grow far past the limit before the process ends itself. */
const LOOK_MILLISECONDS = 20;
const [, , mostBytes, codeFolder] = process.argv;
const MOST_BYTES = Number(mostBytes);

const pictures: ImportedPicture[] = [];

// Nobody is left to ask it anything when the server was killed.
process.once('disconnect', () => process.exit());
keepCompiledCode(codeFolder);
// Read after that, so that all of it is kept; and written before any file is opened, as this process always ends by a kill.
const [{ encodePicture }, { RefusedFile }, { openSentFiles }] = await Promise.all([
  import('../pictures/picture-encoder.ts'),
  import('../refused-file.error.ts'),
  import('../sources/sent-files.ts'),
]);
writeCompiledCode();
process.on('message', (order: Order) => void answer(order));
setInterval(() => {
  if (process.memoryUsage.rss() > MOST_BYTES) process.kill(process.pid, 'SIGKILL');
}, LOOK_MILLISECONDS).unref();
process.send?.({ id: 0, fault: '' } satisfies Outcome);

async function answer({ id, task }: Order): Promise<void> {
  process.send?.(await outcomeOf(id, task));
}

async function outcomeOf(id: number, task: Task): Promise<Outcome> {
  try {
    return { id, value: await perform(task) };
  } catch (error) {
    if (error instanceof RefusedFile) return { id, refusal: error.told() };
    return { id, fault: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

async function perform(task: Task): Promise<Results[keyof Results]> {
  if (task.kind === 'open') return open(task);
  if (task.kind === 'encode') return encodePicture(Buffer.from(task.original), task.file);
  const picture = pictures[task.picture];
  if (picture === undefined) throw new RangeError(`There is no picture ${task.picture}.`);
  return picture.read();
}

/** What was opened stays open until the process ends. */
async function open({ files, options }: Extract<Task, { kind: 'open' }>): Promise<Opened> {
  const { works, refused } = await openSentFiles(files, options);
  const opened = works.map(describeWork);
  return {
    works: opened,
    refused: refused.map((refusal) => refusal.told()),
    pictureNames: pictures.map(({ name }) => name),
  };
}

function describeWork({ format, title, chapters }: ImportedWork): OpenedWork {
  return { format, title, chapters: chapters.map(describeChapter) };
}

function describeChapter({ sourceKey, number, title, content }: ImportedChapter): OpenedChapter {
  const found = content.kind === 'pages' ? content.pages : content.pictures;
  const from = pictures.length;
  pictures.push(...found);
  const named = found.map(({ name }, index) => ({ index: from + index, name }));
  return { sourceKey, number, title, document: content.kind === 'text' ? content.document : null, pictures: named };
}
