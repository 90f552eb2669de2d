import type { StoredLogin } from '../auth/index.ts';

/** How somebody tries to come in. */
export type SignInWay = 'password' | 'registration' | 'google' | 'link' | 'handover';

export interface FieldProblem {
  readonly field: string;
  readonly code: FieldProblemCode;
  /** The bound that was crossed, in characters; null where there is none. */
  readonly limit: number | null;
}

export type FieldProblemCode =
  | 'REQUIRED'
  | 'TOO_SHORT'
  | 'TOO_LONG'
  | 'NOT_AN_EMAIL'
  | 'TAKEN'
  | 'TOO_COMMON'
  | 'NOT_ONE_EMOJI'
  | 'NOT_A_PICTURE'
  | 'NOT_A_NUMBER'
  | 'TOO_MANY'
  | 'UNKNOWN'
  | 'PAST'
  | 'SETTLED';

/** Why nobody was let in. */
export type SignInRefusal =
  | { readonly kind: 'invalid'; readonly problems: readonly FieldProblem[] }
  | { readonly kind: 'wrongCredentials' }
  /** `until` in milliseconds since 1970. */
  | { readonly kind: 'throttled'; readonly until: number }
  | { readonly kind: 'linkExpired' }
  /** The mailed link was asked for in another browser, or by somebody else. */
  | { readonly kind: 'linkElsewhere' }
  | { readonly kind: 'offline' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'googleRefused' }
  | { readonly kind: 'googleUnavailable' }
  | { readonly kind: 'googleNotLoaded' };

/** Google's account has the address of another account: its password or a mail must say that both are one person. */
export interface LinkNeeded {
  readonly token: string;
  readonly email: string;
  readonly hasPassword: boolean;
}

export type SignInOutcome =
  | { readonly kind: 'opened'; readonly login: StoredLogin }
  | { readonly kind: 'refused'; readonly refusal: SignInRefusal }
  | { readonly kind: 'linkNeeded'; readonly link: LinkNeeded };

/** What Google's library gave; null where the reader closed its window. */
export type GoogleGrant =
  | { readonly code: string; readonly state: string }
  | { readonly accessToken: string; readonly state: string }
  | null;

export interface SignInContext {
  readonly way: SignInWay;
  readonly refusal: SignInRefusal | null;
  readonly link: (LinkNeeded & { readonly isMailSent: boolean }) | null;
  /** What was submitted, until it is answered. */
  readonly request: SignInRequest | null;
}

export type SignInRequest =
  | { readonly way: 'password'; readonly email: string; readonly password: string }
  | { readonly way: 'registration'; readonly name: string; readonly email: string; readonly password: string }
  | { readonly way: 'google'; readonly grant: Exclude<GoogleGrant, null> }
  | { readonly way: 'link'; readonly linkToken: string; readonly password: string }
  | { readonly way: 'link'; readonly mailToken: string }
  /** Told by the twin site, where the reader is signed in. */
  | { readonly way: 'handover'; readonly code: string };

export type SignInEvent =
  | { readonly type: 'signIn.submit'; readonly email: string; readonly password: string }
  | { readonly type: 'registration.submit'; readonly name: string; readonly email: string; readonly password: string }
  | { readonly type: 'google.choose' }
  | { readonly type: 'link.confirm'; readonly password: string }
  | { readonly type: 'link.sendMail' }
  | { readonly type: 'link.cancel' }
  /** The reader went elsewhere: what was refused is not told to whoever comes next. */
  | { readonly type: 'door.leave' }
  /** The reader came by the mailed address. */
  | { readonly type: 'link.open'; readonly token: string }
  /** The reader came from the twin site. */
  | { readonly type: 'handover.open'; readonly code: string };

export type SignInFact = { readonly type: 'session.opened'; readonly login: StoredLogin };
