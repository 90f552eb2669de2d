import { SESSION_DAYS } from '#graphql/document/limits.ts';
import { createHash, randomBytes } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { type Clock, systemClock } from '../clock.ts';
import { NO_NOTICES, type Notices, type Tell, type Told } from '../notices/notices.ts';
import type { Device } from './session-device.ts';
import { type SessionEnded, SessionEvents } from './session-events.ts';
import type { SessionsTable, Tables, UsersTable } from '../database/tables.ts';

const DAY_MILLISECONDS = 86_400_000;
export const SESSION_MILLISECONDS = SESSION_DAYS * DAY_MILLISECONDS;
/** How long ended sessions are listed, and kept. */
export const SESSIONS_KEPT_MILLISECONDS = 30 * DAY_MILLISECONDS;
const TOKEN_BYTES = 32;
const TOKEN = /^[\w-]{43}$/;

export interface OpenSession {
  readonly id: number;
  readonly userId: number;
  readonly expiresAt: Date;
}

export interface OpenedSession {
  /** Told this once; only its hash is stored. */
  readonly token: string;
  readonly sessionId: number;
  readonly expiresAt: Date;
}

export interface ListedSession {
  readonly id: number;
  readonly device: Device;
  readonly startedAt: Date;
  readonly endedAt: Date | null;
}

export interface SessionsOptions {
  readonly events?: SessionEvents;
  /** How other processes hear of ended sessions, and this one of theirs; nobody does when not given. */
  readonly notices?: Notices;
  readonly clock?: Clock;
}

/** Thrown when a session is opened for an account that was deleted meanwhile. */
export class AccountGone extends Error {
  override readonly name = 'AccountGone';

  constructor() {
    super('The account does not exist any more.');
  }
}

/** Thrown when a session is opened by a password that was changed or taken away meanwhile. */
export class PasswordChanged extends Error {
  override readonly name = 'PasswordChanged';

  constructor() {
    super('The password is no longer the one that was proved.');
  }
}

/** The hash of the account's password, as it was when the password was found to be right. */
export interface ProvedPassword {
  readonly passwordHash: string | null;
}

/**
 * Who is signed in: opaque tokens of 256 random bits, stored as SHA-256, good for seven days. A user has one open
 * session at most, which the database guards too; the end of every other is told by SessionEvents.
 */
export class Sessions {
  readonly events: SessionEvents;
  readonly #database: Kysely<Tables>;
  readonly #clock: Clock;
  readonly #notices: Notices;

  constructor(database: Kysely<Tables>, { events = new SessionEvents(), notices = NO_NOTICES, clock = systemClock }: SessionsOptions = {}) {
    this.#database = database;
    this.#clock = clock;
    this.#notices = notices;
    this.events = events;
    notices.onTold('sessionEnded', (told) => events.emitEnded(readTold(told), 'elsewhere'));
  }

