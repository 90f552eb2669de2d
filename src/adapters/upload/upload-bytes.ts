import * as v from 'valibot';
import { MOST_PIECE_BYTES } from '#graphql/document/limits.ts';
import { HostUnreachable } from '../graphql/graphql-host.errors.ts';
import { BytesRefused } from './upload-bytes.errors.ts';

export interface BytesHost {
  /** Address of the API host's endpoint, such as '/graphql': bytes go to the same origin. */
  readonly endpoint: string;
  readonly token: () => string | undefined;
}

/** A line of 3 kB a second carries it within the time that the server gives a request. */
const LEAST_CHUNK = 64 * 1024;
/** A chunk should take about this long, so that a cut costs little and a fast line is used. */
const CHUNK_MS = 2000;
const OFFSET_DIFFERS = 409;
const CHECKSUM_DIFFERS = 460;
const TOO_LARGE = 413;
const OFFERED = 201;
const NOT_OFFERED = 405;
/** Bytes of a piece at most, by the host, where a proxy on the way to it turned larger ones away: nginx's own bound is 1 MB. */
const MOST_PASSED = new WeakMap<BytesHost, number>();
const PLACE = v.object({ url: v.pipe(v.string(), v.url()), headers: v.record(v.string(), v.string()) });

/**
 * Sends the bytes of a file from `offset` to its end in pieces, each with its checksum, wherever the server stands: to it, or
 * into a store that it names where the address says `?direct`, unless that store cannot be reached.
 * `tell` hears how many bytes are there after each. Rejects with BytesRefused, HostUnreachable where nobody knows
 * whether a piece arrived, and with the browser's own error where it cannot read the file any more.
 */
export async function sendBytes(
  host: BytesHost,
  { url, file, offset }: { readonly url: string; readonly file: Blob; readonly offset: number },
  tell: (offset: number) => void,
  signal: AbortSignal,
): Promise<void> {
  const address = new URL(url, new URL(host.endpoint, location.href));
  let place = offset;
  let length = LEAST_CHUNK;
  let damaged = 0;
  let isDirect = address.searchParams.has('direct');
  while (place < file.size) {
    const bytes = await file.slice(place, place + length).arrayBuffer();
    const began = performance.now();
    const headers = await headersOf(bytes, place, host.token());
    const placed = isDirect ? await putDirectly(address, headers, bytes, signal) : null;
    if (placed === null) isDirect = false;
    const response =
      placed instanceof Response
        ? placed
        : await ask(address, { method: 'PATCH', headers: placed ?? headers, body: placed === null ? bytes : null, signal });
    if (response.status === CHECKSUM_DIFFERS && (damaged += 1) < 3) continue;
    if (response.status === TOO_LARGE && bytes.byteLength > LEAST_CHUNK) {
      length = Math.max(LEAST_CHUNK, Math.floor(bytes.byteLength / 2));
      MOST_PASSED.set(host, length);
      continue;
    }
    if (!response.ok && response.status !== OFFSET_DIFFERS) throw new BytesRefused(response.status);
    place = offsetOf(response);
    tell(place);
    length = Math.min(nextLength(length, performance.now() - began), MOST_PASSED.get(host) ?? MOST_PIECE_BYTES);
  }
}

/** Bytes of the next piece, after one of `length` took so many milliseconds. */
export function nextLength(length: number, milliseconds: number): number {
  const wanted = (length * CHUNK_MS) / Math.max(1, milliseconds);
  return Math.round(Math.min(MOST_PIECE_BYTES, Math.max(LEAST_CHUNK, Math.min(wanted, length * 4))));
}

type Headers = Readonly<Record<string, string>>;

/**
 * Puts a piece where the server says. Returns the headers of what tells the server of it, the server's own answer where it offers no
 * place, and null where its store does not take the piece.
 */
async function putDirectly(address: URL, headers: Headers, bytes: ArrayBuffer, signal: AbortSignal): Promise<Headers | Response | null> {
  const asked = { ...headers, 'upload-piece-length': String(bytes.byteLength) };
  const answer = await ask(address, { method: 'POST', headers: asked, signal });
  if (answer.status === NOT_OFFERED) return null;
  if (answer.status !== OFFERED) return answer;
  const place = v.safeParse(PLACE, await answer.json());
  if (!place.success) return null;
  try {
    const { url, headers: given } = place.output;
    const put = await fetch(url, { method: 'PUT', headers: given, body: bytes, credentials: 'omit', signal });
    return put.ok ? { ...headers, 'upload-placed': '1' } : null;
  } catch (error) {
    if (signal.aborted) throw error;
    return null;
  }
}

async function headersOf(bytes: ArrayBuffer, offset: number, token: string | undefined): Promise<Headers> {
  return {
    'content-type': 'application/offset+octet-stream',
    'upload-offset': String(offset),
    'upload-checksum': `sha256 ${await checksumOf(bytes)}`,
    ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
  };
}

async function ask(address: URL, request: RequestInit): Promise<Response> {
  try {
    return await fetch(address, request);
  } catch (error) {
    if (request.signal?.aborted === true) throw error;
    throw new HostUnreachable(`The API host cannot be reached: ${String(error)}`, { cause: error });
  }
}

/** Base64 of SHA-256. */
async function checksumOf(bytes: ArrayBuffer): Promise<string> {
  return btoa(String.fromCharCode(...new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))));
}

function offsetOf(response: Response): number {
  const offset = Number(response.headers.get('upload-offset') ?? 'none');
  if (!Number.isSafeInteger(offset) || offset < 0) throw new HostUnreachable('The API host does not say how many bytes it holds.');
  return offset;
}
