import { checkEmail, checkName, emailKeyOf } from './modules/accounts/account-input.ts';
import { AccountsRepository, type UserRow } from './modules/accounts/accounts.repository.ts';
import { LINK_MILLISECONDS, LinksRepository } from './modules/identity/links.repository.ts';
import { ReviewsRepository } from './modules/moderation/reviews.repository.ts';
import { type Command, type CommandContext, UsageError } from './platform/command/command.ts';
import { MOST_LISTED, parseWords, readReason } from './platform/command/command-words.ts';
import { joinDataFolder, type OpenDatabase } from './platform/data-folder/data-folder.ts';
import { withNotices } from './platform/notices/open-notices.ts';
import { operatorName } from './platform/command/operator-name.ts';
import { newSecret, Sessions } from './platform/sessions/sessions.ts';
import type { LanguageCode } from './platform/database/tables.ts';

const HELP = `Usage: futago user create EMAIL [--name NAME] [--language vi|ja]
       futago user link EMAIL
       futago user end-sessions EMAIL
       futago user block EMAIL [--because TEXT]
       futago user unblock EMAIL [--because TEXT]
       futago user list

create makes an account without a password and prints a link that sets one; link prints such a link for an account that
there is. A link works once, for 30 minutes. end-sessions signs the account out everywhere, at once. block lets an account read, export and
leave, but neither publish nor comment; its scheduled chapters become drafts, and what it published stays (futago hide takes
works out of sight); unblock takes that back. Who did it, when and why is kept. list prints the
newest ${MOST_LISTED} accounts, and which are blocked. All of them work beside a running server.

Example: futago user create lan@example.org --name Lan --language vi`;

export const userCommand: Command = {
  name: 'user',
  summary: 'makes accounts, lists, blocks and signs them out and prints links that set a password',
  help: HELP,
  run: runUser,
};

interface Desk {
  readonly accounts: AccountsRepository;
  readonly folder: OpenDatabase;
  readonly context: CommandContext;
}

interface Wish {
  readonly action: string;
  readonly email: string | undefined;
  readonly name: string | undefined;
  readonly language: LanguageCode;
  /** '' for none. */
  readonly reason: string;
}

const ACTIONS: Readonly<Record<string, (desk: Desk, wish: Wish) => Promise<number>>> = {
  create: createAccount,
  link: async (desk, wish) => printLink(desk, await requireAccount(desk, wish)),
  'end-sessions': endSessions,
  block: (desk, wish) => setBlocked(desk, wish, true),
  unblock: (desk, wish) => setBlocked(desk, wish, false),
  list: listAccounts,
};

async function runUser(words: readonly string[], context: CommandContext): Promise<number> {
  const wish = readWish(words);
  const act = Object.hasOwn(ACTIONS, wish.action) ? ACTIONS[wish.action] : undefined;
  if (act === undefined) throw new UsageError(`Say what to do: ${Object.keys(ACTIONS).join(', ')}.`);
  if ((wish.email === undefined) !== (wish.action === 'list')) {
    throw new UsageError(
      wish.action === 'list' ? 'futago user list takes no address.' : `futago user ${wish.action} needs an e-mail address.`,
    );
  }
  const { config, log, say } = context;
  const folder = await joinDataFolder({ config, log, say, purpose: 'futago user', mayBegin: wish.action === 'create' });
  try {
    return await act({ accounts: new AccountsRepository(folder.database), folder, context }, wish);
  } finally {
    await folder.close();
  }
}

function readWish(words: readonly string[]): Wish {
  const { values, positionals } = parseWords(words, {
    name: { type: 'string' },
    language: { type: 'string' },
    because: { type: 'string' },
  });
  const [action = '', email, ...rest] = positionals;
  if (rest.length > 0) throw new UsageError(`futago user takes one address at a time, but was given ${rest.join(' ')} too.`);
  const { name, language = 'vi' } = values;
  if (language !== 'vi' && language !== 'ja') throw new UsageError(`--language is vi or ja, not "${language}".`);
  const reason = readReason(values.because);
  return { action, email, name, language, reason };
}

async function createAccount(desk: Desk, { email: given = '', name: wished, language }: Wish): Promise<number> {
  const email = checkEmail(given);
  if (email.problem !== null) throw new UsageError(`"${given}" is not an e-mail address.`);
  const name = checkName(wished ?? (given.split('@')[0] ?? '').slice(0, 40));
  if (name.problem !== null) throw new UsageError('--name has 1 to 40 characters.');
  const user = await desk.accounts.add({ ...email.value, name: name.value, passwordHash: null, language });
  if (user === undefined) throw new UsageError(`There is an account of ${given} already.`);
  return printLink(desk, user);
}

async function printLink({ folder, context }: Desk, user: UserRow): Promise<number> {
  const secret = newSecret();
  const expiresAt = new Date(Date.now() + LINK_MILLISECONDS);
  await new LinksRepository(folder.database).addPasswordLink({ secret, userId: user.id, expiresAt });
  context.say(`${context.config.sites[user.language].origin}/password/setting#token=${secret}`);
  return 0;
}

async function endSessions(desk: Desk, wish: Wish): Promise<number> {
  const user = await requireAccount(desk, wish);
  const { context, folder } = desk;
  const ended = await withNotices(context, folder, (notices) => new Sessions(folder.database, { notices }).endAll(user.id));
  desk.context.say(ended === 0 ? `${user.email} was not signed in.` : `${user.email} is signed out.`);
  return 0;
}

async function setBlocked(desk: Desk, wish: Wish, isBlocked: boolean): Promise<number> {
  const user = await requireAccount(desk, wish);
  const isNew = await new ReviewsRepository(desk.folder.database).block(user.id, isBlocked, wish.reason, operatorName());
  const state = isBlocked ? 'blocked' : 'not blocked';
  desk.context.say(isNew ? `${user.email} is ${state}.` : `${user.email} was ${state} already.`);
  return 0;
}

async function listAccounts({ accounts, context }: Desk): Promise<number> {
  for (const { id, email, language, createdAt, name, isBlocked } of await accounts.list(MOST_LISTED)) {
    context.say([id, email, language, createdAt.toISOString(), name, ...(isBlocked ? ['blocked'] : [])].join('\t'));
  }
  return 0;
}

async function requireAccount({ accounts }: Desk, { email = '' }: Wish): Promise<UserRow> {
  const user = await accounts.findByEmailKey(emailKeyOf(email));
  if (user === undefined) throw new UsageError(`There is no account of ${email}.`);
  return user;
}
