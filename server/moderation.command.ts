import { ModerationRepository } from './modules/moderation/moderation.repository.ts';
import { type NamedThing, readNamed } from './modules/works/named-work.ts';
import { type Command, type CommandContext, UsageError } from './platform/command/command.ts';
import { MOST_LISTED, parseWords, readReason } from './platform/command/command-words.ts';
import { joinDataFolder } from './platform/data-folder/data-folder.ts';
import { withNotices } from './platform/notices/open-notices.ts';
import { oneLine } from './platform/one-line.ts';
import { operatorName } from './platform/command/operator-name.ts';

const HELP = `Usage: futago hide WORK|CHAPTER [--because TEXT]
       futago hide list
       futago show WORK|CHAPTER [--because TEXT]

hide takes a work, or one chapter of it, out of both sites: out of listings, search, feeds and sitemaps, and its page is not
found any more; all running servers follow within a second. Its comments, places and follows stay and come back with show.
list prints what is hidden. WORK is the number in its address, or the address; CHAPTER is both numbers, 12/345, or the
address. Who did it, when and why is kept.

Example: futago hide https://vi.example.org/comic/12 --because "its author asked for it"`;

export const hideCommand: Command = {
  name: 'hide',
  summary: 'takes a work or a chapter out of sight, or lists those that are',
  help: HELP,
  run: (words, context) => run(words, context, true),
};

export const showCommand: Command = {
  name: 'show',
  summary: 'brings a hidden work or chapter back',
  help: HELP,
  run: (words, context) => run(words, context, false),
};

async function run(words: readonly string[], context: CommandContext, isHidden: boolean): Promise<number> {
  const { config, log, say } = context;
  const { values, positionals } = parseWords(words, { because: { type: 'string' } });
  const [named, ...rest] = positionals;
  if (named === undefined || rest.length > 0) throw new UsageError('Say one work or chapter, by its number or its address.');
  const reason = readReason(values.because);
  const thing = isHidden && named === 'list' ? null : thingIn(named, config);
  const folder = await joinDataFolder({ config, log, say, purpose: 'futago hide' });
  try {
    if (thing === null) return await list(new ModerationRepository(folder.database), say);
    const verdict = { ...thing, isHidden, reason, byWhom: operatorName() };
    const judged = await withNotices(context, folder, (notices) => new ModerationRepository(folder.database, notices).judge(verdict));
    const { workId, chapterId } = thing;
    if (judged === null)
      throw new UsageError(chapterId === null ? `There is no work ${workId}.` : `There is no chapter ${chapterId} of a work ${workId}.`);
    const what = chapterId === null ? `"${judged.title}"` : `Chapter ${chapterId} of "${judged.title}"`;
    const state = isHidden ? 'hidden' : 'shown';
    say(judged.isNew ? `${what} is ${state}.` : `${what} was ${state} already.`);
    return 0;
  } finally {
    await folder.close();
  }
}

async function list(moderation: ModerationRepository, say: CommandContext['say']): Promise<number> {
  for (const { workId, chapterId, title, hiddenAt, byWhom, reason } of await moderation.listHidden(MOST_LISTED)) {
    say(
      [
        chapterId === null ? workId : `${workId}/${chapterId}`,
        hiddenAt.toISOString(),
        byWhom ?? '',
        oneLine(title),
        oneLine(reason ?? ''),
      ].join('\t'),
    );
  }
  return 0;
}

function thingIn(named: string, config: CommandContext['config']): NamedThing {
  const thing = readNamed(named, config);
  if (thing === null) throw new UsageError(`"${named}" names no work or chapter: give the number in its address, or the address.`);
  return thing;
}
