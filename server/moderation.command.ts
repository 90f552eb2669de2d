import { userInfo } from 'node:os';
import { ModerationRepository } from './modules/moderation/moderation.repository.ts';
import { type Command, type CommandContext, UsageError } from './platform/command.ts';
import { parseWords } from './platform/command-words.ts';
import { joinDataFolder } from './platform/data-folder.ts';
import { withNotices } from './platform/notices/open-notices.ts';

const MOST_LISTED = 1000;
const LONGEST_REASON = 500;

const HELP = `Usage: futago hide WORK [--because TEXT]
       futago hide list
       futago show WORK [--because TEXT]

hide takes a work out of both sites: out of listings, search, feeds and sitemaps, and its page is not found any more; all
running servers follow within a second. Its comments, places and follows stay and come back with show. list prints the
works that are hidden. WORK is the number in its address, or the address. Who did it, when and why is kept.

Example: futago hide https://vi.example.org/comic/12 --because "its author asked for it"`;

export const hideCommand: Command = {
  name: 'hide',
  summary: 'takes a work out of sight, or lists those that are',
  help: HELP,
  run: (words, context) => run(words, context, true),
};

export const showCommand: Command = {
  name: 'show',
  summary: 'brings a hidden work back',
  help: HELP,
  run: (words, context) => run(words, context, false),
};

async function run(words: readonly string[], context: CommandContext, isHidden: boolean): Promise<number> {
  const { config, log, say } = context;
  const { values, positionals } = parseWords(words, { because: { type: 'string' } });
  const [named, ...rest] = positionals;
  if (named === undefined || rest.length > 0) throw new UsageError('Say one work, by its number or its address.');
  const reason = (values.because ?? '').trim();
  if (reason.length > LONGEST_REASON) throw new UsageError(`--because has at most ${LONGEST_REASON} characters.`);
  const workId = isHidden && named === 'list' ? null : workIdIn(named);
  const folder = await joinDataFolder({ config, log, say, purpose: 'futago hide' });
  try {
    if (workId === null) return await list(new ModerationRepository(folder.database), say);
    const verdict = { workId, isHidden, reason, byWhom: userInfo().username };
    const judged = await withNotices(context, folder, (notices) => new ModerationRepository(folder.database, notices).judge(verdict));
    if (judged === null) throw new UsageError(`There is no work ${workId}.`);
    const state = isHidden ? 'hidden' : 'shown';
    say(judged.isNew ? `"${judged.title}" is ${state}.` : `"${judged.title}" was ${state} already.`);
    return 0;
  } finally {
    await folder.close();
  }
}

async function list(moderation: ModerationRepository, say: CommandContext['say']): Promise<number> {
  for (const { id, title, hiddenAt, byWhom, reason } of await moderation.listHidden(MOST_LISTED)) {
    say([id, hiddenAt.toISOString(), byWhom ?? '', title, reason ?? ''].join('\t'));
  }
  return 0;
}

function workIdIn(named: string): number {
  const path = URL.canParse(named) ? new URL(named).pathname : named;
  const id = /^(?:\/comic\/)?([1-9]\d{0,14})\/?$/.exec(path)?.[1];
  if (id === undefined) throw new UsageError(`"${named}" names no work: give the number in its address, or the address.`);
  return Number(id);
}
