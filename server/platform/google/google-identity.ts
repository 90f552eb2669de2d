import type { createRemoteJWKSet, errors as JoseErrors, JWTPayload } from 'jose';
import * as v from 'valibot';
import { type Clock, systemClock } from '../clock.ts';
import { askGoogle, type GoogleAnswer, whyNot } from './google-endpoint.ts';
import { GoogleRefused, GoogleUnavailable } from './google-identity.errors.ts';

const CALL_MILLISECONDS = 5_000;
const DISCOVERY_MILLISECONDS = 3_600_000;
/** What jose waits before it asks for the keys again because of an unknown one. */
const KEYS_COOLDOWN_MILLISECONDS = 30_000;
const CLOCK_TOLERANCE_SECONDS = 60;
/** Visible ASCII: it stands in a header. */
const GRANT = /^[\x21-\x7e]{1,4096}$/;
/** The code's window belongs to Google's library, which has no page of ours to come back to. */
const POPUP = 'postmessage';

const discoverySchema = v.looseObject({
  issuer: v.string(),
  token_endpoint: v.string(),
  userinfo_endpoint: v.string(),
  jwks_uri: v.string(),
});
const personSchema = v.looseObject({
  sub: v.pipe(v.string(), v.regex(/^[\x21-\x7e]{1,255}$/)),
  email: v.optional(v.string()),
  email_verified: v.optional(v.unknown()),
  name: v.optional(v.string()),
});
const tokenInfoSchema = v.looseObject({
  aud: v.string(),
  azp: v.optional(v.string()),
  sub: v.string(),
  exp: v.pipe(v.union([v.string(), v.number()]), v.transform(Number), v.finite()),
});

/** What Google's console gave a site. */
export interface GoogleClient {
  readonly id: string;
  readonly secret: string;
}

/** Whom Google vouches for. The subject is theirs for good; an address may change hands. */
export interface GooglePerson {
  readonly subject: string;
  readonly email: string | null;
  readonly isEmailVerified: boolean;
  readonly name: string | null;
}

export interface GoogleIdentityOptions {
  readonly issuer: string;
  readonly clock?: Clock;
  /** How long each call of Google may take; a sign-in needs three at most. */
  readonly callMilliseconds?: number;
  readonly keysCooldownMilliseconds?: number;
}

interface Provider {
  readonly tokenEndpoint: string;
  readonly tokenInfoEndpoint: string;
  readonly personEndpoint: string;
  readonly keys: ReturnType<typeof createRemoteJWKSet>;
}

/**
 * Asks Google, or another OpenID issuer, who came with a code or an access token. Endpoints are read from the issuer's discovery
 * document, once an hour. Every method rejects with GoogleRefused or GoogleUnavailable.
 */
export class GoogleIdentity {
  readonly #issuer: string;
  readonly #clock: Clock;
  readonly #milliseconds: number;
  readonly #keysCooldown: number;
  #found: { readonly provider: Promise<Provider>; readonly at: number } | undefined;

  constructor({ issuer, clock = systemClock, callMilliseconds, keysCooldownMilliseconds }: GoogleIdentityOptions) {
    this.#issuer = issuer.replace(/\/+$/, '');
    this.#clock = clock;
    this.#milliseconds = callMilliseconds ?? CALL_MILLISECONDS;
    this.#keysCooldown = keysCooldownMilliseconds ?? KEYS_COOLDOWN_MILLISECONDS;
  }

  /**
   * The code flow. A nonce in the id token must be `isNonce`; there may be none, because the library's code client carries none
   * (https://developers.google.com/identity/oauth2/web/reference/js-reference#CodeClientConfig).
   */
  async personOfCode(code: string, client: GoogleClient, isNonce: (nonce: string) => boolean): Promise<GooglePerson> {
    if (!GRANT.test(code)) throw new GoogleRefused('GRANT');
    const { tokenEndpoint, keys } = await this.#provider();
    const grant = { grant_type: 'authorization_code', code, redirect_uri: POPUP, client_id: client.id, client_secret: client.secret };
    const answer = await this.#ask(tokenEndpoint, { method: 'POST', body: new URLSearchParams(grant) });
    refuseBadCode(answer, tokenEndpoint);
    const idToken = answer.body['id_token'];
    if (typeof idToken !== 'string') throw new GoogleUnavailable(`${tokenEndpoint} gave no id token.`);
    const claims = await this.#verify(idToken, client.id, keys);
    const { nonce } = claims;
    if (nonce !== undefined && (typeof nonce !== 'string' || !isNonce(nonce))) throw new GoogleRefused('NONCE');
    return readPerson(claims, () => new GoogleRefused('TOKEN'));
  }

