import { randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type CryptoKey, exportJWK, exportSPKI, generateKeyPair, importJWK, type JWK, SignJWT } from 'jose';

export interface IssuedPerson {
  readonly sub: string;
  readonly email?: string;
  readonly email_verified?: boolean;
  readonly name?: string;
}

/** How an id token is signed. All but the first are lies. */
export type Signing = 'RS256' | 'none' | 'publicKeyAsSecret' | 'otherAlgorithm' | 'unknownKey' | 'otherKey';

export type Endpoint = 'discovery' | 'keys' | 'token' | 'tokeninfo' | 'userinfo';
export type Fault = 'hang' | 'reset' | 'error' | 'garbage' | 'array' | 'endless' | 'moved' | 'strangers';

export interface IssueOptions {
  readonly signing?: Signing;
  /** Over the id token's claims or the token's description; undefined leaves a claim out. */
  readonly claims?: Readonly<Record<string, unknown>>;
}

export interface GoogleIssuer {
  readonly url: string;
  readonly client: { readonly id: string; readonly secret: string };
  /** What endpoints do instead of answering. */
  readonly faults: Map<Endpoint, Fault>;
  /** The endpoints that were asked, in order. */
  readonly asked: Endpoint[];
  codeFor(person: IssuedPerson, options?: IssueOptions): string;
  accessTokenFor(person: IssuedPerson, options?: IssueOptions): string;
  /** From now on every token is signed by a new key, and only that is published. */
  rotateKeys(): Promise<void>;
  close(): Promise<void>;
}

interface Grant extends IssueOptions {
  readonly person: IssuedPerson;
}

interface SigningKey {
  readonly id: string;
  readonly privateKey: CryptoKey;
  readonly publicKey: CryptoKey;
}

const PATHS: Readonly<Record<string, Endpoint>> = {
  '/.well-known/openid-configuration': 'discovery',
  '/keys': 'keys',
  '/token': 'token',
  '/tokeninfo': 'tokeninfo',
  '/userinfo': 'userinfo',
};
/** Who we are to the issuer. */
export const GOOGLE_CLIENT = { id: 'futago-test-client', secret: 'a secret of the client' };
/** Where everything is answered rightly, for whoever follows a redirection. */
const MOVED = '/moved';
const NOT_GRANTED = { status: 400, body: { error: 'invalid_grant', error_description: 'Malformed auth code.' } };

