import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { PictureStorage } from '#server/content/pictures/picture-storage.ts';
import { sendFile } from './file-answer.ts';

const PICTURE = /^\/pictures\/([0-9a-f]{32})\/([1-9]\d{0,4})\.(webp|avif)$/;
const IMMUTABLE = 'public, max-age=31536000, immutable';

/**
 * Sends /pictures/<id>/<width>.<webp|avif> from the storage. The address names the content, so it is kept for ever.
 * Resolves to false for any other address and for a file that is not there.
 */
export async function sendPicture(
  request: IncomingMessage,
  response: ServerResponse,
  {
    path,
    storage,
    headers,
  }: { readonly path: string; readonly storage: PictureStorage; readonly headers: Readonly<Record<string, string>> },
): Promise<boolean> {
  const [, id, width, extension] = PICTURE.exec(path) ?? [];
  if (id === undefined || width === undefined || extension === undefined) return false;
  const name = `${Number(width)}.${extension === 'avif' ? 'avif' : 'webp'}` as const;
  if (!(await storage.bring(id, name))) return false;
  return sendFile(request, response, {
    path: join(storage.folder(id), name),
    headers: { ...headers, 'content-type': `image/${extension}`, 'cache-control': IMMUTABLE },
    takesRanges: true,
  });
}
