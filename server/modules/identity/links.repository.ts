import { type Kysely, sql } from 'kysely';
import { LINK_MINUTES } from '#graphql/document/limits.ts';
import { hashSecret } from '#server/platform/sessions/sessions.ts';
import type { LinkTokensTable, Tables } from '#server/platform/database/tables.ts';
import { AccountsRepository, type NewUser, setPassword, type UserRow } from '../accounts/accounts.repository.ts';

/** How long a link or a code that was mailed is good. */
export const LINK_MILLISECONDS = LINK_MINUTES * 60_000;

/** What a reader was offered or mailed: to link this person of Google with that account. */
interface GoogleLinkOffer {
  readonly userId: number;
  readonly subject: string;
  readonly email: string;
}

type GoogleLinkKind = LinkTokensTable['kind'];

interface NewLink {
  readonly secret: string;
  readonly expiresAt: Date;
}

/** Undoes a transaction that found its place taken. */
class Taken extends Error {
  override readonly name = 'Taken';
}

/** One-time links and codes by the hash of their secret. Each is used by one statement, so that of two at once one wins. */
export class LinksRepository {
  readonly #database: Kysely<Tables>;

  constructor(database: Kysely<Tables>) {
    this.#database = database;
  }

  async addPasswordLink({ secret, userId, expiresAt }: NewLink & { readonly userId: number }): Promise<void> {
    await this.#database
      .insertInto('password_links')
      .values({ hash: hashSecret(secret), user_id: userId, expires_at: expiresAt, used_at: null })
      .execute();
  }

  /** Whose password the link sets; undefined where it is no good. */
  async userOfPasswordLink(secret: string, now: Date): Promise<number | undefined> {
    const row = await this.#database
      .selectFrom('password_links')
      .select('user_id')
      .where('hash', '=', hashSecret(secret))
      .where('used_at', 'is', null)
      .where('expires_at', '>', now)
      .executeTakeFirst();
    return row?.user_id;
  }

  /** Sets the password of whom the link is for, and uses up every other link of theirs; false where the link is no good. */
  async usePasswordLink(transaction: Kysely<Tables>, secret: string, passwordHash: string, now: Date): Promise<boolean> {
    const used = await transaction
      .updateTable('password_links')
      .set({ used_at: now })
      .where('hash', '=', hashSecret(secret))
      .where('used_at', 'is', null)
      .where('expires_at', '>', now)
      .returning('user_id')
      .executeTakeFirst();
    if (used === undefined) return false;
    const { user_id: userId } = used;
    await setPassword(transaction, userId, passwordHash);
    await transaction.deleteFrom('password_links').where('user_id', '=', userId).execute();
    await transaction.deleteFrom('link_tokens').where('user_id', '=', userId).execute();
    return true;
  }

  async addOffer({ secret, expiresAt, userId, subject, email }: NewLink & GoogleLinkOffer): Promise<void> {
    await this.#database
      .insertInto('link_tokens')
      .values({ hash: hashSecret(secret), kind: 'OFFERED', user_id: userId, subject, email, expires_at: expiresAt, used_at: null })
      .execute();
  }

  /** Whose account the offer or mailed link is for; undefined where it is no good. */
  async userOfGoogleLink(kind: GoogleLinkKind, secret: string, now: Date): Promise<number | undefined> {
    const row = await this.#database
      .selectFrom('link_tokens')
      .select('user_id')
      .where('hash', '=', hashSecret(secret))
      .where('kind', '=', kind)
      .where('used_at', 'is', null)
      .where('expires_at', '>', now)
      .executeTakeFirst();
    return row?.user_id;
  }

  /** False where the offer, which the link repeats, is gone or used. It may have expired meanwhile: the mail was late. */
  async addMailedLink({ secret, offerHash, expiresAt }: NewLink & { readonly offerHash: Buffer }): Promise<boolean> {
    const row = await this.#database
      .insertInto('link_tokens')
      .columns(['hash', 'kind', 'user_id', 'subject', 'email', 'expires_at'])
      .expression((from) =>
        from
          .selectFrom('link_tokens as offer')
          .select([
            sql<Buffer>`${hashSecret(secret)}::bytea`.as('hash'),
            sql<'MAILED'>`'MAILED'`.as('kind'),
            'offer.user_id',
            'offer.subject',
            'offer.email',
            sql<Date>`${expiresAt}::timestamptz`.as('expires_at'),
          ])
          .where('offer.hash', '=', offerHash)
          .where('offer.used_at', 'is', null),
      )
      .returning('hash')
      .executeTakeFirst();
    return row !== undefined;
  }

  /** The account that this person of Google opens. */
  async findLinked(subject: string): Promise<number | undefined> {
    const row = await this.#database.selectFrom('google_links').select('user_id').where('subject', '=', subject).executeTakeFirst();
    return row?.user_id;
  }

  /** An account that only this person opens; undefined where the address or the person has one, also one made at the same moment. */
  async addLinkedAccount(user: Omit<NewUser, 'passwordHash'>, subject: string): Promise<UserRow | undefined> {
    const adding = this.#database.transaction().execute(async (transaction) => {
      const added = await new AccountsRepository(transaction).add({ ...user, passwordHash: null });
      if (added === undefined || !(await link(transaction, subject, added.id))) throw new Taken();
      return added;
    });
    return await adding.catch((error: unknown) => {
      if (error instanceof Taken) return undefined;
      throw error;
    });
  }

  /** Links the person whom the user's password vouched for; false where the offer is no good or the password another by now. */
  async useOffer(secret: string, { id, passwordHash }: Pick<UserRow, 'id' | 'passwordHash'>, now: Date): Promise<boolean> {
    return await this.#database.transaction().execute(async (transaction) => {
      const row = await transaction.selectFrom('users').select('password_hash').where('id', '=', id).forUpdate().executeTakeFirst();
      return row !== undefined && row.password_hash === passwordHash && (await useGoogleLink(transaction, 'OFFERED', secret, now)) === id;
    });
  }

  /**
   * Links the person and takes the account's password away: whoever set it never proved that they read the address's mail. False
   * where the link is no good.
   */
  async useMailedLink(transaction: Kysely<Tables>, secret: string, now: Date): Promise<boolean> {
    const userId = await useGoogleLink(transaction, 'MAILED', secret, now);
    if (userId === undefined) return false;
    await transaction.updateTable('users').set({ password_hash: null }).where('id', '=', userId).execute();
    return true;
  }
}

/** Links the person to the account, whose id it returns, and uses up every other offer of it; undefined where it is no good. */
async function useGoogleLink(transaction: Kysely<Tables>, kind: GoogleLinkKind, secret: string, now: Date): Promise<number | undefined> {
  const offer = await transaction
    .updateTable('link_tokens')
    .set({ used_at: now })
    .where('hash', '=', hashSecret(secret))
    .where('kind', '=', kind)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning(['user_id as userId', 'subject'])
    .executeTakeFirst();
  if (offer === undefined) return undefined;
  await transaction.deleteFrom('link_tokens').where('user_id', '=', offer.userId).execute();
  return (await link(transaction, offer.subject, offer.userId)) ? offer.userId : undefined;
}

/** False where the person opens an account already. */
async function link(transaction: Kysely<Tables>, subject: string, userId: number): Promise<boolean> {
  const row = await transaction
    .insertInto('google_links')
    .values({ subject, user_id: userId })
    .onConflict((conflict) => conflict.column('subject').doNothing())
    .returning('subject')
    .executeTakeFirst();
  return row !== undefined;
}
