import { expect, test } from 'vitest';
import { mayImport, roomOf } from './import-law.ts';
import { importsOf, ownFiles, textOf } from './source-files.ts';

const CODE = /\.(ts|tsx|mjs)$/;
const GENERATED = /(^|\/)generated\/|\.gen\.ts$/;
const code = ownFiles(CODE).filter((file) => !GENERATED.test(file));
const imports = new Map(code.map((file) => [file, importsOf(file)]));

test('Every file of code stands in a room.', () => {
  expect(code.filter((file) => roomOf(file) === undefined)).toEqual([]);
});

test('A room imports only the rooms that the table allows it.', () => {
  const forbidden = [...imports].flatMap(([file, list]) =>
    list.flatMap(({ own }) => (own !== null && !mayImport(file, own) ? [`${file} -> ${own}`] : [])),
  );
  expect(forbidden).toEqual([]);
});

test('The law forbids what it is there to forbid.', () => {
  expect(mayImport('src/features/home/HomeScreen.tsx', 'src/features/work/WorkScreen.tsx')).toBe(false);
  expect(mayImport('src/ui/button/Button.tsx', 'src/entities/work/WorkCard.tsx')).toBe(false);
  expect(mayImport('server/http/handler.ts', 'src/app/router.ts')).toBe(false);
  expect(mayImport('src/features/home/HomeScreen.tsx', 'tests/support/database/seed.ts')).toBe(false);
  expect(mayImport('machines/auth/auth.machine.ts', 'machines/realtime/realtime.machine.ts')).toBe(false);
  expect(mayImport('machines/auth/auth.machine.ts', 'machines/realtime/index.ts')).toBe(true);
});

test('Machines import only XState from outside.', () => {
  const foreign = [...imports]
    .filter(([file]) => file.startsWith('machines/'))
    .flatMap(([file, list]) =>
      list
        .filter(({ own, specifier }) => own === null && !/^xstate(\/|$)/.test(specifier))
        .map(({ specifier }) => `${file} -> ${specifier}`),
    );
  expect(foreign).toEqual([]);
});