  /** Undefined for a token that is wrong, ended or expired. Always asks the database, so that an end is seen at once. */
  async find(token: string): Promise<OpenSession | undefined> {
    if (!TOKEN.test(token)) return undefined;
    return await this.#database
      .selectFrom('session_tokens')
      .innerJoin('sessions', 'sessions.id', 'session_tokens.session_id')
      .select(['sessions.id', 'sessions.user_id as userId', 'sessions.expires_at as expiresAt'])
      .where('session_tokens.token_hash', '=', hashSecret(token))
      .where('sessions.ended_at', 'is', null)
      .where('sessions.expires_at', '>', this.#clock.now())
      .executeTakeFirst();
  }

  /** The newer login that ended the session of this token; null where something else did, or it is no token of ours. */
  async endedBy(token: string): Promise<SessionEnded['by']> {
    if (!TOKEN.test(token)) return null;
    const row = await this.#database
      .selectFrom('session_tokens')
      .innerJoin('sessions as ended', 'ended.id', 'session_tokens.session_id')
      .innerJoin('sessions as newer', (join) =>
        join
          .onRef('newer.user_id', '=', 'ended.user_id')
          // As `open` writes them, of one moment.
          .onRef('newer.started_at', '=', 'ended.ended_at')
          .onRef('newer.id', '>', 'ended.id'),
      )
      .select(['newer.id', 'newer.started_at', 'newer.device_kind', 'newer.device_browser', 'newer.device_system'])
      .where('session_tokens.token_hash', '=', hashSecret(token))
      // One that ran out was ended by nobody.
      .whereRef('ended.ended_at', '<', 'ended.expires_at')
      .orderBy('newer.id')
      .executeTakeFirst();
    return row === undefined ? null : { sessionId: row.id, device: deviceOf(row), at: row.started_at };
  }

  /**
   * Ends the user's older session, which is told of the newer one. Rejects with AccountGone, and with PasswordChanged where the
   * account's password is no longer the one that was proved.
   */
  async open(userId: number, device: Device, proved?: ProvedPassword): Promise<OpenedSession> {
    const at = this.#clock.now();
    const expiresAt = new Date(at.getTime() + SESSION_MILLISECONDS);
    const token = newSecret();
    const { sessionId, ended } = await this.#notices.transact(this.#database, async (transaction, tell) => {
      requireProved(await lockUser(transaction, userId), proved);
      const olderIds = await endSessions(transaction, userId, at);
      await this.#forgetOld(transaction, userId, at);
      const row = { user_id: userId, started_at: at, expires_at: expiresAt, ...deviceColumns(device) };
      const { id } = await transaction.insertInto('sessions').values(row).returning('id').executeTakeFirstOrThrow();
      await transaction
        .insertInto('session_tokens')
        .values({ token_hash: hashSecret(token), session_id: id })
        .execute();
      const told = olderIds.map((olderId) => ({ sessionId: olderId, userId, by: { sessionId: id, device, at } }));
      for (const one of told) tellEnd(one, tell);
      return { sessionId: id, ended: told };
    });
    this.#tell(ended);
    return { token, sessionId, expiresAt };
  }

  /** One more token for an open session: the twin site's. Undefined where the session has ended. */
  async addToken(sessionId: number): Promise<OpenedSession | undefined> {
    const token = newSecret();
    const row = await this.#database
      .selectFrom('sessions')
      .select('expires_at')
      .where('id', '=', sessionId)
      .where('ended_at', 'is', null)
      .where('expires_at', '>', this.#clock.now())
      .executeTakeFirst();
    if (row === undefined) return undefined;
    await this.#database
      .insertInto('session_tokens')
      .values({ token_hash: hashSecret(token), session_id: sessionId })
      .execute();
    return { token, sessionId, expiresAt: row.expires_at };
  }

  /** False where it had ended already. */
  async end(sessionId: number): Promise<boolean> {
    const row = await this.#database.selectFrom('sessions').select('user_id').where('id', '=', sessionId).executeTakeFirst();
    return row !== undefined && (await this.#endOf(row.user_id, (id) => id === sessionId)) > 0;
  }

  /** Ends the user's open sessions but for one that is spared; returns how many. */
  async endAll(userId: number, sparedId?: number): Promise<number> {
    return await this.#endOf(userId, (id) => id !== sparedId);
  }

  /** What `write` writes and the end of the sessions hold together or not at all; it resolves with whether there was anything to write. */
  async endAllWith(userId: number, write: (transaction: Kysely<Tables>) => Promise<boolean>, sparedId?: number): Promise<void> {
    await this.#endOf(userId, (id) => id !== sparedId, write);
  }

  /** The open one first, then those that ended within 30 days, newest first. */
  async list(userId: number): Promise<readonly ListedSession[]> {
    const now = this.#clock.now();
    const rows = await this.#database
      .selectFrom('sessions')
      .selectAll()
      .where('user_id', '=', userId)
      .where(sql`coalesce(ended_at, expires_at)`, '>', new Date(now.getTime() - SESSIONS_KEPT_MILLISECONDS))
      .orderBy('started_at', 'desc')
      .orderBy('id', 'desc')
      .execute();
    const listed = rows.map((row) => ({
      id: row.id,
      device: deviceOf(row),
      startedAt: row.started_at,
      endedAt: row.ended_at ?? (row.expires_at <= now ? row.expires_at : null),
    }));
    return [...listed.filter((session) => session.endedAt === null), ...listed.filter((session) => session.endedAt !== null)];
  }

  async #endOf(userId: number, isMeant: (sessionId: number) => boolean, write?: (transaction: Kysely<Tables>) => Promise<boolean>) {
    const at = this.#clock.now();
    const ended = await this.#notices.transact(this.#database, async (transaction, tell) => {
      if (write !== undefined) {
        await lockUser(transaction, userId);
        if (!(await write(transaction))) return [];
      }
      const open = await transaction
        .selectFrom('sessions')
        .select('id')
        .where('user_id', '=', userId)
        .where('ended_at', 'is', null)
        .execute();
      const ids = open.map(({ id }) => id).filter(isMeant);
      if (ids.length === 0) return [];
      const told = (await endSessions(transaction, userId, at, ids)).map((sessionId) => ({ sessionId, userId, by: null }));
      for (const one of told) tellEnd(one, tell);
      return told;
    });
    this.#tell(ended);
    return ended.length;
  }

  async #forgetOld(transaction: Kysely<Tables>, userId: number, now: Date): Promise<void> {
    const oldest = new Date(now.getTime() - SESSIONS_KEPT_MILLISECONDS);
    await transaction.deleteFrom('sessions').where('user_id', '=', userId).where('ended_at', '<', oldest).execute();
  }

  #tell(ended: readonly SessionEnded[]): void {
    for (const one of ended) this.events.emitEnded(one, 'here');
  }
}

