import { fromPromise } from 'xstate';
import type { GoogleGrant, SignInOutcome, SignInRefusal, SignInRequest } from './sign-in.types.ts';

export interface SignInPorts {
  /** Asks the server. Rejects only where it cannot be reached or fails: with what the reader is to be told. */
  readonly submit: (request: SignInRequest) => Promise<SignInOutcome>;
  /** Loads Google's library and asks the reader there. Null where they closed its window. Rejects as `submit` does. */
  readonly askGoogle: () => Promise<GoogleGrant>;
  /** Resolves to null when the mail is on its way. Rejects as `submit` does. */
  readonly sendLinkMail: (linkToken: string) => Promise<SignInRefusal | null>;
}

/** Thrown by the ports: what the reader is to be told. */
export class SignInFailed extends Error {
  override readonly name = 'SignInFailed';
  readonly refusal: SignInRefusal;

  constructor(refusal: SignInRefusal, options?: ErrorOptions) {
    super(`The sign-in failed: ${refusal.kind}.`, options);
    this.refusal = refusal;
  }
}

const unplugged = (name: string) => () => Promise.reject(new Error(`The sign-in machine has no port to ${name}.`));

const UNPLUGGED: SignInPorts = {
  submit: unplugged('ask the server'),
  askGoogle: unplugged('ask Google'),
  sendLinkMail: unplugged('send a mail'),
};

/** The actors of the machine over these ports; without ports each rejects. */
export function signInActors(ports: SignInPorts = UNPLUGGED) {
  return {
    submit: fromPromise<SignInOutcome, { readonly request: SignInRequest }>(({ input }) => ports.submit(input.request)),
    askGoogle: fromPromise<GoogleGrant>(() => ports.askGoogle()),
    sendLinkMail: fromPromise<SignInRefusal | null, { readonly linkToken: string }>(({ input }) => ports.sendLinkMail(input.linkToken)),
  };
}
