import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { AccountsRepository } from '#server/modules/accounts/accounts.repository.ts';
import { LinksRepository } from '#server/modules/identity/links.repository.ts';
import { hashSecret, newSecret, Sessions } from '#server/platform/sessions/sessions.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database/database.ts';

const ROUNDS = 5;
const NOW = new Date('2026-11-27T12:00:00Z');
const LATER = new Date(NOW.getTime() + 60_000);

let testing: TestDatabase;
let links: LinksRepository;
let sessions: Sessions;
let userId: number;

beforeAll(async () => {
  testing = await createTestDatabase();
  links = new LinksRepository(testing.database);
  sessions = new Sessions(testing.database);
  const user = { email: 'lan@example.org', emailKey: 'lan@example.org', name: 'Lan', passwordHash: 'before', language: 'vi' } as const;
  userId = (await new AccountsRepository(testing.database).add(user))?.id ?? 0;
});
afterAll(() => testing.close());

/** What uses a new link that sets the password, and resolves with whether the link was good. */
async function passwordLink(): Promise<() => Promise<boolean>> {
  const secret = newSecret();
  await links.addPasswordLink({ secret, userId, expiresAt: LATER });
  return () => use((transaction) => links.usePasswordLink(transaction, secret, 'after', NOW));
}

/** The same of one that links the account to a person of Google. */
async function googleLink(): Promise<() => Promise<boolean>> {
  const [offer, secret] = [newSecret(), newSecret()];
  await links.addOffer({ secret: offer, userId, expiresAt: LATER, subject: newSecret(), email: 'lan@example.org' });
  await links.addMailedLink({ secret, offerHash: hashSecret(offer), expiresAt: LATER });
  return () => use((transaction) => links.useMailedLink(transaction, secret, NOW));
}

async function use(write: Parameters<Sessions['endAllWith']>[1]): Promise<boolean> {
  let isUsed = false;
  await sessions.endAllWith(userId, async (transaction) => (isUsed = await write(transaction)));
  return isUsed;
}

describe('two links of an account that are used at once in two browsers', () => {
  test.each([
    ['both set the password: one is used, the other is no good any more', passwordLink, passwordLink, [1]],
    ['both link to Google: one is used, the other is no good any more', googleLink, googleLink, [1]],
    ['one sets the password, the other links to Google: a password that is set after the link stays', passwordLink, googleLink, [1, 2]],
  ])('%s', async (_which, one, other, counts) => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const [useOne, useOther] = [await one(), await other()];
      const used = await Promise.all([useOne(), useOther()]);
      expect(counts).toContain(used.filter(Boolean).length);
      for (const table of ['password_links', 'link_tokens'] as const) await testing.database.deleteFrom(table).execute();
    }
  });
});
