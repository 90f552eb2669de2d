import type { Kysely, Transaction } from 'kysely';
import type { Device } from '../sessions/session-device.ts';
import type { Tables } from '../database/tables.ts';

/** What the processes of one site tell each other, by topic; every value survives JSON. */
export interface Told {
  /** `by.at` is ISO 8601. */
  readonly sessionEnded: {
    readonly sessionId: number;
    readonly userId: number;
    readonly by: { readonly sessionId: number; readonly device: Device; readonly at: string } | null;
  };
  /** The key is that of a comment that was sent; null for one that was changed. */
  readonly commentChanged: { readonly commentId: number; readonly idempotencyKey: string | null };
  readonly uploadChanged: { readonly uploadId: string };
  /** Readers see more, or other, of the work. */
  readonly workPublished: { readonly workId: number };
  /** Anything that readers see may have changed: works were hidden, shown or imported, a page was written. */
  readonly contentChanged: Readonly<Record<string, never>>;
  /** An event for whoever listens to a channel of the embedded push provider. */
  readonly pushed: { readonly name: string; readonly channel: string; readonly data: string; readonly except: string | null };
  /** All who are present in a channel by sockets of one process; a higher version is a later word of it. */
  readonly presence: {
    readonly hub: string;
    readonly channel: string;
    readonly version: number;
    readonly members: readonly { readonly id: string; readonly info: unknown }[];
  };
  /** A process holds sockets, and may want to be told who is present at the others. */
  readonly hubHere: { readonly hub: string; readonly asks: boolean };
  /** A process holds sockets no more. */
  readonly hubGone: { readonly hub: string };
  /** All sockets of the user are to be closed. */
  readonly userClosed: { readonly userId: string };
  /** A socket that is open at another process was authorised for a session; `expiresAt` is ISO 8601. */
  readonly socketBound: {
    readonly socketId: string;
    readonly sessionId: number;
    readonly userId: number;
    readonly expiresAt: string;
  };
}

export type Topic = keyof Told;
export type Notice = { readonly [Name in Topic]: { readonly topic: Name; readonly told: Told[Name] } }[Topic];
export type Tell = (notice: Notice) => void;

/** Carries notices to every other process on the same database; a process does not hear its own. */
export interface Notices {
  /** Resolves when the notice is on its way; a notice that cannot be carried is logged, never an error of who told. */
  tell(notice: Notice): Promise<void>;
  /**
   * Runs a transaction and carries what was told in it once it is committed; nothing of one that was rolled back. Rejects
   * as `body` does.
   */
  transact<Result>(database: Kysely<Tables>, body: (transaction: Transaction<Tables>, tell: Tell) => Promise<Result>): Promise<Result>;
  /** Called with each notice of the topic that another process told. */
  onTold<Name extends Topic>(topic: Name, listener: (told: Told[Name]) => void): void;
  /** Called when notices may have been missed, because what carries them was away. */
  onMissed(listener: () => void): void;
}

/** Notices over something that has to be opened and closed. */
export interface OpenNotices extends Notices {
  /** Hears from now on; rejects where what carries notices is not there. */
  listen(): Promise<void>;
  close(): Promise<void>;
}

/** For a process that is alone with its database. */
export const NO_NOTICES: Notices = {
  tell: async () => {},
  transact: (database, body) => database.transaction().execute((transaction) => body(transaction, () => undefined)),
  onTold: () => {},
  onMissed: () => {},
};
