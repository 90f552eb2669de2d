import { NO_WORDS, UNREAD_COMMENTS, type CommentsIntent, type CommentsSectionView } from '#src/features/comments/comments-view.ts';
import type { CommentsFeed, CommentsPort, CommentsSubject } from '#src/routes/-site-context.ts';
import { latePart } from '#src/ui/late/late-part.ts';
import { nextTask } from '#src/ui/late/next-task.ts';
import type { App, ChartWorld } from '../statecharts/chart-world.ts';
import type { OpenComments, OpenSubject } from './comments-source.ts';

/** The gate of a page: what stands behind it is a file of its own, fetched when somebody first looks at comments. */
export function commentsGate(world: ChartWorld): CommentsGate {
  return new CommentsGate(async (app) => (await import('../statecharts/start-comments.ts')).subjectOpener(await app, world));
}

/**
 * The comments as routes know them. Their statechart starts for a subject when somebody first looks at it, and ends with
 * the last look, or once what was written then has arrived.
 */
export class CommentsGate implements CommentsPort {
  readonly #feeds = new Map<string, Feed>();
  readonly #load: (app: Promise<App>) => Promise<OpenSubject>;
  readonly #app = Promise.withResolvers<App>();
  #loading: Promise<OpenSubject> | undefined;

  constructor(load: (app: Promise<App>) => Promise<OpenSubject>) {
    this.#load = load;
  }

  /** The root has started: its comments may. */
  plug(app: App): void {
    this.#app.resolve(app);
  }

  readonly of = (subject: CommentsSubject): CommentsFeed => {
    const key = `${subject.workId}/${subject.chapterId ?? ''}`;
    const feed = this.#feeds.get(key) ?? new Feed(subject, () => this.#opener());
    this.#feeds.set(key, feed);
    return feed;
  };

  /** Loads once; a load that failed is tried again with the next look. */
  #opener(): Promise<OpenSubject> {
    this.#loading ??= this.#load(this.#app.promise).catch((error: unknown) => {
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
  #asking: AbortController | undefined;
  /** Something was sent before the statechart was there. */
  #hasSent = false;
  /** As it stands before the statechart has started. */
  #early: CommentsSectionView | null = null;

  constructor(subject: CommentsSubject, opener: () => Promise<OpenSubject>) {
    this.#subject = subject;
    this.#opener = opener;
  }

  readonly read = (): CommentsSectionView | null => this.#open?.read() ?? this.#early;

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
    else if (intent.type === 'list.retryChosen') void this.#begin();
    else {
      this.#waiting.push(intent);
      if (intent.type === 'draft.changed') this.#show({ draft: intent.draft });
      if (intent.type === 'draft.sent') this.#sendEarly();
    }
  };

  #show(change: Partial<CommentsSectionView>): void {
    this.#early = { ...(this.#early ?? UNREAD_COMMENTS), ...change };
    this.#tell();
  }

  /** What is sent before the statechart is there stands among what travels, which it does then. */
  #sendEarly(): void {
    const { draft, outgoing } = this.#early ?? UNREAD_COMMENTS;
    const sent = { ...draft, key: `${outgoing.length}`, isTravelling: true, refusal: null };
    this.#hasSent = true;
    this.#show({ draft: NO_WORDS, outgoing: [...outgoing, sent] });
  }

  async #begin(): Promise<void> {
    this.#asking?.abort();
    this.#asking = new AbortController();
    const { signal } = this.#asking;
    const open = await latePart(this.#opener, { signal, onDelay: () => this.#show({ stage: 'failed' }) });
    await nextTask();
    this.#early = null;
    if (this.#open || (this.#listeners.size === 0 && !this.#hasSent)) return;
    this.#open = open(this.#subject, () => this.#tell());
    this.#hasSent = false;
    for (const intent of this.#waiting.splice(0)) this.#open.send(intent);
    this.#tell();
  }

  #end(): void {
    if (this.#listeners.size > 0) return;
    if (!this.#open && !this.#hasSent) this.#asking?.abort();
    if (!this.#open || this.#open.isSending()) return;
    this.#open.close();
    this.#open = undefined;
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
    this.#end();
  }
}
