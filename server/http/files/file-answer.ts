import { createReadStream } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { type ByteRange, readRange } from './byte-range.ts';
import { sendSentence } from '../plain-answer.ts';
import { matchesEtag } from '../prepared-answer.ts';

/** How a stream tells that the reader went away, before the first byte or after it: nothing to be told of. */
const LEFT_BY_READER: ReadonlySet<string> = new Set(['ERR_STREAM_PREMATURE_CLOSE', 'ERR_STREAM_UNABLE_TO_PIPE', 'ECONNRESET', 'EPIPE']);

/** Of files whose address names their content. */
export const IMMUTABLE = 'public, max-age=31536000, immutable';
/** The same where it may be hidden one day: caches that many readers share ask again, within the minute after which it is gone. */
export const ASKED_AGAIN = `${IMMUTABLE}, s-maxage=45`;

export interface FileAnswer {
  readonly path: string;
  /** Names in lower case; etag, content-length and the range headers are added. */
  readonly headers: Readonly<Record<string, string>>;
  /** Whether parts may be asked for. */
  readonly takesRanges: boolean;
}

/**
 * Streams a file: 304 for what the client holds, one range where it is asked for and allowed, 416 where it cannot be
 * met, no body to a HEAD. Resolves to false, with nothing sent, when there is no such file.
 */
export async function sendFile(request: IncomingMessage, response: ServerResponse, answer: FileAnswer): Promise<boolean> {
  const file = await openFile(answer.path);
  if (file === null) return false;
  try {
    await sendOpenFile(request, response, answer, file);
  } finally {
    await file.close().catch(() => undefined);
  }
  return true;
}

async function sendOpenFile(
  request: IncomingMessage,
  response: ServerResponse,
  { headers, takesRanges }: FileAnswer,
  file: FileHandle,
): Promise<void> {
  const { size, mtimeMs } = await file.stat();
  const etag = `"${size.toString(36)}-${Math.floor(mtimeMs).toString(36)}${headers['content-encoding'] ?? ''}"`;
  const all: Record<string, string> = { ...headers, etag, ...(takesRanges ? { 'accept-ranges': 'bytes' } : {}) };
  const held = request.headers['if-none-match'];
  if (held !== undefined && matchesEtag(held, etag)) {
    const { 'content-type': _type, ...unchanged } = all;
    response.writeHead(304, unchanged).end();
    return;
  }
  // No other method knows parts: https://www.rfc-editor.org/rfc/rfc9110#section-14.2-4
  const range = takesRanges && request.method === 'GET' ? readRange(request.headers, { size, etag }) : 'whole';
  if (range === 'unsatisfiable') {
    return sendSentence(response, 416, `The file has ${size} bytes.`, {
      ...headers,
      'cache-control': 'no-store',
      'content-range': `bytes */${size}`,
    });
  }
  await sendBytes(request, response, file, { size, range, headers: all });
}

interface Sending {
  readonly size: number;
  readonly range: ByteRange | 'whole';
  readonly headers: Readonly<Record<string, string>>;
}

async function sendBytes(
  request: IncomingMessage,
  response: ServerResponse,
  file: FileHandle,
  { size, range, headers }: Sending,
): Promise<void> {
  const { first, last } = range === 'whole' ? { first: 0, last: size - 1 } : range;
  const part = range === 'whole' ? {} : { 'content-range': `bytes ${first}-${last}/${size}` };
  response.writeHead(range === 'whole' ? 200 : 206, { ...headers, ...part, 'content-length': last - first + 1 });
  if (request.method === 'HEAD' || size === 0) {
    response.end();
    return;
  }
  const bytes = createReadStream('', { fd: file, autoClose: false, start: first, end: last });
  await pipeline(bytes, response).catch((error: NodeJS.ErrnoException) => {
    if (!LEFT_BY_READER.has(error.code ?? '')) throw error;
  });
}

async function openFile(path: string): Promise<FileHandle | null> {
  try {
    const file = await open(path, 'r');
    if ((await file.stat()).isFile()) return file;
    await file.close();
    return null;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' || code === 'ENOTDIR' || code === 'ENAMETOOLONG') return null;
    throw error;
  }
}
