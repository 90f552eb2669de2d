import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { RealtimeApp } from './realtime-app.ts';

const CLOCK_SECONDS = 600;
const LONGEST_QUERY = 4096;

/** Whether `auth` ('key:signature') was made with the application's secret for exactly these parts. */
export function isSigned({ key, secret }: RealtimeApp, auth: unknown, ...parts: readonly string[]): boolean {
  if (typeof auth !== 'string') return false;
  const split = auth.indexOf(':');
  return auth.slice(0, split) === key && isSame(auth.slice(split + 1), sign(secret, parts.join(':')));
}

export interface SignedRequest {
  readonly method: string;
  readonly path: string;
  readonly search: URLSearchParams;
  readonly body: Buffer;
}

/** Why a request to the HTTP API is refused; null where it is signed by the application, for this body, ten minutes ago at most. */
export function requestProblem({ key, secret }: RealtimeApp, { method, path, search, body }: SignedRequest, now: number): string | null {
  const names = [...search.keys()];
  if (search.toString().length > LONGEST_QUERY || new Set(names).size !== names.length) return 'The query cannot be read.';
  if (search.get('auth_key') !== key) return 'There is no application with this key.';
  if (search.get('auth_version') !== '1.0') return 'The signature is of an unknown version.';
  const timestamp = search.get('auth_timestamp') ?? '';
  if (!/^\d{1,12}$/.test(timestamp) || Math.abs(now / 1000 - Number(timestamp)) > CLOCK_SECONDS) {
    return `The timestamp is more than ${CLOCK_SECONDS} seconds away from the clock of this server.`;
  }
  const digest = createHash('md5').update(body).digest('hex');
  if (body.length > 0 && !isSame(search.get('body_md5') ?? '', digest)) return 'The body is not the one that was signed.';
  const query = names
    .filter((name) => name !== 'auth_signature')
    .toSorted()
    .map((name) => `${name}=${search.get(name)}`)
    .join('&');
  const wanted = sign(secret, [method, path, query].join('\n'));
  return isSame(search.get('auth_signature') ?? '', wanted) ? null : 'The signature is wrong.';
}

function sign(secret: string, text: string): string {
  return createHmac('sha256', secret).update(text).digest('hex');
}

function isSame(given: string, wanted: string): boolean {
  const one = Buffer.from(given);
  const other = Buffer.from(wanted);
  return one.length === other.length && timingSafeEqual(one, other);
}