function tellEnd({ by, ...ended }: SessionEnded, tell: Tell): void {
  tell({ topic: 'sessionEnded', told: { ...ended, by: by === null ? null : { ...by, at: by.at.toISOString() } } });
}

function readTold({ by, ...ended }: Told['sessionEnded']): SessionEnded {
  return { ...ended, by: by === null ? null : { ...by, at: new Date(by.at) } };
}

/** 256 random bits for a token, link or code, safe in addresses. */
export function newSecret(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url');
}

/** How such a secret is stored: it is random, so one round of SHA-256 is enough. */
export function hashSecret(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}

/** Logins of one user wait for each other here, and for whatever changes the password: before any other row of the user is taken. */
async function lockUser(transaction: Kysely<Tables>, userId: number): Promise<Pick<UsersTable, 'password_hash'> | undefined> {
  return await transaction.selectFrom('users').select('password_hash').where('id', '=', userId).forUpdate().executeTakeFirst();
}

function requireProved(row: Pick<UsersTable, 'password_hash'> | undefined, proved?: ProvedPassword): void {
  if (row === undefined) throw new AccountGone();
  if (proved !== undefined && row.password_hash !== proved.passwordHash) throw new PasswordChanged();
}

/** An expired session is closed at the moment it expired, and is not among those returned. */
async function endSessions(transaction: Kysely<Tables>, userId: number, at: Date, ids?: readonly number[]): Promise<readonly number[]> {
  const rows = await transaction
    .updateTable('sessions')
    .set({ ended_at: sql<Date>`least(expires_at, ${at})` })
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .$if(ids !== undefined, (query) => query.where('id', 'in', [...(ids ?? [])]))
    .returning(['id', 'expires_at'])
    .execute();
  return rows.filter((row) => row.expires_at > at).map(({ id }) => id);
}

function deviceOf(row: Pick<SessionsTable, 'device_kind' | 'device_browser' | 'device_system'>): Device {
  return { kind: row.device_kind, browser: row.device_browser, system: row.device_system };
}

function deviceColumns({ kind, browser, system }: Device) {
  return { device_kind: kind, device_browser: browser, device_system: system };
}
