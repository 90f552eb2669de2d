import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { AccountsRepository } from '#server/modules/accounts/accounts.repository.ts';
import { CommentsRepository } from '#server/modules/comments/comments.repository.ts';
import { createTestDatabase } from '#tests/support/database/database.ts';
import { runFutago } from '#tests/support/site/operator-commands.ts';
import { seedCatalogue } from '#tests/support/database/seed.ts';

test('What the site holds and what waits for its operator is counted, a name and a number a line.', async () => {
  const testing = await createTestDatabase();
  const folder = await mkdtemp(join(tmpdir(), 'futago-stats-'));
  await seedCatalogue(testing.database);
  const { code, said } = await runFutago(['stats'], testing.url, folder);
  const figures = Object.fromEntries(said.map((line) => line.split('\t')));
  expect([code, figures]).toEqual([
    0,
    {
      'works in Vietnamese': '15',
      'works in Japanese': '2',
      'works that are hidden': '1',
      chapters: '140',
      pictures: '27',
      accounts: '0',
      'accounts that are blocked': '0',
      sessions: '0',
      comments: '0',
      follows: '0',
      'views of seven days': '0',
      'works that wait for a look': '0',
      'reports without an answer': '0',
      'uploads under way': '0',
      'bytes of the database': expect.stringMatching(/^\d{7,}$/) as string,
      'background jobs that wait or run': '0',
      'background jobs given up': '0',
    },
  ]);
  await testing.close();
  await rm(folder, { recursive: true, force: true });
});

test('Of a reported comment that its author has deleted nothing waits for an answer, as the list of reports has it.', async () => {
  const testing = await createTestDatabase();
  const folder = await mkdtemp(join(tmpdir(), 'futago-stats-'));
  const { viComic } = await seedCatalogue(testing.database);
  const lan = { email: 'lan@example.org', emailKey: 'lan@example.org', name: 'Lan', passwordHash: null, language: 'vi' } as const;
  const { id: userId } = (await new AccountsRepository(testing.database).add(lan)) ?? { id: 0 };
  const comments = new CommentsRepository(testing.database);
  const words = { text: 'Hay quá', emoji: null, isSpoiler: false };
  const place = { workId: viComic.id, chapterId: null, threadId: null, pinId: null };
  const { id } = await comments.add({ ...place, ...words, authorId: userId, idempotencyKey: randomUUID() });
  await comments.report(id, userId, 'SPAM');
  const open = async () => (await runFutago(['stats'], testing.url, folder)).said.find((line) => line.startsWith('reports without'));
  expect(await open()).toBe('reports without an answer\t1');
  await comments.empty(id, userId);
  expect(await open()).toBe('reports without an answer\t0');
  expect((await runFutago(['reports', 'list'], testing.url, folder)).said).toEqual([]);
  await testing.close();
  await rm(folder, { recursive: true, force: true });
});
