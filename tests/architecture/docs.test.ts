import { execFile } from 'node:child_process';
import { basename, delimiter, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { runCommandLine } from '#server/cli.ts';
import { settingVariables } from '#server/platform/config/config.environment.ts';
import { configSchema } from '#server/platform/config/config.schema.ts';
import { ownFiles, ROOT, textOf } from './source-files.ts';

const configuration = textOf('docs/operations/configuration.md');
const commands = textOf('docs/operations/commands.md');

test('The configuration table names every setting, and no other.', () => {
  const named = [...new Set([...configuration.matchAll(/`(FUTAGO_[A-Z_]+)`/g)].map((match) => match[1] ?? ''))].filter(
    (name) => name !== 'FUTAGO_CONFIG',
  );
  const settings = settingVariables().filter((name) => !name.startsWith('FUTAGO_SITES_JA_'));
  expect(named.toSorted()).toEqual(settings.toSorted());
});

test('The configuration table names the defaults as they are.', () => {
  const defaults: unknown = v.parse(configSchema, {});
  const rows = [...configuration.matchAll(/^\| .*?`FUTAGO_\w+` *\| `([\w.]+)` *\| (\S+) *\|/gm)].map(([, key = '', said = '']) => ({
    key,
    said,
  }));
  const plain = rows.filter(({ said }) => /^(?:\d+|true|false|none|info|embedded)$/.test(said));
  expect(plain.length).toBeGreaterThan(30);
  expect(plain.filter(({ key, said }) => saidOf(valueAt(defaults, key)) !== said)).toEqual([]);
});

test('The settings in the README are described as in the table of all of them.', () => {
  const all = settingRows('docs/operations/configuration.md');
  const some = settingRows('README.md');
  expect(some.length).toBeGreaterThan(10);
  expect(some.filter((line) => !all.includes(line))).toEqual([]);
});

test('The operator’s commands run as they are written, by whatever Node the system has.', { timeout: 60_000 }, async () => {
  const [program = '', ...words] = (/^\| `([^`…]+) …`/m.exec(commands)?.[1] ?? '').split(' ');
  const PATH = (process.env['PATH'] ?? '').split(delimiter).filter((folder) => !folder.includes('node_modules'));
  const ran = promisify(execFile)(program, [...words, '--version'], { cwd: ROOT, env: { ...process.env, PATH: PATH.join(delimiter) } });
  expect((await ran).stdout).toMatch(/^\d+\.\d+\.\d+\n$/);
});

test('Every command of the operator is described.', async () => {
  const lines: string[] = [];
  await runCommandLine(['help'], { say: (line) => lines.push(line), complain: () => undefined });
  const names = [...lines.join('\n').matchAll(/^ {2}(\S+) /gm)].map(([, name = '']) => name);
  const unsaid = names.filter((name) => !new RegExp(`^\\| .*\`${name}[ \`]`, 'm').test(commands));
  // npm start serves, and what is made up for measuring is for who writes it.
  expect(unsaid).toEqual(['serve', 'bench-data']);
});

test('Every file that a document leads to is there.', () => {
  const files = ownFiles(/./);
  const missing = ownFiles(/^(README|docs\/.*)\.md$/).flatMap((document) => {
    const targets = [...textOf(document).matchAll(/\]\((?!https?:)([^)#]+)\)/g)].map((match) => join(dirname(document), match[1] ?? ''));
    return targets.filter((target) => !files.includes(target)).map((target) => `${document}: ${target}`);
  });
  expect(missing).toEqual([]);
});

test('Every file and folder that the tour names is there, by the end of its path.', () => {
  const named = [...textOf('docs/tour.md').matchAll(/`([\w./-]+(?:\.tsx?|\/))`/g)].map((match) => match[1] ?? '');
  const paths = ownFiles(/./).map((file) => `/${file}`);
  const isThere = (name: string): boolean =>
    paths.some((path) => (name.endsWith('/') ? path.includes(`/${name}`) : path.endsWith(`/${name}`)));
  expect(named.length).toBeGreaterThan(40);
  expect(named.filter((name) => !isThere(name))).toEqual([]);
});

const DECISIONS = /^docs\/decisions\/(\d{3})-[a-z0-9-]+\.md$/;

test('The list of decisions names every page by its title, and says of which number there is none.', () => {
  const pages = ownFiles(DECISIONS).map((file) => {
    const [, number = '', title = ''] = /^# (\d{3}) (.+)$/m.exec(textOf(file)) ?? [];
    expect([number, file]).toEqual([DECISIONS.exec(file)?.[1], file]);
    return `- [${number}](${basename(file)}) ${title}`;
  });
  const listed = textOf('docs/decisions/README.md')
    .split('\n')
    .filter((line) => line.startsWith('- '));
  expect(listed.filter((line) => line.startsWith('- ['))).toEqual(pages);
  const numbers = listed.map((line) => Number(/\d+/.exec(line)?.[0]));
  expect(numbers).toEqual(Array.from(listed, (_line, index) => index + 1));
});

test('Every decision that a file names by its number has a page.', () => {
  const numbers = ownFiles(DECISIONS).map((file) => DECISIONS.exec(file)?.[1]);
  const named = ownFiles(/\.(ts|tsx|mjs|css|md|graphql|sql)$/).flatMap((file) =>
    [...textOf(file).matchAll(/\bdecisions?[ /](\d{3})\b/gi)].map(([, number]) => ({ file, number })),
  );
  expect(named.length).toBeGreaterThan(50);
  expect(named.filter(({ number }) => !numbers.includes(number))).toEqual([]);
});

test('No file names a folder of one machine.', () => {
  const ABSOLUTE = /(^|[^\w./])\/(work|farm|root|home\/\w+)\//;
  const self = 'tests/architecture/docs.test.ts';
  const written = ownFiles(/\.(ts|tsx|mjs|md|json|css|graphql|po)$|\.ci\/run$/).filter(
    (file) => file !== self && file !== 'package-lock.json',
  );
  expect(written.filter((file) => ABSOLUTE.test(textOf(file)))).toEqual([]);
});

function valueAt(settings: unknown, key: string): unknown {
  return key.split('.').reduce((at: unknown, part) => (at as Record<string, unknown>)[part], settings);
}

function saidOf(value: unknown): string {
  if (value === null || value === undefined || (Array.isArray(value) && value.length === 0)) return 'none';
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** Of a document's tables, as they read, wherever their links lead. */
function settingRows(document: string): readonly string[] {
  return textOf(document)
    .split('\n')
    .filter((line) => /^\| `.*(?:FUTAGO_|PORT)/.test(line))
    .map((line) => line.replaceAll(/ +/g, ' ').replaceAll(/\]\([^)]*\)/g, ']'));
}