test('Screens and their parts know neither the router nor a running actor.', () => {
  const forbidden = [...imports]
    .filter(([file]) => /^src\/(features|entities|ui)\//.test(file))
    .flatMap(([file, list]) =>
      list
        .filter(({ specifier }) => /^@tanstack\/react-router|^@xstate\/react/.test(specifier))
        .map(({ specifier }) => `${file} -> ${specifier}`),
    );
  expect(forbidden).toEqual([]);
});

test('No imports run in a circle.', () => {
  expect(circles()).toEqual([]);
});

test('No drawer is called utils, helpers, common, misc, lib or types.', () => {
  expect(ownFiles(/(^|\/)(utils?|helpers?|common|misc|lib|types)(\/|\.[a-z]+$)/i)).toEqual([]);
});

test('What a file gives away is taken by another.', () => {
  const files = code.filter((file) => !file.endsWith('.stories.tsx'));
  const holders = new Map<string, number>();
  for (const file of code) for (const word of new Set(textOf(file).match(/\w+/g))) holders.set(word, (holders.get(word) ?? 0) + 1);
  const given = files.flatMap((file) =>
    [...textOf(file).matchAll(/^export (?:async )?(?:const|function\*?|class) (\w+)/gm)].map(([, name = '']) => ({ file, name })),
  );
  expect(given.length).toBeGreaterThan(1000);
  expect(given.filter(({ name }) => holders.get(name) === 1)).toEqual([]);
});

test('A file stays under 300 lines.', () => {
  expect(code.filter((file) => textOf(file).split('\n').length > 301)).toEqual([]);
});

test('A line of a comment is no longer than the formatter lets a line of code be.', () => {
  const { printWidth } = JSON.parse(textOf('.oxfmtrc.json')) as { readonly printWidth: number };
  const isTooLong = (line: string): boolean => line.length > printWidth && /^\s*(\/\/(?! oxlint-)|\/?\*)/.test(line);
  const styles = ownFiles(/^(src|stories)\/.*\.css$/);
  const found = [...code, ...styles].flatMap((file) =>
    textOf(file)
      .split('\n')
      .flatMap((line, index) => (isTooLong(line) ? [`${file}:${index + 1}`] : [])),
  );
  expect(found).toEqual([]);
});

test('Nothing escapes from the types, and nothing is left for later.', () => {
  const ESCAPE = /(:|as|<) ?any\b|@ts-(ignore|nocheck|expect-error)|\b(TODO|FIXME|XXX)\b|\.(skip|only|todo)\(/;
  const self = 'tests/architecture/house.test.ts';
  const found = code
    .filter((file) => file !== self)
    .flatMap((file) =>
      textOf(file)
        .split('\n')
        .flatMap((line, index) => (ESCAPE.test(line) ? [`${file}:${index + 1} ${line.trim()}`] : [])),
    );
  expect(found).toEqual([]);
});

/** Why a test may let time go by. */
const RIGHTFUL_WAITS: Readonly<Record<string, string>> = {
  'tests/adapters/icons/fetch-icons.test.ts': 'is a clock that the test moves',
  'tests/architecture/house.test.ts': 'names what it looks for',
  'tests/e2e/browser/voice.ts': 'plays the browser’s voice, inside the page',
  'tests/e2e/shell/install.test.ts': 'puts a look behind the other listeners, inside the page',
  'tests/e2e/site/second-site.ts': 'asks a starting server again and again until it is ready',
  'tests/e2e/site/site.global-setup.ts': 'asks a starting server again and again until it is ready',
  'tests/e2e/upload/bucket.test.ts': 'lets the page hear of a broken rule, inside the page',
  'tests/machines/realtime/realtime.faults.test.ts': 'is a clock that the test moves',
  'tests/support/database/database.ts': 'asks a database again and again to be dropped',
  'tests/support/machines/port-faults.ts': 'is a clock that the test moves',
};

test('No test waits by time, but for what it waits for; whoever must says why.', () => {
  const WAIT = /waitForTimeout|setTimeout\(|timers\/promises/;
  const waiting = code.filter((file) => file.startsWith('tests/') && WAIT.test(textOf(file)));
  expect(waiting.toSorted()).toEqual(Object.keys(RIGHTFUL_WAITS));
});

test('A test waits by the limits of all, not by those of vi.waitFor, which a full machine does not keep.', () => {
  const own = ['tests/architecture/house.test.ts', 'tests/support/eventually.ts'];
  expect(code.filter((file) => /\bvi\.wait/.test(textOf(file)) && !own.includes(file))).toEqual([]);
});

test('What runs the site and what tests stand on lie in rooms by what they are about.', () => {
  expect(ownFiles(/^tests\/(e2e|support)\/[^/]+$/)).toEqual(['tests/support/eventually.ts']);
});

test('Components are named in PascalCase and stand beside a style of the same name.', () => {
  const styles = ownFiles(/^src\/.*\.module\.css$/);
  const parts = new Set(ownFiles(/^src\/.*\.tsx$/));
  expect(styles.filter((file) => !parts.has(file.replace('.module.css', '.tsx')))).toEqual([]);
  expect(ownFiles(/^src\/(ui|entities|features)\/.*\.tsx$/).filter((file) => !/\/([A-Z][A-Za-z]*|[a-z-]*icons)\.tsx$/.test(file))).toEqual(
    [],
  );
});

test('A part takes its colours from src/ui/tokens.css.', () => {
  const color = /#[\da-f]{3,8}\b|\b(?:oklch|oklab|rgba?|hsla?)\(/i;
  expect(ownFiles(/^src\/.*\.module\.css$/).filter((file) => color.test(textOf(file)))).toEqual([]);
});

function circles(): string[] {
  const done = new Set<string>();
  const found: string[] = [];
  const visit = (file: string, path: readonly string[]): void => {
    const start = path.indexOf(file);
    if (start >= 0) {
      found.push([...path.slice(start), file].join(' -> '));
      return;
    }
    if (done.has(file)) return;
    for (const { own } of imports.get(file) ?? []) if (own !== null) visit(own, [...path, file]);
    done.add(file);
  };
  for (const file of code) visit(file, []);
  return found;
}
