import { HostUnreachable } from '../graphql/graphql-host.errors.ts';
import { BytesRefused } from './upload-bytes.errors.ts';

export interface BytesHost {
  /** Address of the API host's endpoint, such as '/graphql': bytes go to the same origin. */
  readonly endpoint: string;
  readonly token: () => string | undefined;
}

const LEAST_CHUNK = 256 * 1024;
const MOST_CHUNK = 8 * 1024 * 1024;
/** A chunk should take about this long, so that a cut costs little and a fast line is used. */
const CHUNK_MS = 2000;
const OFFSET_DIFFERS = 409;
const CHECKSUM_DIFFERS = 460;

/**
 * Sends the bytes of a file from `offset` to its end in pieces, each with its checksum, wherever the server stands.
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
  while (place < file.size) {
    const bytes = await file.slice(place, place + length).arrayBuffer();
    const began = performance.now();
    const response = await patch(address, host.token(), place, bytes, signal);
    if (response.status === CHECKSUM_DIFFERS && (damaged += 1) < 3) continue;
    if (!response.ok && response.status !== OFFSET_DIFFERS) throw new BytesRefused(response.status);
    place = offsetOf(response);
    tell(place);
    length = nextLength(length, performance.now() - began);
  }
}

/** Bytes of the next piece, after one of `length` took so many milliseconds. */
export function nextLength(length: number, milliseconds: number): number {
  const wanted = (length * CHUNK_MS) / Math.max(1, milliseconds);
  return Math.round(Math.min(MOST_CHUNK, Math.max(LEAST_CHUNK, Math.min(wanted, length * 4))));
}

async function patch(address: URL, token: string | undefined, offset: number, bytes: ArrayBuffer, signal: AbortSignal): Promise<Response> {
  const headers = {
    'content-type': 'application/offset+octet-stream',
    'upload-offset': String(offset),
    'upload-checksum': `sha256 ${await checksumOf(bytes)}`,
    ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
  };
  try {
    return await fetch(address, { method: 'PATCH', headers, body: bytes, signal });
  } catch (error) {
    if (signal.aborted) throw error;
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
