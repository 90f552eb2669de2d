import { avifQueue } from './content/pictures/avif-job.ts';
import { openWorkStore } from './content/open-store.ts';
import { PictureStorage } from './content/pictures/picture-storage.ts';
import { linesOf, picturesOf } from './modules/moderation/held-work-lines.ts';
import { ChangedSinceLook, ReviewsRepository, versionOf } from './modules/moderation/reviews.repository.ts';
import { parseRowId } from './modules/row-id.ts';
import { OwnChaptersRepository } from './modules/uploads/own/own-chapters.repository.ts';
import { Publishing } from './modules/uploads/own/publishing.ts';
import { UploadEvents } from './modules/uploads/upload-events.ts';
import { type Command, type CommandContext, UsageError } from './platform/command/command.ts';
import { MOST_LISTED, parseWords, readReason } from './platform/command/command-words.ts';
import { joinDataFolder, type OpenDatabase } from './platform/data-folder/data-folder.ts';
import { startJobs } from './platform/jobs/jobs.ts';
import type { Notices } from './platform/notices/notices.ts';
import { withNotices } from './platform/notices/open-notices.ts';
import { oneLine } from './platform/one-line.ts';
import { operatorName } from './platform/command/operator-name.ts';

/** Pixels of a page that can be judged; narrower pictures are shown as wide as they are. */
const LEGIBLE_WIDTH = 640;

const HELP = `Usage: futago review list
       futago review look ID
       futago review pass ID VERSION [--because TEXT]
       futago review refuse ID [--because TEXT]

With the setting uploads.review "first", the first work of an account waits here when its owner publishes it. list prints
what waits; look prints its words, the addresses of its pictures and the version that they are; pass shows that version to readers, and
none that its owner made of it meanwhile, and later works of the account do not wait; refuse leaves it unseen, and it comes back
to the list, as refused before, when its owner has changed or published something of it. Who did it, when and why is kept. All of them work beside a running server.

Example: futago review pass 12 5d41402abc4b`;

export const reviewCommand: Command = {
  name: 'review',
  summary: 'passes or refuses first uploads that wait for a look',
  help: HELP,
  run,
};

interface Desk {
  readonly reviews: ReviewsRepository;
  readonly context: CommandContext;
}

interface Wish {
  readonly id: number;
  readonly isPassed: boolean;
  readonly version: string | null;
  readonly reason: string;
}

async function run(words: readonly string[], context: CommandContext): Promise<number> {
  const { values, positionals } = parseWords(words, { because: { type: 'string' } });
  const [action = '', named, version = null, ...rest] = positionals;
  const reason = readReason(values.because);
  const isPassed = action === 'pass';
  if (!['list', 'look', 'pass', 'refuse'].includes(action) || rest.length > 0 || (named === undefined) !== (action === 'list'))
    throw new UsageError('Say list, or look, pass or refuse and the number that list prints.');
  const id = named === undefined ? 0 : idIn(named);
  if ((version === null) === isPassed) throw new UsageError('Say, with pass alone, the version that look prints behind the number.');
  const { config, log, say } = context;
  const folder = await joinDataFolder({ config, log, say, purpose: 'futago review' });
  try {
    const reviews = new ReviewsRepository(folder.database);
    if (action === 'list') return await list({ reviews, context });
    if (action === 'look') return await look({ reviews, context }, id);
    return await withNotices(context, folder, (notices) => judge(folder, notices, context, { id, isPassed, version, reason }));
  } finally {
    await folder.close();
  }
}

async function list({ reviews, context }: Desk): Promise<number> {
  for (const { id, changedAt, owner, language, title, wasRefused } of await reviews.waiting(MOST_LISTED)) {
    context.say([id, changedAt.toISOString(), owner, language, oneLine(title), ...(wasRefused ? ['refused before'] : [])].join('\t'));
  }
  return 0;
}

async function look({ reviews, context }: Desk, id: number): Promise<number> {
  const work = await reviews.look(id);
  if (work === null) throw new UsageError(`No work ${id} waits for a look.`);
  const widths = await reviews.widths(picturesOf(work));
  const address = (pictureId: string): string => {
    const known = widths.get(pictureId) ?? [];
    const width = known.find((each) => each >= LEGIBLE_WIDTH) ?? known.at(-1);
    return width === undefined ? '(a picture that is gone)' : `${context.config.sites.vi.origin}/pictures/${pictureId}/${width}.webp`;
  };
  for (const line of linesOf(work, address)) context.say(line);
  context.say(`version\t${versionOf(work)}`);
  return 0;
}

async function judge(
  folder: OpenDatabase,
  notices: Notices,
  context: CommandContext,
  { id, isPassed, version, reason }: Wish,
): Promise<number> {
  const reviews = new ReviewsRepository(folder.database, notices);
  const judged = await reviews.judge({ ownWorkId: id, isPassed, version, reason, byWhom: operatorName() }).catch((error: unknown) => {
    if (!(error instanceof ChangedSinceLook)) throw error;
    throw new UsageError(`Work ${id} was changed since version ${version}. Look at it again.`);
  });
  const title = judged ?? (isPassed ? await reviews.passedInPart(id) : null);
  const shown = isPassed && title !== null ? await publishHeld(folder, notices, context, id) : 0;
  if (title === null || (judged === null && shown === 0)) throw new UsageError(`No work ${id} waits for a look.`);
  context.say(isPassed ? `"${title}" ${shown === 0 ? 'has passed' : 'is shown'}; chapters: ${shown}.` : `"${title}" is refused.`);
  return 0;
}

/** Shows what waited. Returns how many chapters that are. */
async function publishHeld(folder: OpenDatabase, notices: Notices, { config, log }: CommandContext, ownWorkId: number): Promise<number> {
  const { database } = folder;
  const jobs = await startJobs({ url: folder.url, log, isWorker: false });
  try {
    const store = openWorkStore(database, PictureStorage.of(config), avifQueue(jobs));
    const publishing = new Publishing({ database, store, events: new UploadEvents(notices) });
    const held = await new OwnChaptersRepository(database).held(ownWorkId);
    let shown = 0;
    for (const chapterId of held) if (await publishing.publish(chapterId, ownWorkId, isHeld)) shown += 1;
    return shown;
  } finally {
    await jobs.stop();
  }
}

function isHeld({ state }: { readonly state: string }): boolean {
  return state === 'HELD';
}

function idIn(named: string): number {
  const id = parseRowId(named);
  if (id === null) throw new UsageError(`"${named}" is not a number that futago review list prints.`);
  return id;
}
