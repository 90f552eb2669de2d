import { type Kysely, type Selection, sql } from 'kysely';
import type { LanguageCode, Tables } from '#server/platform/database/tables.ts';

const USER_COLUMNS = [
  'users.id',
  'users.email',
  'users.email_key as emailKey',
  'users.name',
  'users.password_hash as passwordHash',
  'users.avatar_id as avatarId',
  'users.language',
  'users.created_at as createdAt',
] as const;

export type UserRow = Selection<Tables, 'users', (typeof USER_COLUMNS)[number]>;

export interface NewUser {
  readonly email: string;
  readonly emailKey: string;
  readonly name: string;
  readonly passwordHash: string | null;
  readonly language: LanguageCode;
}

/** Accounts by id and by what their addresses are compared by. */
export class AccountsRepository {
  readonly #database: Kysely<Tables>;

  constructor(database: Kysely<Tables>) {
    this.#database = database;
  }

  async findById(id: number): Promise<UserRow | undefined> {
    return await this.#database.selectFrom('users').select(USER_COLUMNS).where('users.id', '=', id).executeTakeFirst();
  }

  async findByIds(ids: readonly number[]): Promise<UserRow[]> {
    return await this.#database
      .selectFrom('users')
      .select(USER_COLUMNS)
      .where(sql<boolean>`users.id = any(${ids})`)
      .execute();
  }

  async findByEmailKey(emailKey: string): Promise<UserRow | undefined> {
    return await this.#database.selectFrom('users').select(USER_COLUMNS).where('users.email_key', '=', emailKey).executeTakeFirst();
  }

  /** Whether an operator said that it may not publish and say anything any more. */
  async isBlocked(id: number): Promise<boolean> {
    const row = await this.#database.selectFrom('users').select('blocked_at').where('id', '=', id).executeTakeFirst();
    return row !== undefined && row.blocked_at !== null;
  }

  /** Newest first. */
  async list(limit: number): Promise<(UserRow & { readonly isBlocked: boolean })[]> {
    return await this.#database
      .selectFrom('users')
      .select(USER_COLUMNS)
      .select((of) => of('blocked_at', 'is not', null).$castTo<boolean>().as('isBlocked'))
      .orderBy('users.id', 'desc')
      .limit(limit)
      .execute();
  }

  /** Undefined where the address has an account already, also one that was made at the same moment. */
  async add({ email, emailKey, name, passwordHash, language }: NewUser): Promise<UserRow | undefined> {
    return await this.#database
      .insertInto('users')
      .values({ email, email_key: emailKey, name, password_hash: passwordHash, language })
      .onConflict((conflict) => conflict.column('email_key').doNothing())
      .returning(USER_COLUMNS)
      .executeTakeFirst();
  }

  async update(id: number, { name, language }: Pick<UserRow, 'name' | 'language'>): Promise<UserRow | undefined> {
    return await this.#database
      .updateTable('users')
      .set({ name, language })
      .where('id', '=', id)
      .returning(USER_COLUMNS)
      .executeTakeFirst();
  }
}

/** True where the account is there, and still has the password that was proved where one is given. */
export async function setPassword(
  transaction: Kysely<Tables>,
  id: number,
  passwordHash: string,
  proved?: Pick<UserRow, 'passwordHash'>,
): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('users')
    .set({ password_hash: passwordHash })
    .where('id', '=', id)
    .$if(proved !== undefined, (query) => query.where('password_hash', 'is not distinct from', proved?.passwordHash ?? null))
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}
