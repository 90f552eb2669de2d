import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createTestDatabase } from '#tests/support/database/database.ts';
import { runFutago } from '#tests/support/site/operator-commands.ts';
import { seedCatalogue } from '#tests/support/database/seed.ts';

test('What operators did is printed, newest first, with who, what and why; the words of a reason begin no line of their own.', async () => {
  const testing = await createTestDatabase();
  const folder = await mkdtemp(join(tmpdir(), 'futago-audit-'));
  const { viComic } = await seedCatalogue(testing.database);
  const futago = (...words: string[]) => runFutago(words, testing.url, folder);
  await futago('user', 'create', 'lan@example.org');
  await futago('user', 'block', 'lan@example.org', '--because', 'spam\u001b[2J\nagain');
  await futago('hide', String(viComic.id), '--because', 'asked for');
  await futago('show', `${viComic.id}/${viComic.chapterIds[0]}`);
  await futago('hide', `${viComic.id}/${viComic.chapterIds[0]}`);
  const { code, said } = await futago('audit');
  const rows = said.map((line) => line.split('\t'));
  const me = userInfo().username;
  expect(code).toBe(0);
  expect(rows.map(([, ...rest]) => rest)).toEqual([
    [me, 'hide', `chapter ${viComic.id}/${viComic.chapterIds[0]}`, 'Lồng đèn cá chép', '', ''],
    [me, 'hide', `work ${viComic.id}`, 'Lồng đèn cá chép', '', 'asked for'],
    [me, 'block', 'account', '', 'lan@example.org', 'spam [2J again'],
  ]);
  expect(rows.every(([at = '']) => Date.now() - Date.parse(at) < 60_000)).toBe(true);
  expect((await futago('audit', 'all')).complained[0]).toContain('futago audit takes no options, but was given all.');
  await testing.close();
  await rm(folder, { recursive: true, force: true });
});
