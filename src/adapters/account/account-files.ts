import { HostUnreachable } from '../graphql/graphql-host.errors.ts';
import { FileRefused } from './account-files.errors.ts';

export interface FileHost {
  /** Address of the API host's endpoint, such as '/graphql': the files are at the same origin. */
  readonly endpoint: string;
  readonly token: () => string | undefined;
}

/** What of an account is no GraphQL: the picture that goes in, and everything that comes out. Both go with the token. */
export class AccountFiles {
  readonly #host: FileHost;

  constructor(host: FileHost) {
    this.#host = host;
  }

  /**
   * Rejects with FileRefused (415 and 422 for what is no picture, 413 for one too large, 403 for a blocked account, 429
   * for too many) or HostUnreachable.
   */
  readonly sendAvatar = async (picture: Blob): Promise<void> => {
    await this.#ask('/api/avatar', { method: 'PUT', body: picture, headers: { 'content-type': picture.type } });
  };

  /** Saves everything the server holds on the reader as a file of this device. Rejects like sendAvatar. */
  readonly saveExport = async (name: string): Promise<void> => {
    const response = await this.#ask('/api/account/export', {});
    const url = URL.createObjectURL(await response.blob().catch(unreached));
    const link = Object.assign(document.createElement('a'), { href: url, download: name });
    link.click();
    // The browser has taken the file over once the press is handled.
    setTimeout(() => URL.revokeObjectURL(url), 1000);
  };

  async #ask(path: string, init: { method?: string; body?: Blob; headers?: Readonly<Record<string, string>> }): Promise<Response> {
    const url = new URL(path, new URL(this.#host.endpoint, location.href));
    const token = this.#host.token();
    const headers = { ...init.headers, ...(token === undefined ? {} : { authorization: `Bearer ${token}` }) };
    const response = await fetch(url, { ...init, headers }).catch(unreached);
    if (!response.ok) throw new FileRefused(response.status, Number(response.headers.get('retry-after') ?? 0));
    return response;
  }
}

/** Also where an answer that began is cut off. */
function unreached(error: unknown): never {
  throw new HostUnreachable(`The API host cannot be reached: ${String(error)}`, { cause: error });
}