  /** The token flow. That the token was given to this client, and not to another site, only its description tells. */
  async personOfAccessToken(accessToken: string, client: Pick<GoogleClient, 'id'>): Promise<GooglePerson> {
    if (!GRANT.test(accessToken)) throw new GoogleRefused('GRANT');
    const { tokenInfoEndpoint, personEndpoint } = await this.#provider();
    const headers = { authorization: `Bearer ${accessToken}` };
    const described = await this.#ask(tokenInfoEndpoint, { method: 'POST', headers });
    refuseBadToken(described, tokenInfoEndpoint);
    const info = v.safeParse(tokenInfoSchema, described.body);
    if (!info.success) throw new GoogleUnavailable(`${tokenInfoEndpoint} describes no token.`);
    const { aud, azp, exp, sub } = info.output;
    if (aud !== client.id || (azp ?? aud) !== client.id || this.#isOver(exp)) throw new GoogleRefused('TOKEN');
    const answer = await this.#ask(personEndpoint, { headers });
    refuseBadToken(answer, personEndpoint);
    const person = readPerson(answer.body, () => new GoogleUnavailable(`${personEndpoint} describes nobody.`));
    if (person.subject !== sub) throw new GoogleRefused('TOKEN');
    return person;
  }

  async #verify(idToken: string, clientId: string, keys: Provider['keys']): Promise<JWTPayload> {
    const { errors, jwtVerify } = await import('jose');
    try {
      const { payload } = await jwtVerify(idToken, keys, {
        // Google writes its own name in both ways
        // (https://developers.google.com/identity/openid-connect/openid-connect#validatinganidtoken).
        issuer: [this.#issuer, this.#issuer.replace(/^https:\/\//, '')],
        audience: clientId,
        algorithms: ['RS256'],
        clockTolerance: CLOCK_TOLERANCE_SECONDS,
        currentDate: this.#clock.now(),
        requiredClaims: ['sub', 'iat', 'exp'],
      });
      if (!isGivenTo(clientId, payload)) throw new GoogleRefused('TOKEN');
      return payload;
    } catch (error) {
      throw error instanceof GoogleRefused ? error : this.#disbelief(error, errors);
    }
  }

  /** What is wrong with the token is a refusal; that there were no keys to look at it is none. */
  #disbelief(error: unknown, errors: typeof JoseErrors): GoogleRefused | GoogleUnavailable {
    const isAboutKeys =
      !(error instanceof errors.JOSEError) ||
      error instanceof errors.JWKSTimeout ||
      error instanceof errors.JWKSInvalid ||
      error.code === errors.JOSEError.code;
    return isAboutKeys
      ? new GoogleUnavailable(`The keys of ${this.#issuer} cannot be read (${whyNot(error)}).`)
      : new GoogleRefused('TOKEN');
  }

  #provider(): Promise<Provider> {
    const now = this.#clock.now().getTime();
    const found = this.#found;
    if (found !== undefined && now - found.at < DISCOVERY_MILLISECONDS) return found.provider;
    const provider = this.#discover();
    this.#found = { provider, at: now };
    provider.catch(() => {
      if (this.#found?.provider === provider) this.#found = undefined;
    });
    return provider;
  }

  async #discover(): Promise<Provider> {
    const url = `${this.#issuer}/.well-known/openid-configuration`;
    const { status, body } = await this.#ask(url, {});
    const read = v.safeParse(discoverySchema, body);
    if (status !== 200 || !read.success) throw new GoogleUnavailable(`${url} is no discovery document.`);
    const { issuer, token_endpoint, userinfo_endpoint, jwks_uri } = read.output;
    const endpoints = [token_endpoint, userinfo_endpoint, jwks_uri];
    if (issuer.replace(/\/+$/, '') !== this.#issuer || !endpoints.every((endpoint) => this.#isOwn(endpoint)))
      throw new GoogleUnavailable(`${url} speaks of another issuer.`);
    const { createRemoteJWKSet } = await import('jose');
    return {
      tokenEndpoint: token_endpoint,
      // Google names it in no discovery document: https://oauth2.googleapis.com/tokeninfo stands beside
      // https://oauth2.googleapis.com/token.
      tokenInfoEndpoint: new URL('tokeninfo', token_endpoint).href,
      personEndpoint: userinfo_endpoint,
      keys: createRemoteJWKSet(new URL(jwks_uri), { timeoutDuration: this.#milliseconds, cooldownDuration: this.#keysCooldown }),
    };
  }

  /** Whoever is asked over TLS sends nobody to a place without. */
  #isOwn(endpoint: string): boolean {
    if (!URL.canParse(endpoint)) return false;
    const { protocol } = new URL(endpoint);
    return protocol === 'https:' || protocol === new URL(this.#issuer).protocol;
  }

  #ask(url: string, request: RequestInit): Promise<GoogleAnswer> {
    return askGoogle(url, { ...request, milliseconds: this.#milliseconds });
  }

  #isOver(expiresAtSeconds: number): boolean {
    return this.#clock.now().getTime() / 1000 > expiresAtSeconds + CLOCK_TOLERANCE_SECONDS;
  }
}

/** A token for several says which of them asked for it. */
function isGivenTo(clientId: string, { aud, azp }: JWTPayload): boolean {
  return azp === undefined ? !Array.isArray(aud) || aud.length === 1 : azp === clientId;
}

/** That our own client is not known is nothing that a reader can change. */
function refuseBadCode({ status, body }: GoogleAnswer, endpoint: string): void {
  if (status === 200) return;
  const { error } = body;
  if (error === 'invalid_grant' || error === 'invalid_request') throw new GoogleRefused('GRANT');
  const said = typeof error === 'string' && /^[a-z_]{1,40}$/.test(error) ? error : `status ${status}`;
  throw new GoogleUnavailable(`${endpoint} takes no code of this site (${said}).`);
}

function refuseBadToken({ status }: GoogleAnswer, endpoint: string): void {
  if (status === 200) return;
  if (status === 400 || status === 401 || status === 403) throw new GoogleRefused('GRANT');
  throw new GoogleUnavailable(`${endpoint} answered with the status ${status}.`);
}

function readPerson(claims: unknown, otherwise: () => Error): GooglePerson {
  const read = v.safeParse(personSchema, claims);
  if (!read.success) throw otherwise();
  const { sub, email, email_verified: isVerified, name } = read.output;
  return { subject: sub, email: email ?? null, isEmailVerified: isVerified === true, name: name ?? null };
}
