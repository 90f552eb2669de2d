import { ModerationRepository } from './modules/moderation/moderation.repository.ts';
import { type Answer, type ReportedKind, ReportsDesk } from './modules/moderation/reports-desk.repository.ts';
import { parseRowId } from './modules/row-id.ts';
import { type Command, type CommandContext, UsageError } from './platform/command/command.ts';
import { MOST_LISTED, parseWords, readReason } from './platform/command/command-words.ts';
import { joinDataFolder, type OpenDatabase } from './platform/data-folder/data-folder.ts';
import { oneLine } from './platform/one-line.ts';
import { NO_NOTICES, type Notices } from './platform/notices/notices.ts';
import { withNotices } from './platform/notices/open-notices.ts';
import { operatorName } from './platform/command/operator-name.ts';

const ACTIONS = ['list', 'hide', 'dismiss'];
const KINDS: readonly ReportedKind[] = ['work', 'chapter', 'comment'];

const HELP = `Usage: futago reports list
       futago reports hide work|chapter|comment ID [--because TEXT]
       futago reports dismiss work|chapter|comment ID [--because TEXT]

list prints what readers reported and nobody has answered, most reported first: how often, what, its number, its address,
the reasons and what was written. hide takes a comment's words away for good, and a work or a chapter out of sight as futago hide
does. dismiss leaves the thing as it is. Both answer its reports, and who did it, when and why
is kept. Readers are told nothing. All of them work beside running servers, which follow within a second.

Example: futago reports dismiss comment 12 --because "rude, but no harm"`;

export const reportsCommand: Command = {
  name: 'reports',
  summary: 'lists what readers reported, and hides or dismisses it',
  help: HELP,
  run,
};

interface Desk {
  readonly desk: ReportsDesk;
  readonly folder: OpenDatabase;
  readonly notices: Notices;
  readonly context: CommandContext;
}

async function run(words: readonly string[], context: CommandContext): Promise<number> {
  const { values, positionals } = parseWords(words, { because: { type: 'string' } });
  const [action = '', ...named] = positionals;
  const reason = readReason(values.because);
  if (!ACTIONS.includes(action) || named.length !== (action === 'list' ? 0 : 2))
    throw new UsageError('Say list, or hide or dismiss and the two words that list prints: what it is and its number.');
  const answer = action === 'list' ? null : { ...thingIn(named), reason, byWhom: operatorName() };
  const { config, log, say } = context;
  const folder = await joinDataFolder({ config, log, say, purpose: 'futago reports' });
  try {
    const open = (notices: Notices): Desk => ({ desk: new ReportsDesk(folder.database, notices), folder, notices, context });
    if (answer === null) return await list(open(NO_NOTICES));
    if (action === 'dismiss') return await dismiss(open(NO_NOTICES), answer);
    return await withNotices(context, folder, (notices) => hide(open(notices), answer));
  } finally {
    await folder.close();
  }
}

async function list({ desk, context: { config, say } }: Desk): Promise<number> {
  for (const { kind, id, workId, chapterId, workTitle, language, reports, lastAt, reasons, words } of await desk.open(MOST_LISTED)) {
    const address = `${config.sites[language].origin}/comic/${workId}${chapterId === null ? '' : `/${chapterId}`}`;
    say([reports, kind, id, lastAt.toISOString(), address, oneLine(workTitle), reasons.join(' '), oneLine(words.join(' | '))].join('\t'));
  }
  return 0;
}

async function hide({ desk, folder, notices, context: { say } }: Desk, answer: Answer): Promise<number> {
  const { kind, id } = answer;
  if (kind === 'comment') {
    if (!(await desk.removeComment(answer))) throw new UsageError(`There is no comment ${id} with words in it.`);
    say(`The words of comment ${id} are gone.`);
    return 0;
  }
  const workId = await desk.workOf(kind, id);
  const chapterId = kind === 'chapter' ? id : null;
  const verdict = { ...answer, chapterId, isHidden: true };
  const judged = workId === null ? null : await new ModerationRepository(folder.database, notices).judge({ ...verdict, workId });
  if (workId === null || judged === null) throw new UsageError(`There is no ${kind} ${id}.`);
  await desk.settle(workId, chapterId);
  const what = chapterId === null ? `"${judged.title}"` : `Chapter ${chapterId} of "${judged.title}"`;
  say(judged.isNew ? `${what} is hidden.` : `${what} was hidden already.`);
  return 0;
}

async function dismiss({ desk, context: { say } }: Desk, answer: Answer): Promise<number> {
  const settled = await desk.dismiss(answer);
  if (settled === 0) throw new UsageError(`Nothing that readers reported of ${answer.kind} ${answer.id} is open.`);
  say(`Reports dismissed: ${settled}.`);
  return 0;
}

function thingIn([kind = '', id = '']: readonly string[]): Pick<Answer, 'kind' | 'id'> {
  const known = KINDS.find((one) => one === kind);
  const rowId = parseRowId(id);
  if (known === undefined || rowId === null)
    throw new UsageError(`"${kind} ${id}" is nothing that futago reports list prints: work, chapter or comment and a number.`);
  return { kind: known, id: rowId };
}
