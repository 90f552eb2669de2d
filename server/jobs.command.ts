import { readGivenUpUploads } from './modules/uploads/processing/given-up-uploads.ts';
import { type Command, type CommandContext, UsageError } from './platform/command/command.ts';
import { MOST_LISTED } from './platform/command/command-words.ts';
import { joinDataFolder, type OpenDatabase } from './platform/data-folder/data-folder.ts';
import { type Jobs, startJobs } from './platform/jobs/jobs.ts';
import { oneLine } from './platform/one-line.ts';

const ID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

const HELP = `Usage: futago jobs list
       futago jobs again ID
       futago jobs forget ID

list prints the background work that was given up, newest first: its number, when, what kind it was, how often it was tried,
what it was about, and the error that ended its last try. again has it tried anew, for example when the disk has room again or
the mail server answers; forget takes it from the list, where it is otherwise kept for thirty days. An upload (of the kind
"upload") can only be sent again by its owner, who was told so. All of them work beside a running server.

Example: futago jobs again 0190b1c2-8d5e-7a30-9f11-0c6d2e7f4a55`;

export const jobsCommand: Command = {
  name: 'jobs',
  summary: 'lists background work that was given up, and why, and has it tried again',
  help: HELP,
  run,
};

async function run(words: readonly string[], { config, log, say }: CommandContext): Promise<number> {
  const [action = '', id, ...rest] = words;
  if (!['list', 'again', 'forget'].includes(action) || rest.length > 0 || (id === undefined) !== (action === 'list'))
    throw new UsageError('Say list, or again or forget and the number that list prints.');
  if (id !== undefined && !ID.test(id)) throw new UsageError(`"${id}" is not a number that futago jobs list prints.`);
  const folder = await joinDataFolder({ config, log, say, purpose: 'futago jobs' });
  try {
    const jobs = await startJobs({ url: folder.url, log, isWorker: false });
    try {
      if (id === undefined) for (const line of await linesOf(jobs, folder)) say(line);
      else await answer({ deadLetters: jobs.deadLetters, database: folder.database }, action, id, say);
      return 0;
    } finally {
      await jobs.stop();
    }
  } finally {
    await folder.close();
  }
}

async function linesOf(
  { deadLetters }: Pick<Jobs, 'deadLetters'>,
  { database }: Pick<OpenDatabase, 'database'>,
): Promise<readonly string[]> {
  const uploads = await readGivenUpUploads(database, MOST_LISTED);
  const all = [
    ...(await deadLetters.list()),
    ...uploads.map(({ id, tries, owner, work, why, at }) => ({ id, queue: 'upload', data: { owner, work }, why, tries, givenUpAt: at })),
  ];
  return all
    .toSorted((one, other) => other.givenUpAt.getTime() - one.givenUpAt.getTime())
    .slice(0, MOST_LISTED)
    .map(({ id, givenUpAt, queue, tries, data, why }) =>
      [id, givenUpAt.toISOString(), queue, tries, oneLine(JSON.stringify(data)), oneLine(why)].join('\t'),
    );
}

async function answer(
  { deadLetters, database }: Pick<Jobs, 'deadLetters'> & Pick<OpenDatabase, 'database'>,
  action: string,
  id: string,
  say: CommandContext['say'],
): Promise<void> {
  const isDone = action === 'again' ? await deadLetters.again(id) : await deadLetters.forget(id);
  const isUpload = !isDone && (await readGivenUpUploads(database, MOST_LISTED)).some((upload) => upload.id === id);
  if (isUpload) throw new UsageError(`${id} is an upload: only its owner can send it again, and it leaves the list within a day.`);
  if (!isDone) throw new UsageError(`Nothing that was given up has the number ${id}.`);
  say(action === 'again' ? `${id} waits to be tried again.` : `${id} is forgotten.`);
}
