import type { Kysely } from 'kysely';
import { type Clock, systemClock } from '#server/platform/clock.ts';
import type { Config } from '#server/platform/config/config.ts';
import type { Mailer } from '#server/platform/mail/mail.ts';
import { newSecret } from '#server/platform/sessions/sessions.ts';
import type { Tables } from '#server/platform/database/tables.ts';
import { AccountsRepository } from '../accounts/accounts.repository.ts';
import { writeLetter } from './letters.ts';
import { LINK_MILLISECONDS, LinksRepository } from './links.repository.ts';
import type { Order } from './postbox.ts';

export interface MailroomDependencies {
  readonly database: Kysely<Tables>;
  readonly mailer: Pick<Mailer, 'send'>;
  readonly sites: Config['sites'];
  readonly clock?: Clock;
}

/** Makes the one-time link of an ordered mail and sends it in the account's language. Rejects with MailNotSent. */
export class Mailroom {
  readonly #accounts: AccountsRepository;
  readonly #links: LinksRepository;
  readonly #dependencies: MailroomDependencies;

  constructor(dependencies: MailroomDependencies) {
    this.#dependencies = dependencies;
    this.#accounts = new AccountsRepository(dependencies.database);
    this.#links = new LinksRepository(dependencies.database);
  }

  async send(order: Order): Promise<void> {
    const user = order.userId === null ? undefined : await this.#accounts.findById(order.userId);
    if (user === undefined) return;
    const { mailer, sites, clock = systemClock } = this.#dependencies;
    const secret = newSecret();
    const expiresAt = new Date(clock.now().getTime() + LINK_MILLISECONDS);
    if (order.kind === 'password') await this.#links.addPasswordLink({ secret, userId: user.id, expiresAt });
    else if (!(await this.#links.addMailedLink({ secret, offerHash: Buffer.from(order.offerHash, 'hex'), expiresAt }))) return;
    const site = sites[user.language];
    const asking = Object.values(sites).find(({ origin }) => order.kind === 'googleLink' && origin === order.origin);
    await mailer.send(writeLetter(order.kind, { to: user.email, secret, site, origin: (asking ?? site).origin }));
  }
}
