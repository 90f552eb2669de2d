import { readFile } from 'node:fs/promises';
import { parsePage } from './modules/pages/page-document.ts';
import { PageRefused } from './modules/pages/pages.errors.ts';
import { type PageKey, PagesRepository } from './modules/pages/pages.repository.ts';
import { isSlug, isTaken } from './modules/pages/slug.ts';
import { type Command, type CommandContext, UsageError } from './platform/command/command.ts';
import { joinDataFolder } from './platform/data-folder/data-folder.ts';
import { withNotices } from './platform/notices/open-notices.ts';
import type { LanguageCode } from './platform/database/tables.ts';

const HELP = `Usage: futago page set vi|ja SLUG FILE.md
       futago page show vi|ja SLUG
       futago page remove vi|ja SLUG
       futago page list

set takes a page from a Markdown file (CommonMark; raw HTML is left out) and shows it at /SLUG of that site; the file
begins with the title, a line such as "# About us". A page of the same slug on the other site is its twin. show prints
the Markdown, remove takes the page away. All of them work beside a running server, which shows them within a second.

Example: futago page set vi gioi-thieu about.md`;

export const pageCommand: Command = {
  name: 'page',
  summary: 'writes, shows and removes pages of a site',
  help: HELP,
  run: runPage,
};

interface Desk {
  readonly pages: PagesRepository;
  readonly context: CommandContext;
}

type Act = (desk: Desk, key: PageKey, file: string) => Promise<number>;

/** With the number of words after the action. */
const ACTIONS: Readonly<Record<string, { readonly words: number; readonly isWriting: boolean; readonly act: Act }>> = {
  set: { words: 3, isWriting: true, act: setPage },
  show: { words: 2, isWriting: false, act: showPage },
  remove: { words: 2, isWriting: true, act: removePage },
  list: { words: 0, isWriting: false, act: listPages },
};

async function runPage(words: readonly string[], context: CommandContext): Promise<number> {
  const [name = '', ...rest] = words;
  const action = Object.hasOwn(ACTIONS, name) ? ACTIONS[name] : undefined;
  if (action === undefined) throw new UsageError(`Say what to do: ${Object.keys(ACTIONS).join(', ')}.`);
  if (rest.length !== action.words) throw new UsageError(`futago page ${name} takes ${action.words} words after it, not ${rest.length}.`);
  const [language = '', slug = '', file = ''] = rest;
  const key = action.words === 0 ? { language: 'vi' as const, slug } : { language: checkLanguage(language), slug: checkSlug(slug) };
  const { config, log, say } = context;
  const folder = await joinDataFolder({ config, log, say, purpose: 'futago page', mayBegin: name === 'set' });
  try {
    const code = await action.act({ pages: new PagesRepository(folder.database), context }, key, file);
    if (action.isWriting) await withNotices(context, folder, (notices) => notices.tell({ topic: 'contentChanged', told: {} }));
    return code;
  } finally {
    await folder.close();
  }
}

function checkLanguage(given: string): LanguageCode {
  if (given === 'vi' || given === 'ja') return given;
  throw new UsageError(`The site is vi or ja, not "${given}".`);
}

function checkSlug(slug: string): string {
  if (!isSlug(slug)) throw new UsageError(`"${slug}" is no slug: use small letters, digits and single hyphens, at most 80 in all.`);
  if (isTaken(slug)) throw new UsageError(`/${slug} is an address of the site itself; choose another slug.`);
  return slug;
}

async function setPage({ pages, context }: Desk, key: PageKey, file: string): Promise<number> {
  const markdown = await readText(file);
  try {
    await pages.save(key, { ...parsePage(markdown), markdown });
  } catch (error) {
    if (error instanceof PageRefused) throw new UsageError(`${file} was not taken. ${error.message}`);
    throw error;
  }
  context.say(`${context.config.sites[key.language].origin}/${key.slug}`);
  return 0;
}

async function readText(file: string): Promise<string> {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(await readFile(file));
  } catch (error) {
    if (error instanceof TypeError) throw new UsageError(`${file} is not UTF-8 text.`);
    throw new UsageError(`${file} cannot be read (${(error as NodeJS.ErrnoException).code ?? String(error)}).`);
  }
}

async function showPage({ pages, context }: Desk, key: PageKey): Promise<number> {
  const markdown = await pages.findMarkdown(key);
  if (markdown === undefined) throw missing(key);
  context.say(markdown.trimEnd());
  return 0;
}

async function removePage({ pages }: Desk, key: PageKey): Promise<number> {
  if (!(await pages.remove(key))) throw missing(key);
  return 0;
}

async function listPages({ pages, context }: Desk): Promise<number> {
  for (const { language, slug, updatedAt, title } of await pages.list()) {
    context.say([language, slug, updatedAt.toISOString(), title].join('\t'));
  }
  return 0;
}

function missing({ language, slug }: PageKey): UsageError {
  return new UsageError(`The site ${language} has no page /${slug}.`);
}
