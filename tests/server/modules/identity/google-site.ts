import { defaultConfig } from '#server/platform/config/config.ts';
import { emailKeyOf } from '#server/modules/accounts/account-input.ts';
import { ask, PASSWORD } from '#tests/support/site/accounts.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database/database.ts';
import { type GoogleIssuer, type IssuedPerson, type IssueOptions, startGoogleIssuer } from '#tests/support/site/google-issuer.ts';
import { type InProcessSite, type SiteAnswer, startInProcessSite } from '#tests/support/site/in-process-site.ts';
import { mailedSecret } from '#tests/support/site/mails.ts';

const START =
  'mutation ($language: Language!) { started: startGoogleSignIn(language: $language) { __typename ... on GoogleSignInStart { clientId state nonce } } }';
const RESULT = `__typename
  ... on SignedIn { token sessionId viewer { id email name language hasPassword } }`;
const SIGN_IN = `mutation ($input: GoogleSignInInput!) { signedIn: signInWithGoogle(input: $input) { ${RESULT}
  ... on GoogleLinkNeeded { linkToken email hasPassword } ... on GoogleRefused { reason } ... on Throttled { retryAfterSeconds } } }`;
const CONFIRM = `mutation ($linkToken: String!, $password: String!) { done: confirmGoogleLink(linkToken: $linkToken, password: $password) { ${RESULT} } }`;
const REQUEST_MAIL = 'mutation ($linkToken: String!) { done: requestGoogleLinkMail(linkToken: $linkToken) { __typename } }';
const CONFIRM_BY_MAIL = `mutation ($token: String!) { done: confirmGoogleLinkByMail(token: $token) { ${RESULT} } }`;
const BY_PASSWORD = `mutation ($input: SignInInput!) { done: signIn(input: $input) { ${RESULT} } }`;

type Headers = Readonly<Record<string, string>>;

/** What an operation answered: the fields of whichever type it was. */
export interface Outcome {
  readonly __typename: string;
  readonly token: string;
  readonly sessionId: string;
  readonly viewer: {
    readonly id: string;
    readonly email: string;
    readonly name: string;
    readonly language: string;
    readonly hasPassword: boolean;
  };
  readonly linkToken: string;
  readonly email: string;
  readonly hasPassword: boolean;
  readonly reason: string;
}

export interface Started {
  readonly clientId: string;
  readonly state: string;
  readonly nonce: string;
}

/** A site whose Vietnamese readers may sign in by an issuer of this machine; all ends with `close`. */
export interface GoogleSite {
  readonly database: TestDatabase['database'];
  readonly site: InProcessSite;
  readonly issuer: GoogleIssuer;
  start(headers?: Headers): Promise<Started>;
  /** With the code and state of nobody, unless they are given. */
  send(input: Readonly<Record<string, unknown>>, headers?: Headers): Promise<Outcome>;
  /** The whole way: state, code, sign-in. */
  signIn(person: IssuedPerson, options?: IssueOptions): Promise<Outcome>;
  confirm(linkToken: string, password?: string): Promise<Outcome>;
  requestMail(linkToken: string, headers?: Headers): Promise<Outcome>;
  confirmByMail(token: string): Promise<Outcome>;
  /** The secret of the link that is mailed for an offer. */
  mailedFor(linkToken: string): Promise<string>;
  signInByPassword(email: string, password?: string): Promise<Outcome>;
  countUsers(email: string): Promise<number>;
  close(): Promise<void>;
}

export async function openGoogleSite(): Promise<GoogleSite> {
  const testing = await createTestDatabase();
  const { database } = testing;
  const issuer = await startGoogleIssuer();
  const { sites } = defaultConfig('data');
  const vi = { ...sites.vi, googleClientId: issuer.client.id, googleClientSecret: issuer.client.secret };
  const site = await startInProcessSite(database, { sites: { ...sites, vi }, google: { issuer: issuer.url } });
  const outcome = async (query: string, variables: Readonly<Record<string, unknown>>, headers: Headers = {}): Promise<Outcome> =>
    outcomeOf(await ask(site, query, variables, headers));
  const start = async (headers: Headers = {}): Promise<Started> =>
    (await outcome(START, { language: 'vi' }, headers)) as unknown as Started;
  const send = (input: Readonly<Record<string, unknown>>, headers: Headers = {}) =>
    outcome(SIGN_IN, { input: { state: 'unknown', language: 'vi', ...input } }, headers);
  const requestMail = (linkToken: string, headers: Headers = {}) => outcome(REQUEST_MAIL, { linkToken }, headers);
  return {
    database,
    site,
    issuer,
    start,
    send,
    requestMail,
    signIn: async (person, options) => send({ state: (await start()).state, code: issuer.codeFor(person, options) }),
    confirm: (linkToken, password = PASSWORD) => outcome(CONFIRM, { linkToken, password }),
    confirmByMail: (token) => outcome(CONFIRM_BY_MAIL, { token }),
    mailedFor: async (linkToken) => {
      await requestMail(linkToken);
      return await mailedSecret(site.dataFolder);
    },
    signInByPassword: (email, password = PASSWORD) => outcome(BY_PASSWORD, { input: { email, password } }),
    countUsers: async (email) =>
      (await database.selectFrom('users').select('id').where('email_key', '=', emailKeyOf(email)).execute()).length,
    close: async () => {
      await site.close();
      await issuer.close();
      await testing.close();
    },
  };
}

let people = 0;

/** Somebody whom the issuer has not spoken of before, with a verified address. */
export function newPerson(changes: Partial<IssuedPerson> = {}): IssuedPerson & { readonly email: string } {
  people += 1;
  return {
    sub: `1${String(people).padStart(20, '0')}`,
    email: `person${people}@example.org`,
    email_verified: true,
    name: 'Lan',
    ...changes,
  };
}

/** Rejects nothing: errors of GraphQL fail here. */
function outcomeOf({ body }: SiteAnswer): Outcome {
  const { data, errors } = JSON.parse(body.toString()) as { readonly data?: Readonly<Record<string, Outcome>>; readonly errors?: unknown };
  const [only] = Object.values(data ?? {});
  if (only === undefined) throw new Error(`The operation failed: ${JSON.stringify(errors)}`);
  return only;
}
