import { expect, test } from 'vitest';
import { settingVariables } from '#server/platform/config.environment.ts';
import { ownFiles, textOf } from './source-files.ts';

const readme = textOf('README.md');

test('The configuration table names every setting, and no other.', () => {
  const named = [...new Set([...readme.matchAll(/`(FUTAGO_[A-Z_]+)`/g)].map((match) => match[1] ?? ''))].filter(
    (name) => name !== 'FUTAGO_CONFIG',
  );
  const settings = settingVariables().filter((name) => !name.startsWith('FUTAGO_SITES_JA_'));
  expect(named.toSorted()).toEqual(settings.toSorted());
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
