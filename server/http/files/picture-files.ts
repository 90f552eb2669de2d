import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { PictureStorage } from '#server/content/pictures/picture-storage.ts';
import type { HiddenPictures } from '../../modules/moderation/hidden-pictures.ts';
import type { Config } from '../../platform/config/config.ts';
import type { Sessions } from '../../platform/sessions/sessions.ts';
import { TAG_HEADER, tagsOfPicture } from '../cdn.ts';
import { ASKED_AGAIN, IMMUTABLE, sendFile } from './file-answer.ts';

const PICTURE = /^\/pictures\/([0-9a-f]{32})\/([1-9]\d{0,4})\.(webp|avif)$/;
/** Of the page's own writing: it tells whose pictures may be seen, and never changes anything. */
const TOKEN_COOKIE = /(?:^|;\s*)futago_token=([\w-]+)/;
/** Caches that are told to forget may keep it longer. */
const UNTIL_PURGED = `${IMMUTABLE}, s-maxage=86400`;

export interface PictureFilesOptions {
  readonly storage: PictureStorage;
  readonly hidden: Pick<HiddenPictures, 'has' | 'isOfOwner' | 'awaited'>;
  readonly sessions: Pick<Sessions, 'find'>;
  readonly cdn: Pick<Config['cdn'], 'purgeUrl'>;
}

/** Sends /pictures/<id>/<width>.<webp|avif> from the storage; the address names the content. Hidden ones go to their owners alone. */
export class PictureFiles {
  readonly #options: PictureFilesOptions;

  constructor(options: PictureFilesOptions) {
    this.#options = options;
  }

  /** Resolves to false, with nothing sent, for any other address, for a file that is not there and for one that is hidden. */
  async send(
    request: IncomingMessage,
    response: ServerResponse,
    { path, headers }: { readonly path: string; readonly headers: Readonly<Record<string, string>> },
  ): Promise<boolean> {
    const [, id, width, extension] = PICTURE.exec(path) ?? [];
    if (id === undefined || width === undefined || extension === undefined) return false;
    const { storage, hidden } = this.#options;
    if (hidden.awaited !== null) await hidden.awaited;
    const isHidden = hidden.has(id);
    if (isHidden && !(await this.#isOwner(request, id))) return false;
    const name = `${Number(width)}.${extension === 'avif' ? 'avif' : 'webp'}` as const;
    if (!(await storage.bring(id, name))) return false;
    return sendFile(request, response, {
      path: join(storage.folder(id), name),
      headers: {
        ...headers,
        'content-type': `image/${extension}`,
        ...(isHidden ? { 'cache-control': 'private, no-store' } : this.#kept(id)),
      },
      takesRanges: true,
    });
  }

  #kept(id: string): Readonly<Record<string, string>> {
    if (this.#options.cdn.purgeUrl === null) return { 'cache-control': ASKED_AGAIN };
    return { 'cache-control': UNTIL_PURGED, [TAG_HEADER]: tagsOfPicture(id) };
  }

  async #isOwner(request: IncomingMessage, id: string): Promise<boolean> {
    const token = TOKEN_COOKIE.exec(request.headers.cookie ?? '')?.[1];
    const session = token === undefined ? undefined : await this.#options.sessions.find(token);
    return session !== undefined && (await this.#options.hidden.isOfOwner(id, session.userId));
  }
}
