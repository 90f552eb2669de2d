import { execFile } from 'node:child_process';
import { delimiter } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { runCommandLine } from '#server/cli.ts';
import { settingVariables } from '#server/platform/config/config.environment.ts';
import { ownFiles, ROOT, textOf } from './source-files.ts';

const readme = textOf('README.md');

test('The configuration table names every setting, and no other.', () => {
  const named = [...new Set([...readme.matchAll(/`(FUTAGO_[A-Z_]+)`/g)].map((match) => match[1] ?? ''))].filter(
    (name) => name !== 'FUTAGO_CONFIG',
  );
  const settings = settingVariables().filter((name) => !name.startsWith('FUTAGO_SITES_JA_'));
  expect(named.toSorted()).toEqual(settings.toSorted());
});

test('The operator’s commands run as the README writes them, by whatever Node the system has.', { timeout: 60_000 }, async () => {
  const [program = '', ...words] = (/for those who run it: `([^`…]+) …`/.exec(readme)?.[1] ?? '').split(' ');
  const PATH = (process.env['PATH'] ?? '').split(delimiter).filter((folder) => !folder.includes('node_modules'));
  const ran = promisify(execFile)(program, [...words, '--version'], { cwd: ROOT, env: { ...process.env, PATH: PATH.join(delimiter) } });
  expect((await ran).stdout).toMatch(/^\d+\.\d+\.\d+\n$/);
});

test('Every command of the operator stands in the README.', async () => {
  const lines: string[] = [];
  await runCommandLine(['help'], { say: (line) => lines.push(line), complain: () => undefined });
  const names = [...lines.join('\n').matchAll(/^ {2}(\S+) /gm)].map(([, name = '']) => name);
  const unsaid = names.filter((name) => !new RegExp(`^\\| .*\`${name}[ \`]`, 'm').test(readme));
  // npm start serves, and what is made up for measuring is for who writes it.
  expect(unsaid).toEqual(['serve', 'bench-data']);
});

test('Every file that the README leads to is there.', () => {
  const targets = [...readme.matchAll(/\]\((?!https?:)([^)#]+)\)/g)].map((match) => match[1] ?? '');
  const files = ownFiles(/./);
  expect(targets.filter((target) => !files.includes(target))).toEqual([]);
});

test('Every file and folder that the tour names is there, by the end of its path.', () => {
  const named = [...textOf('docs/tour.md').matchAll(/`([\w./-]+(?:\.tsx?|\/))`/g)].map((match) => match[1] ?? '');
  const paths = ownFiles(/./).map((file) => `/${file}`);
  const isThere = (name: string): boolean =>
    paths.some((path) => (name.endsWith('/') ? path.includes(`/${name}`) : path.endsWith(`/${name}`)));
  expect(named.length).toBeGreaterThan(40);
  expect(named.filter((name) => !isThere(name))).toEqual([]);
});

test('No file names a folder of one machine.', () => {
  const ABSOLUTE = /(^|[^\w./])\/(work|farm|root|home\/\w+)\//;
  const self = 'tests/architecture/readme.test.ts';
  const written = ownFiles(/\.(ts|tsx|mjs|md|json|css|graphql|po)$|\.ci\/run$/).filter(
    (file) => file !== self && file !== 'package-lock.json',
  );
  expect(written.filter((file) => ABSOLUTE.test(textOf(file)))).toEqual([]);
});
