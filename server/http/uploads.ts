import type { IncomingMessage, ServerResponse } from 'node:http';
import { MOST_PIECE_BYTES } from '#graphql/document/limits.ts';
import type { Receiving } from '../modules/uploads/pieces/receiving.ts';
import type { UploadsService } from '../modules/uploads/uploads.service.ts';
import type { RequestContext } from '../modules/reader.ts';
import { isDiskFull } from '../platform/disk-full.ts';
import type { Logger } from '../platform/logging.ts';
import { BucketError } from '../platform/s3/bucket.ts';
import { SlotsByKey } from '../platform/slots-by-key.ts';
import { sendSentence } from './plain-answer.ts';
import { type ReaderOptions, readRequest } from './graphql/request-reader.ts';

const PATH = /^\/upload\/([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})(?:\/(0|[1-9]\d{0,3}))?$/i;
const OFFSET = /^\d{1,12}$/;
const LENGTH = /^[1-9]\d{0,11}$/;
const CHECKSUM = /^sha256 ([A-Za-z\d+/]{43}=)$/;
const TYPE = /^application\/offset\+octet-stream\s*(?:;|$)/i;
/** Files that are written at a time. */
const MOST_AT_ONCE = 200;
/** Of those, one user's. */
const MOST_OF_USER = 8;
/** Of the tus protocol: what came is not what was summed up. */
const CHECKSUM_DIFFERS = 460;

export interface UploadsEndpointOptions {
  readonly receiving: Receiving;
  readonly uploads: Pick<UploadsService, 'cancel'>;
  readonly readers: ReaderOptions;
  readonly headers: Readonly<Record<string, string>>;
  readonly log: Pick<Logger, 'warn'>;
}

interface Asked {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly uploadId: string;
  readonly index: number;
  readonly userId: number;
}

export function isUploadPath(path: string): boolean {
  return path.startsWith('/upload/');
}

/**
 * The bytes of uploads, in the manner of tus: HEAD /upload/<id>/<file> tells the offset, PATCH adds what comes from there, DELETE
 * /upload/<id> ends it. Only a Bearer token opens them.
 *
 * With a bucket, POST says where the browser may put the next piece itself, by `{"url", "headers"}`, and PATCH without a body and with
 * Upload-Placed adds it.
 */
export class UploadsEndpoint {
  readonly #options: UploadsEndpointOptions;
  readonly #ofUser = new SlotsByKey(MOST_OF_USER);
  #pieces = 0;

  constructor(options: UploadsEndpointOptions) {
    this.#options = { ...options, headers: { ...options.headers, 'cache-control': 'no-store' } };
  }

  async handle(request: IncomingMessage, response: ServerResponse, path: string): Promise<void> {
    try {
      await this.#handle(request, response, path);
    } catch (error) {
      if (response.headersSent) throw error;
      if (error instanceof BucketError) return this.#answerUnstored(response, error);
      // Bytes, rows and the session's last sign of life: each needs room on a disk.
      if (!isDiskFull(error)) throw error;
      this.#refuse(response, 507, 'The disk has no room for it.', { 'retry-after': '60' });
    }
  }

