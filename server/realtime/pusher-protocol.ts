import { isRecord, readJson } from '../platform/read-json.ts';

/** Protocol 7 of Pusher Channels: https://pusher.com/docs/channels/library_auth_reference/pusher-websockets-protocol/ */
export const PROTOCOLS = { least: 5, most: 7 } as const;

/**
 * Close and error codes. Clients do not come back by themselves after 4000-4099, come back after a pause after
 * 4100-4199, and at once after 4200-4299.
 */
export const CODES = {
  UNKNOWN_APP: 4001,
  WRONG_PROTOCOL: 4007,
  NO_PROTOCOL: 4008,
  NOT_AUTHORISED: 4009,
  OVER_CAPACITY: 4100,
  RECONNECT: 4200,
  NO_PONG: 4201,
  CLOSED_BY_INACTIVITY: 4202,
  CLIENT_EVENT_REFUSED: 4301,
} as const;

export interface ClientMessage {
  readonly event: string;
  readonly channel: string | null;
  readonly data: unknown;
}

/** Null for what is no message of the protocol. */
export function readMessage(text: string): ClientMessage | null {
  const message = readJson(text);
  if (!isRecord(message)) return null;
  const { event, channel = null, data = null } = message;
  if (typeof event !== 'string' || (channel !== null && typeof channel !== 'string')) return null;
  return { event, channel, data };
}

/** `data` of events travels as text that is JSON in itself. */
export function eventMessage(event: string, data: unknown, channel?: string): string {
  return rawMessage(event, JSON.stringify(data), channel);
}

/** For data that is text already, as publishers send it; `userId` is the sender's on presence channels. */
export function rawMessage(event: string, data: unknown, channel?: string, userId?: string): string {
  return JSON.stringify({ event, channel, data, user_id: userId });
}

/** Unlike other events, errors carry an object. */
export function errorMessage(code: number, message: string, channel?: string): string {
  return JSON.stringify({ event: 'pusher:error', data: { code, message }, channel });
}