/** An OpenID issuer on this machine as Google is one: real keys, codes that are good once, and every lie a test asks for. */
export async function startGoogleIssuer({ port = 0 } = {}): Promise<GoogleIssuer> {
  const client = GOOGLE_CLIENT;
  const grants = new Map<string, Grant>();
  const [faults, asked] = [new Map<Endpoint, Fault>(), [] as Endpoint[]];
  let key = await newKey();
  const server = createServer((request, response) => {
    const path = request.url ?? '/';
    const endpoint = PATHS[path.replace(MOVED, '')];
    if (endpoint === undefined) return void response.writeHead(404).end('{}');
    asked.push(endpoint);
    const fault = path.startsWith(MOVED) ? undefined : faults.get(endpoint);
    if (fault !== undefined) return fail(fault, path, response);
    void answer(endpoint, request).then(({ status, body }) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body)),
    );
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const issue =
    (prefix: string) =>
    (person: IssuedPerson, options: IssueOptions = {}) => {
      const secret = prefix + randomBytes(24).toString('base64url');
      grants.set(secret, { person, ...options });
      return secret;
    };

  async function answer(endpoint: Endpoint, request: IncomingMessage): Promise<{ status: number; body: unknown }> {
    if (endpoint === 'discovery') return { status: 200, body: discoveryOf(url) };
    if (endpoint === 'keys') return { status: 200, body: { keys: [await published(key)] } };
    if (endpoint === 'token') return redeem(new URLSearchParams(await textOf(request)));
    const token = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1] ?? '';
    const grant = token.startsWith('ya29.') ? grants.get(token) : undefined;
    if (grant === undefined) return { status: 401, body: { error: 'invalid_token' } };
    if (endpoint === 'userinfo') return { status: 200, body: grant.person };
    const { sub, email, email_verified } = grant.person;
    const described = { aud: client.id, azp: client.id, sub, email, email_verified: String(email_verified), exp: String(seconds() + 3599) };
    return { status: 200, body: { ...described, ...grant.claims } };
  }

  async function redeem(form: URLSearchParams): Promise<{ status: number; body: unknown }> {
    const isClient = form.get('client_id') === client.id && form.get('client_secret') === client.secret;
    if (!isClient) return { status: 401, body: { error: 'invalid_client' } };
    const code = form.get('code') ?? '';
    const grant = code.startsWith('4/') ? grants.get(code) : undefined;
    const isAsked = form.get('grant_type') === 'authorization_code' && form.get('redirect_uri') === 'postmessage';
    if (grant === undefined || !isAsked) return NOT_GRANTED;
    grants.delete(code);
    const id_token = await sign(key, { iss: url, aud: client.id, azp: client.id, ...grant.person, ...grant.claims }, grant.signing);
    return { status: 200, body: { id_token, access_token: issue('ya29.')(grant.person), token_type: 'Bearer', expires_in: 3599 } };
  }

  return {
    url,
    client,
    faults,
    asked,
    codeFor: issue('4/'),
    accessTokenFor: issue('ya29.'),
    rotateKeys: async () => {
      key = await newKey();
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function fail(fault: Fault, path: string, response: ServerResponse): void {
  if (fault === 'hang') return;
  if (fault === 'reset') response.destroy();
  else if (fault === 'error') response.writeHead(503).end('{"error": "unavailable"}');
  else if (fault === 'garbage') response.writeHead(200).end('{"id_token": "eyJ');
  else if (fault === 'array') response.writeHead(200).end('[]');
  else if (fault === 'moved') response.writeHead(307, { location: `${MOVED}${path}` }).end();
  else if (fault === 'strangers') response.writeHead(200).end(JSON.stringify(discoveryOf('http://stranger.example')));
  else response.writeHead(200).end(`{"id_token": "${'x'.repeat(1_000_000)}"}`);
}

function discoveryOf(issuer: string): Readonly<Record<string, unknown>> {
  return {
    issuer,
    authorization_endpoint: `${issuer}/auth`,
    token_endpoint: `${issuer}/token`,
    userinfo_endpoint: `${issuer}/userinfo`,
    jwks_uri: `${issuer}/keys`,
    id_token_signing_alg_values_supported: ['RS256'],
  };
}

async function newKey(): Promise<SigningKey> {
  const { privateKey, publicKey } = await generateKeyPair('RS256', { extractable: true });
  return { id: randomBytes(8).toString('hex'), privateKey, publicKey };
}

async function published({ id, publicKey }: SigningKey): Promise<JWK> {
  return { ...(await exportJWK(publicKey)), kid: id, use: 'sig' };
}

async function sign(key: SigningKey, given: Readonly<Record<string, unknown>>, signing: Signing = 'RS256'): Promise<string> {
  const now = seconds();
  const claims = { iat: now, exp: now + 3600, ...given };
  if (signing === 'none') return `${encode({ alg: 'none', typ: 'JWT', kid: key.id })}.${encode(claims)}.`;
  const token = new SignJWT(claims);
  if (signing === 'publicKeyAsSecret') {
    const secret = new TextEncoder().encode(await exportSPKI(key.publicKey));
    return await token.setProtectedHeader({ alg: 'HS256', kid: key.id }).sign(secret);
  }
  if (signing === 'otherAlgorithm') {
    const sameKey = await importJWK(await exportJWK(key.privateKey), 'RS512');
    return await token.setProtectedHeader({ alg: 'RS512', kid: key.id }).sign(sameKey);
  }
  const signer = signing === 'RS256' ? key : await newKey();
  const kid = signing === 'unknownKey' ? signer.id : key.id;
  return await token.setProtectedHeader({ alg: 'RS256', kid }).sign(signer.privateKey);
}

function encode(value: unknown): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}

function seconds(): number {
  return Math.floor(Date.now() / 1000);
}

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}
