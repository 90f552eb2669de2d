import { setMaxListeners } from 'node:events';
import { createPubSub, type PubSub, type PubSubEventTarget } from 'graphql-yoga';
import { NO_NOTICES, type Notices } from '#server/platform/notices/notices.ts';

interface Channels {
  readonly [channel: string]: [null];
}

/** Tells whoever listens that something about an upload changed, and the site that a work did, here and at other processes. */
export class UploadEvents {
  readonly #channels: PubSub<Channels>;
  readonly #published = new Set<(workId: number) => void>();

  readonly #notices: Notices;

  constructor(notices: Notices = NO_NOTICES) {
    this.#notices = notices;
    notices.onTold('uploadChanged', ({ uploadId }) => this.#channels.publish(uploadId, null));
    notices.onTold('workPublished', ({ workId }) => this.#callPublished(workId));
    const eventTarget = new EventTarget() as PubSubEventTarget<Channels>;
    // One listener a subscription; sockets bound them.
    setMaxListeners(0, eventTarget);
    this.#channels = createPubSub<Channels>({ eventTarget });
  }

  changed(uploadId: string): void {
    this.#channels.publish(uploadId, null);
    void this.#notices.tell({ topic: 'uploadChanged', told: { uploadId } });
  }

  /** Ends when its reader returns. */
  listen(uploadId: string): AsyncIterable<null> {
    return this.#channels.subscribe(uploadId);
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
