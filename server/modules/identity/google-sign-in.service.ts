import { LONGEST_NAME } from '#graphql/document/limits.ts';
import type { GoogleSignInInput } from '#graphql/generated/server.ts';
import { type Clock, systemClock } from '#server/platform/clock.ts';
import type { Config } from '#server/platform/config/config.ts';
import type { GoogleClient, GoogleIdentity, GooglePerson } from '#server/platform/google/google-identity.ts';
import { type GoogleRefusal, GoogleRefused, GoogleUnavailable } from '#server/platform/google/google-identity.errors.ts';
import { hashSecret, newSecret, type Sessions } from '#server/platform/sessions/sessions.ts';
import type { LanguageCode } from '#server/platform/database/tables.ts';
import { checkEmail, checkGivenPassword, checkName } from '../accounts/account-input.ts';
import type { AccountsRepository, UserRow } from '../accounts/accounts.repository.ts';
import {
  accountLimit,
  type AccountsService,
  DONE,
  networkLimit,
  type SignedIn,
  type Throttled,
  WRONG_CREDENTIALS,
} from '../accounts/accounts.service.ts';
import type { RequestContext } from '../reader.ts';
import { LINK_EXPIRED } from './identity-results.ts';
import { LINK_MILLISECONDS, type LinksRepository } from './links.repository.ts';
import { mailLimit } from './password-reset.service.ts';
import type { Postbox } from './postbox.ts';
import type { SignInStates, StartedState } from './sign-in-states.ts';

const UNAVAILABLE = { __typename: 'GoogleUnavailable', isUnavailable: true } as const;

export interface GoogleLinkNeeded {
  readonly __typename: 'GoogleLinkNeeded';
  readonly linkToken: string;
  readonly email: string;
  readonly hasPassword: boolean;
}

type Refused = { readonly __typename: 'GoogleRefused'; readonly reason: GoogleRefusal };
type Started = StartedState & { readonly __typename: 'GoogleSignInStart'; readonly clientId: string };
type Confirmed = SignedIn | typeof WRONG_CREDENTIALS | typeof LINK_EXPIRED | Throttled;

export interface GoogleSignInDependencies {
  readonly google: Pick<GoogleIdentity, 'personOfCode' | 'personOfAccessToken'>;
  readonly accounts: AccountsService;
  readonly users: AccountsRepository;
  readonly links: LinksRepository;
  readonly states: SignInStates;
  readonly sessions: Pick<Sessions, 'endAllWith'>;
  readonly postbox: Postbox;
  readonly sites: Config['sites'];
  /** Told why Google could not be asked. */
  readonly report: (error: GoogleUnavailable) => void;
  readonly clock?: Clock;
}

/**
 * Lets in whom Google vouches for. A person is known by Google's subject; that an address is the same makes nobody the owner of an
 * account that has it: its password or its mail must say so first.
 */
export class GoogleSignInService {
  readonly #dependencies: GoogleSignInDependencies;
  readonly #clock: Clock;

  constructor(dependencies: GoogleSignInDependencies) {
    this.#dependencies = dependencies;
    this.#clock = dependencies.clock ?? systemClock;
  }

  async start(language: LanguageCode, { client }: RequestContext): Promise<Started | typeof UNAVAILABLE | Throttled> {
    const { accounts, states } = this.#dependencies;
    const google = this.#clientOf(language);
    if (google === null) return UNAVAILABLE;
    const throttled = await accounts.throttled([networkLimit(client)]);
    return throttled ?? { __typename: 'GoogleSignInStart', clientId: google.id, ...(await states.start(language, client)) };
  }

  async signIn(
    input: GoogleSignInInput,
    context: RequestContext,
  ): Promise<SignedIn | GoogleLinkNeeded | Refused | typeof UNAVAILABLE | Throttled> {
    const { accounts, states, report } = this.#dependencies;
    const google = this.#clientOf(input.language);
    if (google === null) return UNAVAILABLE;
    const throttled = await accounts.throttled([networkLimit(context.client)]);
    if (throttled !== null) return throttled;
    try {
      const isNonce = await states.use(input.state, input.language, context.client);
      if (isNonce === undefined) throw new GoogleRefused('STATE');
      return await this.#enter(await this.#personOf(input, google, isNonce), input.language, context);
    } catch (error) {
      if (error instanceof GoogleRefused) return { __typename: 'GoogleRefused', reason: error.reason };
      if (!(error instanceof GoogleUnavailable)) throw error;
      report(error);
      return UNAVAILABLE;
    }
  }

