import { createHash, createHmac } from 'node:crypto';

export interface SigningKey {
  readonly accessKey: string;
  readonly secretKey: string;
  readonly region: string;
}

export interface SignedRequest {
  readonly method: string;
  readonly url: URL;
  /** Beside host and the two of the signature itself; every one of them is signed. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array;
  readonly at: Date;
}

export interface PresignedRequest extends Pick<SignedRequest, 'method' | 'url' | 'at'> {
  /** Beside host, in lower case; who uses the address has to send them as they are. */
  readonly headers: Readonly<Record<string, string>>;
  readonly seconds: number;
}

const ALGORITHM = 'AWS4-HMAC-SHA256';
const SERVICE = 's3';

/**
 * The headers of a request to S3, signed as its documentation says:
 * https://docs.aws.amazon.com/AmazonS3/latest/API/sig-v4-header-based-auth.html
 */
export function signRequest(key: SigningKey, { method, url, headers, body, at }: SignedRequest): Record<string, string> {
  const time = timeOf(at);
  const bodyHash = sha256(body);
  const signed: Record<string, string> = { 'x-amz-content-sha256': bodyHash, 'x-amz-date': time };
  for (const [name, value] of Object.entries(headers)) signed[name.toLowerCase()] = value.trim();
  const all = Object.entries({ ...signed, host: url.host }).toSorted(([one], [other]) => (one < other ? -1 : 1));
  const names = all.map(([name]) => name).join(';');
  const lines = all.map(([name, value]) => `${name}:${value}\n`).join('');
  const canonical = [method, pathOf(url), queryOf(url), lines, names, bodyHash].join('\n');
  const scope = scopeOf(key, time);
  const signature = signatureOf(key, time, canonical);
  return {
    ...signed,
    authorization: `${ALGORITHM} Credential=${key.accessKey}/${scope},SignedHeaders=${names},Signature=${signature}`,
  };
}

/**
 * An address by which anybody may do this one thing within so many seconds, with just these headers and whatever body they allow:
 * https://docs.aws.amazon.com/AmazonS3/latest/API/sigv4-query-string-auth.html
 */
export function presignAddress(key: SigningKey, { method, url, headers, at, seconds }: PresignedRequest): URL {
  const time = timeOf(at);
  const all = Object.entries({ ...headers, host: url.host }).toSorted(([one], [other]) => (one < other ? -1 : 1));
  const names = all.map(([name]) => name).join(';');
  const lines = all.map(([name, value]) => `${name}:${value}\n`).join('');
  const signed = new URL(url);
  signed.searchParams.set('X-Amz-Algorithm', ALGORITHM);
  signed.searchParams.set('X-Amz-Credential', `${key.accessKey}/${scopeOf(key, time)}`);
  signed.searchParams.set('X-Amz-Date', time);
  signed.searchParams.set('X-Amz-Expires', String(seconds));
  signed.searchParams.set('X-Amz-SignedHeaders', names);
  const canonical = [method, pathOf(signed), queryOf(signed), lines, names, 'UNSIGNED-PAYLOAD'].join('\n');
  signed.searchParams.set('X-Amz-Signature', signatureOf(key, time, canonical));
  return signed;
}

function timeOf(at: Date): string {
  return at.toISOString().replaceAll(/[-:]|\.\d+/g, '');
}

function scopeOf({ region }: SigningKey, time: string): string {
  return [time.slice(0, 8), region, SERVICE, 'aws4_request'].join('/');
}

function signatureOf(key: SigningKey, time: string, canonical: string): string {
  const scope = scopeOf(key, time);
  const signingKey = scope.split('/').reduce<Buffer | string>(hmac, `AWS4${key.secretKey}`);
  return hmac(signingKey, [ALGORITHM, time, scope, sha256(canonical)].join('\n')).toString('hex');
}

function pathOf({ pathname }: URL): string {
  return pathname
    .split('/')
    .map((part) => encode(decodeURIComponent(part)))
    .join('/');
}

function queryOf({ searchParams }: URL): string {
  return [...searchParams]
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .toSorted()
    .join('&');
}

/** As RFC 3986 has it, which leaves fewer characters as they are than the language does. */
function encode(text: string): string {
  return encodeURIComponent(text).replaceAll(/[!'()*]/g, (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`);
}

function sha256(content: Uint8Array | string): string {
  return createHash('sha256').update(content).digest('hex');
}

function hmac(key: Buffer | string, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest();
}
