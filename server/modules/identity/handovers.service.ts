import { HANDOVER_SECONDS } from '#graphql/document/limits.ts';
import type { Kysely } from 'kysely';
import { type Clock, systemClock } from '#server/platform/clock.ts';
import type { Config } from '#server/platform/config/config.ts';
import { hashSecret, newSecret, type Sessions } from '#server/platform/sessions/sessions.ts';
import type { LanguageCode, Tables } from '#server/platform/database/tables.ts';
import type { AccountsRepository } from '../accounts/accounts.repository.ts';
import { type AccountsService, networkLimit, type SignedIn, type Throttled } from '../accounts/accounts.service.ts';
import { type Reader, type RequestContext, signedIn } from '../reader.ts';
import { LINK_EXPIRED } from './identity-results.ts';

const HANDOVER_MILLISECONDS = HANDOVER_SECONDS * 1000;

export interface HandoversDependencies {
  readonly database: Kysely<Tables>;
  readonly accounts: AccountsService;
  readonly users: AccountsRepository;
  readonly sessions: Pick<Sessions, 'addToken'>;
  readonly sites: Config['sites'];
  readonly clock?: Clock;
}

/** Carries a session to the twin site by a code that only a page of that site can redeem. The session stays the same one. */
export class HandoversService {
  readonly #dependencies: HandoversDependencies;
  readonly #clock: Clock;

  constructor(dependencies: HandoversDependencies) {
    this.#dependencies = dependencies;
    this.#clock = dependencies.clock ?? systemClock;
  }

  /** A new code takes the place of the session's older ones. */
  async start(to: LanguageCode, reader: Reader): Promise<{ readonly code: string; readonly url: string }> {
    const { sessionId } = signedIn(reader);
    const { database, sites } = this.#dependencies;
    const code = newSecret();
    const target_origin = sites[to].origin;
    const expires_at = new Date(this.#clock.now().getTime() + HANDOVER_MILLISECONDS);
    await database.transaction().execute(async (transaction) => {
      await transaction.deleteFrom('handovers').where('session_id', '=', sessionId).execute();
      const row = { hash: hashSecret(code), session_id: sessionId, target_origin, expires_at, used_at: null };
      await transaction.insertInto('handovers').values(row).execute();
    });
    return { code, url: `${target_origin}/login#handover=${code}` };
  }

  /** The Origin header, which a page cannot write itself, must be the twin's; a code asked for from elsewhere is not used up. */
  async redeem(code: string, context: RequestContext): Promise<SignedIn | typeof LINK_EXPIRED | Throttled> {
    const { accounts, users, sessions } = this.#dependencies;
    const throttled = await accounts.throttled([networkLimit(context.client)]);
    if (throttled !== null) return throttled;
    const found = await this.#use(code, context.client.origin);
    const opened = found === undefined ? undefined : await sessions.addToken(found.sessionId);
    const user = found === undefined ? undefined : await users.findById(found.userId);
    if (opened === undefined || user === undefined) return LINK_EXPIRED;
    context.reader = { kind: 'user', userId: user.id, sessionId: opened.sessionId };
    return { __typename: 'SignedIn', ...opened, viewer: user };
  }

  async #use(code: string, origin: string | null): Promise<{ readonly sessionId: number; readonly userId: number } | undefined> {
    if (origin === null) return undefined;
    const now = this.#clock.now();
    return await this.#dependencies.database
      .updateTable('handovers')
      .from('sessions')
      .set({ used_at: now })
      .whereRef('sessions.id', '=', 'handovers.session_id')
      .where('handovers.hash', '=', hashSecret(code))
      .where('handovers.target_origin', '=', origin)
      .where('handovers.used_at', 'is', null)
      .where('handovers.expires_at', '>', now)
      .returning(['handovers.session_id as sessionId', 'sessions.user_id as userId'])
      .executeTakeFirst();
  }
}
