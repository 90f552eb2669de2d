import { Channels } from '#server/platform/channels.ts';
import { NO_NOTICES, type Notices } from '#server/platform/notices/notices.ts';

/** Tells whoever listens that something about an upload changed, and the site that a work did, here and at other processes. */
export class UploadEvents {
  readonly #channels = new Channels<null>();
  readonly #published = new Set<(workId: number) => void>();

  readonly #notices: Notices;

  constructor(notices: Notices = NO_NOTICES) {
    this.#notices = notices;
    notices.onTold('uploadChanged', ({ uploadId }) => this.#channels.publish(uploadId, null));
    notices.onTold('workPublished', ({ workId }) => this.#callPublished(workId));
  }

  changed(uploadId: string): void {
    this.#channels.publish(uploadId, null);
    void this.#notices.tell({ topic: 'uploadChanged', told: { uploadId } });
  }

  /** Ends when its reader returns. */
  listen(uploadId: string): AsyncIterableIterator<null, undefined> {
    return this.#channels.listen(uploadId);
  }

  published(workId: number): void {
    this.#callPublished(workId);
    void this.#notices.tell({ topic: 'workPublished', told: { workId } });
  }

  /** Called with each work that readers see changed. */
  onPublished(listener: (workId: number) => void): void {
    this.#published.add(listener);
  }

  #callPublished(workId: number): void {
    for (const listener of this.#published) listener(workId);
  }
}
