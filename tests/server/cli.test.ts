import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { runCommandLine } from '#server/cli.ts';
import { startProgram } from '#tests/support/process/program.ts';

const folder = mkdtempSync(join(tmpdir(), 'futago-cli-'));
afterAll(() => rmSync(folder, { recursive: true }));

async function run(
  words: readonly string[],
  environment: NodeJS.ProcessEnv = {},
): Promise<{ code: number; said: string; complained: string }> {
  const [said, complained]: [string[], string[]] = [[], []];
  const terminal = { say: (line: string) => said.push(line), complain: (line: string) => complained.push(line) };
  const code = await runCommandLine(words, terminal, { FUTAGO_DATA_FOLDER: folder, FUTAGO_LOG_LEVEL: 'silent', ...environment });
  return { code, said: said.join('\n'), complained: complained.join('\n') };
}

test('help lists every command with what it does', async () => {
  const { code, said, complained } = await run(['help']);
  expect({ code, complained }).toEqual({ code: 0, complained: '' });
  expect(said).toMatch(/^Usage: futago COMMAND \[OPTIONS…\]\n\n {2}serve .+\n {2}import .+/);
});

test('no command at all prints the help and fails', async () => {
  expect(await run([])).toEqual({ ...(await run(['--help'])), code: 1 });
});

test('each command explains itself, and is said in one clause among the others', async () => {
  const listed = [...(await run(['help'])).said.matchAll(/^ {2}(\S+) +(.+)$/gm)];
  expect(listed.length).toBeGreaterThan(15);
  for (const [, name = '', summary] of listed) {
    const { code, said } = await run([name, '--help']);
    expect([code, said]).toEqual([0, expect.stringMatching(/^Usage: futago /)]);
    expect(said).toContain(`futago ${name}`);
    expect(summary).toMatch(/^[a-z].*[^.]$/);
  }
});

test('the version is that of the package', async () => {
  expect(await run(['--version'])).toEqual({ code: 0, said: expect.stringMatching(/^\d+\.\d+\.\d+$/) as string, complained: '' });
});

test('an unknown command is answered with the one that was meant, also when it is a word every object knows', async () => {
  expect(await run(['imprt'])).toEqual({ code: 1, said: '', complained: 'There is no command "imprt"; did you mean futago import?' });
  expect(await run(['constructor'])).toEqual({
    code: 1,
    said: '',
    complained: 'There is no command "constructor"; futago help lists them',
  });
});

test('wrong options point to the help of their command', async () => {
  expect(await run(['serve', '--fast'])).toEqual({
    code: 1,
    said: '',
    complained: 'futago serve takes no options, but was given --fast.\nfutago serve --help says more.',
  });
});

test.each([
  ['import', ''],
  ['backup', ''],
  ['restore', '', '--check'],
  ['page', 'set', 'vi', 'gioi-thieu', ''],
  ['hide', ''],
])('an empty word, as an unset variable leaves one, is said to be one: %s %s', async (...words) => {
  expect(await run(words)).toEqual({
    code: 1,
    said: '',
    complained: `One of the words given is empty, as a variable that is not set leaves it.\nfutago ${words[0]} --help says more.`,
  });
});

test('the value of an option may be empty', async () => {
  expect((await run(['hide', '12', 'more', '--because', ''])).complained).toMatch(/^Say one work or chapter/);
});

test('a wrong configuration is one sentence and nothing is begun', async () => {
  expect(await run(['serve'], { PORT: 'x' })).toEqual({
    code: 1,
    said: '',
    complained: 'PORT in the environment must be a whole number from 1 to 65535, not "x".',
  });
});

test('the program itself ends with the code of its command', async () => {
  const program = startProgram('server/cli.ts', ['sevre']);
  expect(await program.ended).toBe(1);
  expect(program.printed()).toBe('There is no command "sevre"; did you mean futago serve?\n');
});
