import { SavingFailed } from '#machines/saving/saving.ports.ts';

const DIGEST = 'x-futago-sha256';

/**
 * Takes a file from the network into a cache: refused where it is shorter or longer than the server said, or, being a
 * picture, cannot be drawn. A page in its place is the word of a network that wants a sign-in first. Beside the file stands
 * the digest of what was taken. Rejects with `SavingFailed` or the network's error.
 */
export async function storeFile(cache: Cache, file: { readonly url: string; readonly key: string }, signal: AbortSignal): Promise<void> {
  const answer = await fetch(file.url, { credentials: 'omit', signal });
  if (answer.status === 404) throw new SavingFailed('gone');
  if (!answer.ok) throw new Error(`${file.url} is answered with ${answer.status}.`);
  const blob = await answer.blob();
  if (blob.type.startsWith('text/html')) throw new Error(`${file.url} is answered with a page.`);
  const said = answer.headers.get('content-encoding') === null ? answer.headers.get('content-length') : null;
  if (said !== null && Number(said) !== blob.size) throw new SavingFailed('damaged');
  if (blob.type.startsWith('image/')) await decode(blob);
  await put(cache, file.key, await blob.arrayBuffer(), answer.headers);
}

/** With the digest of its bytes; the headers are kept, those of the transfer aside. */
export async function put(cache: Cache, key: string, bytes: ArrayBuffer, from: Headers): Promise<void> {
  const headers = new Headers(from);
  for (const name of ['content-encoding', 'content-length', 'transfer-encoding', 'vary']) headers.delete(name);
  headers.set(DIGEST, await digestOf(bytes));
  headers.set('content-length', String(bytes.byteLength));
  await cache.put(key, new Response(bytes, { headers })).catch((error: unknown) => {
    throw new SavingFailed(isFull(error) ? 'noRoom' : 'denied');
  });
}

/** Bytes of a file that is as it was taken; null where it is missing or another. */
export async function wholeBytes(cache: Cache, key: string): Promise<number | null> {
  const stored = await cache.match(key);
  if (!stored) return null;
  const bytes = await stored.arrayBuffer();
  const isSame =
    stored.headers.get('content-length') === String(bytes.byteLength) && stored.headers.get(DIGEST) === (await digestOf(bytes));
  return isSame ? bytes.byteLength : null;
}

export function isFull(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'QuotaExceededError';
}

async function decode(picture: Blob): Promise<void> {
  const bitmap = await createImageBitmap(picture).catch(() => {
    throw new SavingFailed('damaged');
  });
  bitmap.close();
}

async function digestOf(bytes: ArrayBuffer): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
