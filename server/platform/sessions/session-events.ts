import type { Device } from './session-device.ts';

/** `by` is the newer login that ended the session; null where it was signed out, revoked or its account changed. */
export interface SessionEnded {
  readonly sessionId: number;
  readonly userId: number;
  readonly by: { readonly sessionId: number; readonly device: Device; readonly at: Date } | null;
}

/** Which process ended it. */
export type EndedWhere = 'here' | 'elsewhere';
export type SessionEndedListener = (ended: SessionEnded, where: EndedWhere) => void;

/** Tells who holds anything open for a session that it ended, once it has ended in the database. */
export class SessionEvents {
  readonly #listeners = new Set<SessionEndedListener>();
  readonly #report: (error: unknown) => void;

  /** `report` is told of listeners that throw; the others are called all the same. */
  constructor(report: (error: unknown) => void = () => {}) {
    this.#report = report;
  }

  /** Returns what stops the listening. */
  onEnded(listener: SessionEndedListener): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  emitEnded(ended: SessionEnded, where: EndedWhere): void {
    for (const listener of this.#listeners) {
      try {
        listener(ended, where);
      } catch (error) {
        this.#report(error);
      }
    }
  }
}
