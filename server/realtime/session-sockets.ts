/** An open session as far as sockets need to know it; server/platform/sessions/sessions.ts finds it. */
export interface OpenSession {
  readonly id: number;
  readonly userId: number;
  readonly expiresAt: Date;
}

/** Undefined for a token that is wrong, ended or expired. */
export type FindSession = (token: string) => Promise<OpenSession | undefined>;

/** What the end of a session tells; `by` is the newer login that ended it. */
export interface EndedSession<Device = unknown> {
  readonly sessionId: number;
  readonly userId: number;
  readonly by: { readonly sessionId: number; readonly device: Device; readonly at: Date } | null;
}

const MOST_REMEMBERED = 10_000;

/** Remembers sessions that ended just now, for sockets that were being authorised at that moment. */
export class EndedSessions {
  readonly #ids = new Set<number>();

  add(sessionId: number): void {
    this.#ids.add(sessionId);
    const [oldest] = this.#ids;
    if (this.#ids.size > MOST_REMEMBERED && oldest !== undefined) this.#ids.delete(oldest);
  }

  has(sessionId: number): boolean {
    return this.#ids.has(sessionId);
  }

  /** Finds only sessions that did not end while they were looked for. */
  guard(find: FindSession): FindSession {
    return async (token) => {
      const session = await find(token);
      return session === undefined || this.#ids.has(session.id) ? undefined : session;
    };
  }
}

/** The token of an Authorization header; null where it holds none. */
export function bearerToken(authorization: unknown): string | null {
  return typeof authorization === 'string' ? (/^Bearer +([\w.~+/=-]{1,512})$/i.exec(authorization)?.[1] ?? null) : null;
}
