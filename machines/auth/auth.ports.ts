import { fromPromise } from 'xstate';
import type { StoredLogin, TwinVisit } from './auth.types.ts';

export interface AuthPorts {
  /** Null where token or user is missing. Rejects where what is stored cannot be parsed. */
  readonly readStoredLogin: () => Promise<StoredLogin | null>;
  /** Ends the session on the server. Rejects when the server cannot be told; the reader is signed out here all the same. */
  readonly endSession: (token: string) => Promise<void>;
  /** Resolves with an address of the twin site that takes the session over and then goes on to the visit's own. */
  readonly startHandover: (visit: TwinVisit) => Promise<string>;
}

const UNPLUGGED: AuthPorts = {
  readStoredLogin: () => Promise.reject(new Error('The auth machine has no port to read the stored login.')),
  endSession: () => Promise.reject(new Error('The auth machine has no port to end a session.')),
  startHandover: () => Promise.reject(new Error('The auth machine has no port to hand a session over.')),
};

/** The actors of the machine over these ports; without ports each rejects. */
export function authActors(ports: AuthPorts = UNPLUGGED) {
  return {
    readStoredLogin: fromPromise<StoredLogin | null>(() => ports.readStoredLogin()),
    endSession: fromPromise<void, { readonly token: string }>(({ input }) => ports.endSession(input.token)),
    startHandover: fromPromise<string, TwinVisit>(({ input }) => ports.startHandover(input)),
  };
}