  #answerUnstored(response: ServerResponse, error: BucketError): void {
    this.#options.log.warn({ err: error }, 'The bucket did not take, or tell of, bytes of an upload');
    this.#refuse(response, 503, 'The store of uploads cannot be reached just now; nothing was lost.', { 'retry-after': '5' });
  }

  async #handle(request: IncomingMessage, response: ServerResponse, path: string): Promise<void> {
    const found = PATH.exec(path);
    const method = request.method ?? '';
    const isFile = found?.[2] !== undefined;
    const ofFile = this.#options.receiving.offers ? ['HEAD', 'PATCH', 'POST'] : ['HEAD', 'PATCH'];
    const allowed = isFile ? ofFile : ['DELETE'];
    if (found !== null && !allowed.includes(method))
      return this.#refuse(response, 405, `This address is asked by ${allowed.join(' or ')}.`, { allow: allowed.join(', ') });
    const context = await readRequest(request, this.#options.readers);
    if (context === null || context.reader.kind === 'visitor') return this.#refuse(response, 401, 'This needs a signed-in reader.');
    if (found === null) return this.#refuse(response, 404, 'There is no such upload.');
    const uploadId = (found[1] ?? '').toLowerCase();
    if (!isFile) return this.#cancel(response, uploadId, context);
    const asked = { request, response, uploadId, index: Number(found[2]), userId: context.reader.userId };
    if (method === 'POST') return this.#offer(asked);
    return method === 'HEAD' ? this.#tell(asked) : this.#take(asked);
  }

  async #cancel(response: ServerResponse, uploadId: string, { reader }: RequestContext): Promise<void> {
    const ended = await this.#options.uploads.cancel(uploadId, reader);
    if (ended.__typename === 'NotYours') return this.#refuse(response, 404, 'There is no such upload.');
    response.writeHead(204, this.#options.headers).end();
  }

  async #tell({ response, uploadId, index, userId }: Asked): Promise<void> {
    const at = await this.#options.receiving.position(uploadId, index, userId);
    if (at === undefined) return this.#refuse(response, 404, 'There is no such upload.');
    const told = { 'upload-offset': String(at.offset), 'upload-length': String(at.size) };
    response.writeHead(200, { ...this.#options.headers, ...told }).end();
  }

  async #offer(asked: Asked): Promise<void> {
    const { request, response } = asked;
    const place = this.#placeOf(asked);
    const length = String(request.headers['upload-piece-length']);
    if (place === null) return;
    if (place.checksum === null) return this.#refuse(response, 400, 'Upload-Checksum is sha256 and the sum in base64.');
    if (!LENGTH.test(length)) return this.#refuse(response, 400, 'Upload-Piece-Length must say how many bytes there are.');
    const offered = await this.#options.receiving.offer({ ...asked, offset: place.offset, checksum: place.checksum }, Number(length));
    if (offered.kind !== 'offered') return this.#answer(response, offered);
    const body = Buffer.from(JSON.stringify(offered.place));
    const headers = { ...this.#options.headers, 'content-type': 'application/json; charset=utf-8', 'content-length': body.length };
    response.writeHead(201, headers).end(body);
  }

  /** Null, with the refusal sent, where the headers do not say it. */
  #placeOf({ request, response }: Asked): { readonly offset: number; readonly checksum: Buffer | null } | null {
    const { 'upload-offset': offset, 'upload-checksum': sum } = request.headers;
    if (typeof offset !== 'string' || !OFFSET.test(offset)) {
      this.#refuse(response, 400, 'Upload-Offset must say where the bytes go.');
      return null;
    }
    const checksum = sum === undefined ? null : CHECKSUM.exec(String(sum))?.[1];
    if (checksum === undefined) {
      this.#refuse(response, 400, 'Upload-Checksum is sha256 and the sum in base64.');
      return null;
    }
    return { offset: Number(offset), checksum: checksum === null ? null : Buffer.from(checksum, 'base64') };
  }

  async #take(asked: Asked): Promise<void> {
    const { request, response } = asked;
    const { 'content-type': type, 'content-length': length, 'upload-placed': placed } = request.headers;
    if (!TYPE.test(type ?? '')) return this.#refuse(response, 415, 'Bytes of a file come as application/offset+octet-stream.');
    const place = this.#placeOf(asked);
    if (place === null) return;
    if (Number(length ?? 0) > MOST_PIECE_BYTES) return this.#refuse(response, 413, `A piece has at most ${MOST_PIECE_BYTES} bytes.`);
    using slot = this.#pieces < MOST_AT_ONCE ? this.#ofUser.take(asked.userId) : null;
    if (slot === null) return this.#refuse(response, 503, 'Too much is being sent just now.', { 'retry-after': '1' });
    this.#pieces += 1;
    try {
      const { receiving } = this.#options;
      const { checksum } = place;
      const received =
        placed !== undefined && checksum !== null
          ? await receiving.takePlaced({ ...asked, ...place, checksum })
          : await receiving.take({ ...asked, ...place }, request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>);
      this.#answer(response, received);
    } finally {
      this.#pieces -= 1;
    }
  }

  #answer(response: ServerResponse, received: Awaited<ReturnType<Receiving['take']>>): void {
    switch (received.kind) {
      case 'taken':
        response.writeHead(204, { ...this.#options.headers, 'upload-offset': String(received.offset) }).end();
        return;
      case 'elsewhere': {
        const at = { 'upload-offset': String(received.offset) };
        return this.#refuse(response, 409, `The file goes on at ${received.offset}.`, at);
      }
      case 'differs':
        return this.#refuse(response, CHECKSUM_DIFFERS, 'What came is not what the checksum tells of; nothing was taken.');
      case 'busy':
        return this.#refuse(response, 423, 'Another piece of this file is being taken.', { 'retry-after': '1' });
      case 'beyond':
        return this.#refuse(response, 413, 'The file was said to be smaller, or the piece is too large.');
      case 'missing':
        return this.#refuse(response, 404, 'There is no such upload.');
    }
  }

  #refuse(response: ServerResponse, status: number, sentence: string, headers: Readonly<Record<string, string>> = {}): void {
    sendSentence(response, status, sentence, { ...this.#options.headers, ...headers });
  }
}
