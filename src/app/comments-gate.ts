import type { CommentsIntent, CommentsSectionView } from '#src/features/comments/comments-view.ts';
import type { CommentsFeed, CommentsPort, CommentsSubject } from '#src/routes/-site-context.ts';
import type { CommentsWorld, OpenComments, OpenSubject } from './comments-source.ts';

/** The gate of a page: what stands behind it is a file of its own, fetched when somebody first looks at comments. */
export function commentsGate(world: CommentsWorld): CommentsGate {
  return new CommentsGate(async () => (await import('./start-comments.ts')).subjectOpener(world));
}

/**
 * The comments as routes know them. Their statechart starts for a subject when somebody first looks at it, and ends with
 * the last look.
 */
export class CommentsGate implements CommentsPort {
  readonly #feeds = new Map<string, Feed>();
  readonly #load: () => Promise<OpenSubject>;
  #loading: Promise<OpenSubject> | undefined;

  constructor(load: () => Promise<OpenSubject>) {
    this.#load = load;
  }

  readonly of = (subject: CommentsSubject): CommentsFeed => {
    const key = `${subject.workId}/${subject.chapterId ?? ''}`;
    const feed = this.#feeds.get(key) ?? new Feed(subject, () => this.#opener());
    this.#feeds.set(key, feed);
    return feed;
  };

  /** Loads once; a load that failed is tried again with the next look. */
  #opener(): Promise<OpenSubject> {
    this.#loading ??= this.#load().catch((error: unknown) => {
      this.#loading = undefined;
      throw error;
    });
    return this.#loading;
  }
}

class Feed implements CommentsFeed {
  readonly #subject: CommentsSubject;
  readonly #listeners = new Set<() => void>();
  readonly #waiting: CommentsIntent[] = [];
  readonly #opener: () => Promise<OpenSubject>;
  #open: OpenComments | undefined;

  constructor(subject: CommentsSubject, opener: () => Promise<OpenSubject>) {
    this.#subject = subject;
    this.#opener = opener;
  }

  readonly read = (): CommentsSectionView | null => this.#open?.read() ?? null;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    void this.#begin();
    return () => {
      this.#listeners.delete(listener);
      // React leaves and looks again at once when it subscribes anew.
      queueMicrotask(() => this.#end());
    };
  };

  readonly send = (intent: CommentsIntent): void => {
    if (this.#open) this.#open.send(intent);
    else this.#waiting.push(intent);
  };

  async #begin(): Promise<void> {
    const open = await this.#opener();
    if (this.#listeners.size === 0 || this.#open) return;
    this.#open = open(this.#subject, () => this.#tell());
    for (const intent of this.#waiting.splice(0)) this.#open.send(intent);
    this.#tell();
  }

  #end(): void {
    if (this.#listeners.size > 0) return;
    this.#open?.close();
    this.#open = undefined;
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }
}
