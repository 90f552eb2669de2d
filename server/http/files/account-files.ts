import type { IncomingMessage, ServerResponse } from 'node:http';
import { RefusedFile } from '../../content/refused-file.error.ts';
import type { AccountsService } from '../../modules/accounts/accounts.service.ts';
import type { ProfileService } from '../../modules/profile/profile.service.ts';
import { Blocked, type RequestContext, signedIn } from '../../modules/reader.ts';
import { Slots } from '../../platform/slots.ts';
import { SlotsByKey } from '../../platform/slots-by-key.ts';
import { readBody } from '../../realtime/read-body.ts';
import { sendSentence } from '../plain-answer.ts';
import { type ReaderOptions, readRequest } from '../graphql/request-reader.ts';

const MOST_BYTES = 5 * 1024 * 1024;
/** In ten minutes. */
const REQUESTS_OF_READER = 20;
/** Pictures that are looked at and stored at a time. */
const STORED_AT_A_TIME = 2;
const TAKEN = /^image\/(?:png|jpeg|webp|avif)\s*(?:;|$)/i;
const METHODS: Readonly<Record<string, string>> = { '/api/avatar': 'PUT', '/api/account/export': 'GET' };

export interface AccountFilesOptions {
  readonly profile: ProfileService;
  readonly readers: ReaderOptions;
  readonly accounts: Pick<AccountsService, 'throttled'>;
  readonly headers: Readonly<Record<string, string>>;
}

export function isAccountFile(path: string): boolean {
  return Object.hasOwn(METHODS, path);
}

/**
 * What of an account is no GraphQL: PUT /api/avatar takes a picture of 5 MB at most, GET /api/account/export gives all that is held on
 * the reader. Only a Bearer token opens them.
 */
export class AccountFilesEndpoint {
  readonly #options: AccountFilesOptions;
  readonly #ofUser = new SlotsByKey(1);
  readonly #storing = new Slots(STORED_AT_A_TIME);

  constructor(options: AccountFilesOptions) {
    this.#options = { ...options, headers: { ...options.headers, 'cache-control': 'private, no-store' } };
  }

  async handle(request: IncomingMessage, response: ServerResponse, path: string): Promise<void> {
    const method = METHODS[path] ?? '';
    if (request.method !== method) return this.#refuse(response, 405, `This address is asked by ${method}.`, { allow: method });
    const context = await readRequest(request, this.#options.readers);
    if (context === null || context.reader.kind === 'visitor') return this.#refuse(response, 401, 'This needs a signed-in reader.');
    const throttled = await this.#options.accounts.throttled([{ key: `files:${context.reader.userId}`, most: REQUESTS_OF_READER }]);
    if (throttled !== null) {
      const headers = { 'retry-after': String(throttled.retryAfterSeconds) };
      return this.#refuse(response, 429, 'This was asked too often; try again later.', headers);
    }
    if (path === '/api/avatar') return this.#takeAvatar(request, response, context);
    return this.#sendExport(response, context);
  }

  async #takeAvatar(request: IncomingMessage, response: ServerResponse, { reader }: RequestContext): Promise<void> {
    if (!TAKEN.test(request.headers['content-type'] ?? '')) {
      return this.#refuse(response, 415, 'A picture is a PNG, JPEG, WebP or AVIF file here.');
    }
    using slot = this.#ofUser.take(signedIn(reader).userId);
    if (slot === null) {
      return this.#refuse(response, 503, 'Another picture of yours is being taken; try again in a moment.', { 'retry-after': '2' });
    }
    try {
      const content = await readBody(request, MOST_BYTES);
      if (content === null) return this.#refuse(response, 413, 'A picture has at most 5 MB here.');
      await this.#storing.run(() => this.#options.profile.setAvatar(reader, content));
      response.writeHead(204, this.#options.headers).end();
    } catch (error) {
      if (error instanceof Blocked) return this.#refuse(response, 403, error.message);
      if (!(error instanceof RefusedFile)) throw error;
      this.#refuse(response, 422, `The picture was not taken: ${error.reason}.`);
    }
  }

  async #sendExport(response: ServerResponse, { reader }: RequestContext): Promise<void> {
    let before = '{';
    for await (const [section, value] of this.#options.profile.exported(reader)) {
      if (!response.headersSent) {
        response.writeHead(200, {
          ...this.#options.headers,
          'content-type': 'application/json; charset=utf-8',
          'content-disposition': 'attachment; filename="futago-account.json"',
        });
      }
      response.write(`${before}\n${JSON.stringify(section)}: ${JSON.stringify(value, null, 2)}`);
      before = ',';
    }
    response.end('\n}\n');
  }

  #refuse(response: ServerResponse, status: number, sentence: string, headers: Readonly<Record<string, string>> = {}): void {
    sendSentence(response, status, sentence, { ...this.#options.headers, ...headers });
  }
}
