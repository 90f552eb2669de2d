import { UPLOAD_IDLE_SECONDS } from '#graphql/document/limits.ts';
import type { KeptUploads } from './kept-uploads.ts';
import type { BytesHost } from './upload-bytes.ts';

/** So that one time may be lost. */
const ASKED_EVERY_MS = (UPLOAD_IDLE_SECONDS * 1000) / 3;

/**
 * Until the signal aborts the server is told that what was begun is still wanted, though no byte of it comes: it is paused, waits for its
 * turn, or for its file to be chosen again. Else that would begin anew.
 */
export function keepWanted({ endpoint, token }: BytesHost, kept: Pick<KeptUploads, 'all'>, signal: AbortSignal): void {
  const tell = ({ uploadId }: { readonly uploadId: string }): void => {
    const address = new URL(`/upload/${uploadId}/0`, new URL(endpoint, location.href));
    fetch(address, { method: 'HEAD', headers: { authorization: `Bearer ${token()}` }, signal }).catch(() => undefined);
  };
  const asking = setInterval(
    () =>
      kept
        .all()
        .filter(({ isSent }) => !isSent)
        .forEach(tell),
    ASKED_EVERY_MS,
  );
  signal.addEventListener('abort', () => clearInterval(asking), { once: true });
}
