import { type Device, UNKNOWN_DEVICE } from '#server/platform/sessions/session-device.ts';

/** Who asks. A user's session was open when the request came. */
export type Reader = { readonly kind: 'visitor' } | { readonly kind: 'user'; readonly userId: number; readonly sessionId: number };

/** From where it is asked. */
export interface Client {
  /** What tries are counted by: an IPv4 address or an IPv6 network of 64 bits. */
  readonly network: string;
  readonly device: Device;
  /** The Origin header; null where a request came without. */
  readonly origin: string | null;
}

/** What belongs to one request. */
export interface RequestContext {
  /** Becomes the user during a mutation that signs in. */
  reader: Reader;
  readonly client: Client;
  /** What resolvers tell the transport; seconds of the longest wait where something was throttled. */
  readonly answer: { retryAfterSeconds: number | null };
}

export const VISITOR: Reader = { kind: 'visitor' };
const NO_CLIENT: Client = { network: 'none', device: UNKNOWN_DEVICE, origin: null };

export function requestContext(reader: Reader = VISITOR, client: Client = NO_CLIENT): RequestContext {
  return { reader, client, answer: { retryAfterSeconds: null } };
}

/** Thrown where a field needs a signed-in reader and there is none; over HTTP it is a 401. */
export class Unauthenticated extends Error {
  override readonly name = 'Unauthenticated';
  readonly code = 'UNAUTHENTICATED';

  constructor() {
    super('This needs a signed-in reader.');
  }
}

/** Thrown where a field belongs to another reader than who asks. */
export class Forbidden extends Error {
  override readonly name = 'Forbidden';
  readonly code = 'FORBIDDEN';

  constructor() {
    super('This belongs to another reader.');
  }
}

/** Thrown where an account that was blocked would publish or say something; reading, exporting and leaving stay. */
export class Blocked extends Error {
  override readonly name = 'Blocked';
  readonly code = 'BLOCKED';

  constructor() {
    super('This account may not publish or comment any more.');
  }
}

/** The signed-in reader. Throws Unauthenticated for a visitor. */
export function signedIn(reader: Reader): Extract<Reader, { kind: 'user' }> {
  if (reader.kind === 'visitor') throw new Unauthenticated();
  return reader;
}
