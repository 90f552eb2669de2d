import type { Logger } from 'pino';
import type { EndedWhere } from '../platform/sessions/session-events.ts';
import type { Broadcaster } from './broadcaster.ts';
import type { EndedSession, EndedSessions } from './session-sockets.ts';

/** Something that holds sockets of signed-in readers. */
export interface SessionSockets {
  closeSession(sessionId: number): void;
}

export interface SessionWatchOptions {
  readonly broadcaster: Broadcaster;
  /** Whether the broadcaster reaches every page, wherever its socket is open, or those of this process alone. */
  readonly reaches: 'everywhere' | 'here';
  readonly ended: EndedSessions;
  readonly sockets: readonly SessionSockets[];
  readonly log: Logger;
}

/** A page must be told why before its socket goes, but a silent provider does not keep the socket open. */
const PATIENCE_MILLISECONDS = 500;

/** Carries the end of a session to its sockets: those that a newer login ended are told of it, then all are closed. */
export function watchSessions({
  broadcaster,
  reaches,
  ended,
  sockets,
  log,
}: SessionWatchOptions): (session: EndedSession, where?: EndedWhere) => Promise<void> {
  return async ({ sessionId, userId, by }, where = 'here') => {
    ended.add(sessionId);
    if (by !== null && (where === 'here' || reaches === 'here')) {
      const data = { sessionId: String(by.sessionId), device: by.device, at: by.at.toISOString() };
      const told = broadcaster.toUser(userId, 'UserLoggedIn', data).catch((error: unknown) => {
        log.warn({ err: error, userId }, 'The push provider did not take an event');
      });
      await Promise.race([told, new Promise((resolve) => setTimeout(resolve, PATIENCE_MILLISECONDS).unref())]);
    }
    for (const holder of sockets) holder.closeSession(sessionId);
  };
}
