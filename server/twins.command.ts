import { readNamed } from './modules/works/named-work.ts';
import { type NamedWork, TwinsDesk } from './modules/works/twins-desk.repository.ts';
import { type Command, type CommandContext, UsageError } from './platform/command/command.ts';
import { MOST_LISTED } from './platform/command/command-words.ts';
import { joinDataFolder } from './platform/data-folder/data-folder.ts';
import { withNotices } from './platform/notices/open-notices.ts';
import { oneLine } from './platform/one-line.ts';

const ACTIONS = ['list', 'link', 'part'];

const HELP = `Usage: futago twins list
       futago twins link WORK WORK
       futago twins part WORK WORK

list prints the works that are twins: the numbers of both, how many of their chapters belong together, and their titles. link
makes twins of a Vietnamese and a Japanese work, chapters of equal numbers together; part takes that back. WORK is the number
in its address, or the address. Running servers follow within a second. What a manifest or an owner says of twins holds
again when that work is next imported or published.

Example: futago twins link 12 https://ja.example.org/comic/34`;

export const twinsCommand: Command = {
  name: 'twins',
  summary: 'makes twins of works in both languages, parts and lists them',
  help: HELP,
  run,
};

async function run(words: readonly string[], context: CommandContext): Promise<number> {
  const { config, log, say } = context;
  const [action = '', ...named] = words;
  if (!ACTIONS.includes(action) || named.length !== (action === 'list' ? 0 : 2))
    throw new UsageError('Say list, or link or part and two works, by their numbers or their addresses.');
  const ids = named.map((each) => numberIn(each, config));
  const folder = await joinDataFolder({ config, log, say, purpose: 'futago twins' });
  try {
    const desk = new TwinsDesk(folder.database);
    if (action === 'list') {
      for (const { viId, jaId, chapters, viTitle, jaTitle } of await desk.list(MOST_LISTED))
        say([viId, jaId, chapters, oneLine(viTitle), oneLine(jaTitle)].join('\t'));
      return 0;
    }
    const [one, other] = await pairOf(desk, ids);
    const isNew = await withNotices(context, folder, (notices) =>
      new TwinsDesk(folder.database, notices).change(one, other, action === 'link'),
    );
    const state = action === 'link' ? 'twins' : 'no twins';
    say(`"${oneLine(one.title)}" and "${oneLine(other.title)}" ${isNew ? 'are' : 'were'} ${state}${isNew ? '' : ' already'}.`);
    return 0;
  } finally {
    await folder.close();
  }
}

async function pairOf(desk: TwinsDesk, ids: readonly number[]): Promise<readonly [NamedWork, NamedWork]> {
  const found = await Promise.all(ids.map((id) => desk.find(id)));
  const missing = ids.find((_id, at) => found[at] === undefined);
  if (missing !== undefined) throw new UsageError(`There is no work ${missing}.`);
  const [one, other] = found;
  if (one === undefined || other === undefined || one.language === other.language)
    throw new UsageError('Twins are one work in Vietnamese and one in Japanese; these are of one language.');
  return [one, other];
}

function numberIn(named: string, config: CommandContext['config']): number {
  const thing = readNamed(named, config);
  if (thing === null || thing.chapterId !== null)
    throw new UsageError(`"${named}" names no work: give the number in its address, or the address.`);
  return thing.workId;
}
