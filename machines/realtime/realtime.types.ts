import type { EndedSession } from '../auth/index.ts';

/** Whose private channel is wanted, and the token that opens it. */
export interface Subscriber {
  readonly userId: string;
  readonly token: string;
}

/** A login elsewhere, as the server tells it on the private channel. */
export interface LoginElsewhere extends EndedSession {
  readonly sessionId: string;
}

/** What the connection tells; the names are those of the push protocol's clients. */
export type SocketFact =
  | { readonly type: 'socket.connecting' }
  | { readonly type: 'socket.connected' }
  | { readonly type: 'socket.unavailable' }
  | { readonly type: 'socket.failed' }
  /** Closed for good by the server: the session it stood for has ended, or it is not wanted. */
  | { readonly type: 'socket.disconnected' }
  /** Something was heard, a pong at least. */
  | { readonly type: 'socket.heard' }
  | { readonly type: 'channel.refused' }
  | ({ readonly type: 'login.elsewhere' } & LoginElsewhere);

/** What the connection is told. */
export type SocketCommand = { readonly type: 'socket.ping' } | { readonly type: 'socket.reopen' };

export interface RealtimeContext {
  readonly subscriber: Subscriber | null;
  /** How often in a row the server would not have the connection or its channel. */
  readonly refusals: number;
}

export type RealtimeEvent =
  | { readonly type: 'realtime.connect'; readonly subscriber: Subscriber }
  | { readonly type: 'realtime.disconnect' }
  | { readonly type: 'network.returned' }
  | SocketFact;

export type RealtimeFact =
  | ({ readonly type: 'session.superseded' } & LoginElsewhere)
  /** The server would not have this token: whoever knows should ask whether the session still stands. */
  | { readonly type: 'session.doubted' };

/** The connection's life as the specification names it. */
export type RealtimeState = 'initialized' | 'connecting' | 'connected' | 'unavailable' | 'failed' | 'disconnected';