  /** By the password, tried as often as at the sign-in itself. */
  async confirm(
    { linkToken, password }: { readonly linkToken: string; readonly password: string },
    context: RequestContext,
  ): Promise<Confirmed> {
    const { accounts, users, links } = this.#dependencies;
    const userId = await links.userOfGoogleLink('OFFERED', linkToken, this.#clock.now());
    const user = userId === undefined ? undefined : await users.findById(userId);
    if (user === undefined) return (await accounts.throttled([networkLimit(context.client)])) ?? LINK_EXPIRED;
    const refused =
      checkGivenPassword(password, 'password').problem === null
        ? await accounts.checkPassword(user, password, context.client)
        : ((await accounts.throttled([accountLimit(user.emailKey), networkLimit(context.client)])) ?? WRONG_CREDENTIALS);
    if (refused !== null) return refused;
    const isUsed = await links.useOffer(linkToken, user, this.#clock.now());
    return isUsed ? accounts.startSessionByPassword(user, context) : LINK_EXPIRED;
  }

  /** The mail goes to the address that the account has, however Google writes it. */
  async requestMail(linkToken: string, { client }: RequestContext): Promise<typeof DONE | typeof LINK_EXPIRED | Throttled> {
    const { accounts, users, links, postbox } = this.#dependencies;
    const userId = await links.userOfGoogleLink('OFFERED', linkToken, this.#clock.now());
    const user = userId === undefined ? undefined : await users.findById(userId);
    const throttled = await accounts.throttled([...(user ? [mailLimit(user.emailKey)] : []), networkLimit(client)]);
    if (throttled !== null) return throttled;
    if (user === undefined) return LINK_EXPIRED;
    await postbox.put({ kind: 'googleLink', userId: user.id, offerHash: hashSecret(linkToken).toString('hex'), origin: client.origin });
    return DONE;
  }

  /** The account's password stops working and every session ends: both may be of somebody who only claimed the address. */
  async confirmByMail(token: string, context: RequestContext): Promise<Exclude<Confirmed, typeof WRONG_CREDENTIALS>> {
    const { accounts, users, links, sessions } = this.#dependencies;
    const throttled = await accounts.throttled([networkLimit(context.client)]);
    if (throttled !== null) return throttled;
    const userId = await links.userOfGoogleLink('MAILED', token, this.#clock.now());
    if (userId === undefined) return LINK_EXPIRED;
    let isUsed = false;
    await sessions.endAllWith(userId, async (transaction) => {
      isUsed = await links.useMailedLink(transaction, token, this.#clock.now());
      return isUsed;
    });
    const user = isUsed ? await users.findById(userId) : undefined;
    return user === undefined ? LINK_EXPIRED : accounts.startSession(user, context);
  }

  #clientOf(language: LanguageCode): GoogleClient | null {
    const { googleClientId: id, googleClientSecret: secret } = this.#dependencies.sites[language];
    return id === null || secret === null ? null : { id, secret };
  }

  async #personOf(
    { code, accessToken }: GoogleSignInInput,
    client: GoogleClient,
    isNonce: (nonce: string) => boolean,
  ): Promise<GooglePerson> {
    const { google } = this.#dependencies;
    if (typeof code === 'string' && typeof accessToken !== 'string') return google.personOfCode(code, client, isNonce);
    if (typeof accessToken === 'string' && typeof code !== 'string') return google.personOfAccessToken(accessToken, client);
    throw new GoogleRefused('GRANT');
  }

  async #enter(person: GooglePerson, language: LanguageCode, context: RequestContext): Promise<SignedIn | GoogleLinkNeeded> {
    const { accounts, users, links } = this.#dependencies;
    const email = person.isEmailVerified ? checkEmail(person.email ?? '').value : null;
    // The address before the subject: an account that another request makes right now is seen with its link, or not at all.
    const owner = email === null ? undefined : await users.findByEmailKey(email.emailKey);
    const linked = await this.#findLinked(person);
    if (linked !== undefined) return accounts.startSession(linked, context);
    if (email === null) throw new GoogleRefused('EMAIL');
    if (owner !== undefined) return this.#offer(owner, person.subject, email.email);
    const added = await links.addLinkedAccount({ ...email, name: nameOf(person, email.email), language }, person.subject);
    if (added !== undefined) return accounts.startSession(added, context);
    // Another request made it between the look and the insert; now it is seen.
    return this.#enter(person, language, context);
  }

  async #findLinked({ subject }: GooglePerson): Promise<UserRow | undefined> {
    const { users, links } = this.#dependencies;
    const userId = await links.findLinked(subject);
    return userId === undefined ? undefined : users.findById(userId);
  }

  async #offer(owner: UserRow, subject: string, email: string): Promise<GoogleLinkNeeded> {
    const secret = newSecret();
    const expiresAt = new Date(this.#clock.now().getTime() + LINK_MILLISECONDS);
    await this.#dependencies.links.addOffer({ secret, expiresAt, userId: owner.id, subject, email });
    return { __typename: 'GoogleLinkNeeded', linkToken: secret, email, hasPassword: owner.passwordHash !== null };
  }
}

/** As Google says it, as far as it is a name here; otherwise what stands before the address's @. */
function nameOf({ name }: GooglePerson, email: string): string {
  const wished = [name ?? '', email.split('@')[0] ?? ''].map((given) => Array.from(given.trim()).slice(0, LONGEST_NAME).join(''));
  return wished.map((given) => checkName(given).value).find((checked) => checked !== null) ?? 'Google';
}
