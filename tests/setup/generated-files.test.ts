import { execFileSync } from 'node:child_process';
import { cp, mkdtemp, readdir, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ROOT } from '../architecture/source-files.ts';

const COPIED = ['package.json', 'tsconfig.json', 'codegen.ts', 'lingui.config.ts', 'graphql', 'locales', 'setup', 'src'];
const MINUTES_2 = 120_000;

let copy = '';

/** In a copy, since other tests read the generated files while these are written. */
beforeAll(async () => {
  copy = await mkdtemp(join(tmpdir(), 'futago-generated-'));
  await Promise.all(COPIED.map((name) => cp(join(ROOT, name), join(copy, name), { recursive: true })));
  await symlink(join(ROOT, 'node_modules'), join(copy, 'node_modules'));
});

afterAll(() => rm(copy, { recursive: true, force: true }));

const CATALOGS = ['vi', 'ja'].flatMap((language) =>
  ['messages', 'account', 'comments', 'genres', 'history', 'ranking', 'search', 'settings', 'shelf', 'upload'].map(
    (part) => `locales/${language}/${part}.po`,
  ),
);

test('npm run codegen reproduces the generated files byte for byte.', { timeout: MINUTES_2 }, async () => {
  runInCopy('codegen');
  expect(await textsBelow(join(copy, 'graphql/generated'))).toEqual(await textsBelow(join(ROOT, 'graphql/generated')));
});

test('npm run i18n finds no message that the catalogs lack, and none that nobody says any more.', { timeout: MINUTES_2 }, async () => {
  runInCopy('i18n');
  for (const path of CATALOGS) {
    expect(messagesOf(await readFile(join(copy, path), 'utf8'))).toEqual(messagesOf(await readFile(join(ROOT, path), 'utf8')));
  }
});

test('Every message of the catalogs is translated.', async () => {
  for (const path of CATALOGS) {
    const text = await readFile(join(ROOT, path), 'utf8');
    const untranslated = text.split(/\n\n/).filter((entry) => /^msgid "[^"]/m.test(entry) && /^msgstr ""$(?!\n")/m.test(entry));
    expect(untranslated).toEqual([]);
  }
});

test('What several catalogs say is said alike in all of them, since those that are loaded become one.', async () => {
  for (const language of ['vi', 'ja']) {
    const said = new Map<string, Set<string>>();
    for (const path of CATALOGS.filter((name) => name.includes(`/${language}/`))) {
      const text = await readFile(join(ROOT, path), 'utf8');
      for (const [, message = '', words = ''] of text.matchAll(/^msgid "(.+)"\nmsgstr "(.*)"$/gm)) {
        said.set(message, (said.get(message) ?? new Set()).add(words));
      }
    }
    expect(said.size).toBeGreaterThan(100);
    expect([...said].filter(([, words]) => words.size > 1)).toEqual([]);
  }
});

function runInCopy(script: string): void {
  execFileSync('npm', ['run', '--silent', script], { cwd: copy, stdio: 'pipe', env: { ...process.env, NODE_ENV: 'development' } });
}

function messagesOf(catalog: string): string[] {
  return catalog.split('\n').filter((line) => /^(msgid|msgstr|")/.test(line));
}

async function textsBelow(folder: string): Promise<Record<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  return Object.fromEntries(
    await Promise.all(files.map(async (file) => [file.slice(folder.length), await readFile(file, 'utf8')] as const)),
  );
}
