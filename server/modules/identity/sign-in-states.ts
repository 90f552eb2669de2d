import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import { type Clock, systemClock } from '#server/platform/clock.ts';
import { hashSecret, newSecret } from '#server/platform/sessions/sessions.ts';
import type { LanguageCode, Tables } from '#server/platform/database/tables.ts';
import type { Client } from '../reader.ts';

const STATE_MILLISECONDS = 600_000;

/** What a page takes to Google and brings back. */
export interface StartedState {
  readonly state: string;
  readonly nonce: string;
}

/**
 * Sign-ins that went to Google and have not come back: states of ten minutes, good once, for the site, the page's origin and the
 * kind of browser that began. Not for the network, which a phone changes on the way.
 */
export class SignInStates {
  readonly #database: Kysely<Tables>;
  readonly #clock: Clock;

  constructor(database: Kysely<Tables>, clock: Clock = systemClock) {
    this.#database = database;
    this.#clock = clock;
  }

  async start(language: LanguageCode, client: Client): Promise<StartedState> {
    const [state, nonce] = [newSecret(), newSecret()];
    const expires_at = new Date(this.#clock.now().getTime() + STATE_MILLISECONDS);
    const row = { hash: hashSecret(state), nonce_hash: hashSecret(nonce), browser_hash: hashBrowser(client), language, expires_at };
    await this.#database.insertInto('sign_in_states').values(row).execute();
    return { state, nonce };
  }

  /** Tells its nonce from others; undefined where the state is no good. One that is brought from elsewhere is not used up. */
  async use(state: string, language: LanguageCode, client: Client): Promise<((nonce: string) => boolean) | undefined> {
    const row = await this.#database
      .deleteFrom('sign_in_states')
      .where('hash', '=', hashSecret(state))
      .where('language', '=', language)
      .where('browser_hash', '=', hashBrowser(client))
      .where('expires_at', '>', this.#clock.now())
      .returning('nonce_hash')
      .executeTakeFirst();
    return row && ((nonce) => hashSecret(nonce).equals(row.nonce_hash));
  }
}

function hashBrowser({ origin, device: { kind, browser, system } }: Client): Buffer {
  return createHash('sha256')
    .update(JSON.stringify([origin, kind, browser, system]))
    .digest();
}
