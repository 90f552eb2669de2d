import type { WebSocket } from 'ws';
import { errorMessage } from './pusher-protocol.ts';
import type { Rate } from './rate.ts';
import type { OpenSession } from './session-sockets.ts';

/** One member of a presence channel: `info` is what the others are shown. */
export interface Member {
  readonly id: string;
  readonly info: unknown;
}

export interface ConnectionParts {
  readonly id: string;
  readonly socket: WebSocket;
  readonly messages: Rate;
  readonly clientEvents: Rate;
  readonly mostBuffered: number;
  readonly now: number;
}

/** One client: what it subscribed to, and as whom. A client that does not take what it is sent is dropped. */
export class PushConnection {
  readonly id: string;
  readonly channels = new Map<string, Member | null>();
  readonly messages: Rate;
  readonly clientEvents: Rate;
  /** Set by the sign-in of the protocol. */
  userId: string | null = null;
  /** Whose private channels were authorised for this socket. */
  session: OpenSession | null = null;
  heardAt: number;
  pingedAt: number | null = null;
  readonly #socket: WebSocket;
  readonly #mostBuffered: number;

  constructor({ id, socket, messages, clientEvents, mostBuffered, now }: ConnectionParts) {
    this.id = id;
    this.#socket = socket;
    this.messages = messages;
    this.clientEvents = clientEvents;
    this.#mostBuffered = mostBuffered;
    this.heardAt = now;
  }

  send(message: string | Buffer): void {
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    if (this.#socket.bufferedAmount > this.#mostBuffered) this.#socket.terminate();
    else this.#socket.send(message, { binary: false });
  }

  fail(code: number, sentence: string, channel?: string): void {
    this.send(errorMessage(code, sentence, channel));
  }

  close(code: number, sentence: string): void {
    this.#socket.close(code, sentence);
  }

  /** Without waiting for the client's word. */
  drop(): void {
    this.#socket.terminate();
  }
}
