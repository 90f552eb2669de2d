import { type Clock, systemClock } from '#server/platform/clock.ts';
import { hashPassword } from '#server/platform/sessions/password.ts';
import type { Sessions } from '#server/platform/sessions/sessions.ts';
import { checkEmail, checkNewPassword, emailKeyOf } from '../accounts/account-input.ts';
import type { AccountsRepository } from '../accounts/accounts.repository.ts';
import {
  type AccountsService,
  DONE,
  type InvalidInput,
  invalid,
  networkLimit,
  type SignedIn,
  type Throttled,
} from '../accounts/accounts.service.ts';
import type { RequestContext } from '../reader.ts';
import { LINK_EXPIRED } from './identity-results.ts';
import type { LinksRepository } from './links.repository.ts';
import type { Postbox } from './postbox.ts';

const MAILS_OF_ADDRESS = 3;

export interface PasswordResetDependencies {
  readonly accounts: AccountsService;
  readonly users: AccountsRepository;
  readonly links: LinksRepository;
  readonly sessions: Pick<Sessions, 'endAllWith'>;
  readonly postbox: Postbox;
  readonly clock?: Clock;
}

/** Lets whoever reads an account's mail set its password. Nothing tells whether an address has an account. */
export class PasswordResetService {
  readonly #dependencies: PasswordResetDependencies;
  readonly #clock: Clock;

  constructor(dependencies: PasswordResetDependencies) {
    this.#dependencies = dependencies;
    this.#clock = dependencies.clock ?? systemClock;
  }

  async request(given: string, { client }: RequestContext): Promise<typeof DONE | InvalidInput | Throttled> {
    const email = checkEmail(given);
    if (email.problem !== null) return invalid([email.problem]);
    const { accounts, users, postbox } = this.#dependencies;
    const { emailKey } = email.value;
    const throttled = await accounts.throttled([mailLimit(emailKey), networkLimit(client)]);
    if (throttled !== null) return throttled;
    const user = await users.findByEmailKey(emailKey);
    await postbox.put({ kind: 'password', userId: user?.id ?? null });
    return DONE;
  }

  /** Ends every session of the account, also this reader's. */
  async setPassword(
    { token, newPassword }: { readonly token: string; readonly newPassword: string },
    context: RequestContext,
  ): Promise<SignedIn | typeof LINK_EXPIRED | InvalidInput | Throttled> {
    const password = checkNewPassword(newPassword, 'newPassword');
    if (password.problem !== null) return invalid([password.problem]);
    const { accounts, users, links, sessions } = this.#dependencies;
    const throttled = await accounts.throttled([networkLimit(context.client)]);
    if (throttled !== null) return throttled;
    const userId = await links.userOfPasswordLink(token, this.#clock.now());
    if (userId === undefined) return LINK_EXPIRED;
    const passwordHash = await hashPassword(password.value);
    let isUsed = false;
    await sessions.endAllWith(userId, async (transaction) => {
      isUsed = await links.usePasswordLink(transaction, token, passwordHash, this.#clock.now());
      return isUsed;
    });
    const user = isUsed ? await users.findById(userId) : undefined;
    if (user === undefined) return LINK_EXPIRED;
    return accounts.startSession(user, context);
  }
}

/** Three mails to an address in ten minutes, whether it has an account or not. */
export function mailLimit(email: string) {
  return { key: `mail:${emailKeyOf(email)}`, most: MAILS_OF_ADDRESS };
}
