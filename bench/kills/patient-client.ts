import { createHash, randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { Register } from '#graphql/generated/documents/Register.ts';
import type { PersistedDocument } from '#graphql/document/persisted-document.ts';
import { localFetch } from '#tests/support/network/local-fetch.ts';

const AGAIN_MILLISECONDS = 200;
export const PASSWORD = 'một mật khẩu dài';

/** Thrown where the server knows the session no more. */
export class SessionEnded extends Error {
  override readonly name = 'SessionEnded';
}

export interface PatientClientOptions {
  /** Of the site. */
  readonly origin: string;
  /** Called where the site asks for a slower pace, which is not what is measured. */
  readonly forgiveThrottle: () => Promise<void>;
}

/**
 * A reader whose every write is sent until the server has answered it, as the pages do after a lost connection. What one try is may
 * differ from the next: `variables` are made anew for each.
 */
export class PatientClient {
  readonly #options: PatientClientOptions;
  readonly email = `${randomUUID()}@example.org`;
  token = '';
  userId = 0;
  /** Tries that broke or were refused for the moment, each of which was sent again. */
  repeated = 0;

  constructor(options: PatientClientOptions) {
    this.#options = options;
  }

  /** Makes the account and signs it in. */
  async register(): Promise<void> {
    const input = { email: this.email, password: PASSWORD, name: 'Lan', language: 'vi' } as const;
    const { register } = await this.send(Register, () => ({ input }));
    if (register.__typename !== 'SignedIn') throw new Error(`No account was made: ${register.__typename}.`);
    this.token = register.token;
    this.userId = Number(register.viewer.id);
  }

  async send<Result extends object, Variables>(
    operation: PersistedDocument<Result, Variables>,
    variables: () => Variables,
  ): Promise<Result> {
    for (;;) {
      const data = await this.#sendOnce<Result>(JSON.stringify({ query: operation.text, variables: variables() }));
      if (data === null) {
        this.repeated += 1;
        await wait(AGAIN_MILLISECONDS);
      } else if (Object.values(data).some(isThrottled)) await this.#options.forgiveThrottle();
      else return data;
    }
  }

  /** How many bytes of an upload's file are there; null where it is unknown now. */
  async offsetOf(url: string): Promise<number | null> {
    const answer = await this.#ask(url, { method: 'HEAD' });
    return answer?.ok === true ? Number(answer.headers.get('upload-offset')) : null;
  }

  /** Sends one piece with its checksum; resolves with the offset that was acknowledged, null where nobody knows. */
  async sendPiece(url: string, offset: number, bytes: Buffer): Promise<number | null> {
    const answer = await this.#ask(url, {
      method: 'PATCH',
      headers: {
        'content-type': 'application/offset+octet-stream',
        'upload-offset': String(offset),
        'upload-checksum': `sha256 ${createHash('sha256').update(bytes).digest('base64')}`,
      },
      body: bytes,
    });
    return answer?.status === 204 ? Number(answer.headers.get('upload-offset')) : null;
  }

  async #ask(url: string, { headers, ...more }: NonNullable<Parameters<typeof localFetch>[1]>): Promise<Response | null> {
    const authorization = { authorization: `Bearer ${this.token}` };
    return await localFetch(new URL(url, this.#options.origin).href, { ...more, headers: { ...headers, ...authorization } }).catch(
      () => null,
    );
  }

  /** Null where the connection broke or the server is starting; rejects for what no repetition would mend. */
  async #sendOnce<Result>(body: string): Promise<Result | null> {
    const headers = { 'content-type': 'application/json', ...(this.token === '' ? {} : { authorization: `Bearer ${this.token}` }) };
    const answer = await localFetch(`${this.#options.origin}/graphql`, { method: 'POST', headers, body }).catch(() => null);
    if (answer === null || answer.status >= 500) return null;
    if (answer.status === 401) throw new SessionEnded('The server knows the session no more.');
    const { data, errors } = (await answer.json()) as { data?: Result | null; errors?: readonly { extensions?: { code?: string } }[] };
    if (errors === undefined) return data ?? null;
    if (errors.every(({ extensions }) => extensions?.code === 'INTERNAL_SERVER_ERROR')) return null;
    throw new Error(JSON.stringify(errors));
  }
}

function isThrottled(value: unknown): boolean {
  return typeof value === 'object' && value !== null && '__typename' in value && value.__typename === 'Throttled';
}
