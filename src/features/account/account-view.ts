import type { FieldProblemCode, Language } from '#graphql/generated/graphql.ts';

/** The signed-in reader, as this browser keeps them. */
export interface SignedInReader {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly avatarUrl: string | null;
  readonly language: Language;
  readonly sessionId: string;
}

/** What a sign-in brings: told once by the server. */
export interface OpenedSession {
  readonly token: string;
  readonly reader: SignedInReader;
}

export interface DeviceWords {
  readonly kind: 'PHONE' | 'TABLET' | 'COMPUTER' | 'UNKNOWN';
  readonly browser?: string | null | undefined;
  readonly system?: string | null | undefined;
}

/** A login elsewhere ended this browser's session. */
export interface EndedSession {
  /** ISO 8601. */
  readonly at: string;
  readonly device: DeviceWords;
}

/** A field that is wrong, found here or by the server. */
export interface FormProblem {
  /** Name of the field. */
  readonly field: string;
  readonly code: FieldProblemCode;
  /** The bound that was crossed, in characters. */
  readonly limit?: number | null | undefined;
}

/** Why nothing was done, whatever was asked. */
export type Refusal =
  | { readonly kind: 'invalid'; readonly problems: readonly FormProblem[] }
  | { readonly kind: 'wrongCredentials' }
  /** Of the account that is signed in. */
  | { readonly kind: 'wrongPassword' }
  /** `until` in milliseconds since 1970. */
  | { readonly kind: 'throttled'; readonly until: number }
  | { readonly kind: 'linkExpired' }
  /** The account may not change what others see of it. */
  | { readonly kind: 'blocked' }
  | { readonly kind: 'offline' }
  | { readonly kind: 'failed' };

export type GoogleRefusal =
  | { readonly kind: 'googleRefused' }
  | { readonly kind: 'googleUnavailable' }
  /** The library did not load; the reader can try again. */
  | { readonly kind: 'googleNotLoaded' }
  /** The mailed link was asked for in another browser, or by somebody else. */
  | { readonly kind: 'linkElsewhere' };

/** How far a form has come. */
export type FormStage =
  | { readonly kind: 'editing' }
  | { readonly kind: 'sending' }
  | { readonly kind: 'done' }
  | { readonly kind: 'refused'; readonly refusal: Refusal };

/** Google's account has an address that another account of ours has: its password or a mail must say that both are one person. */
export interface LinkRequest {
  readonly email: string;
  readonly hasPassword: boolean;
  readonly isMailSent: boolean;
}

export type SignInWay = 'password' | 'registration' | 'google' | 'link' | 'handover';

export type SignInStage =
  | { readonly kind: 'editing' }
  | { readonly kind: 'sending'; readonly way: SignInWay }
  | { readonly kind: 'refused'; readonly way: SignInWay; readonly refusal: Refusal | GoogleRefusal };

/** How far the sign-in has come; `link` stands while the reader must say that two accounts are one. */
export interface SignInView {
  readonly stage: SignInStage;
  readonly link: LinkRequest | null;
}

export interface AccountView {
  /** Null for a visitor; undefined until the stored login was read, as in the first response. */
  readonly reader: SignedInReader | null | undefined;
  readonly signIn: SignInView;
  readonly ended: EndedSession | null;
  /** Whether a session that was left here still lives on the server, until there is a network to end it by. */
  readonly isEndOwed: boolean;
  /** Whether what happens elsewhere is told to this page at once; a visitor is told nothing, so nothing is missing. */
  readonly live: LiveState;
}

/** 'interrupted' while the connection is tried again, 'unavailable' where there will be none. */
export type LiveState = 'fine' | 'interrupted' | 'unavailable';

/** What a reader asks of their account, by a screen. */
export type AccountIntent =
  | { readonly type: 'signIn.submitted'; readonly email: string; readonly password: string }
  | { readonly type: 'registration.submitted'; readonly name: string; readonly email: string; readonly password: string }
  | { readonly type: 'google.chosen' }
  | { readonly type: 'link.confirmed'; readonly password: string }
  | { readonly type: 'link.mailChosen' }
  | { readonly type: 'link.cancelled' }
  /** The reader has left the page of the way in. */
  | { readonly type: 'door.left' }
  /** The reader came by the mailed address /login#google-link=TOKEN. */
  | { readonly type: 'link.opened'; readonly token: string }
  /** A mutation outside the sign-in opened a session: a password was set by a mailed link. */
  | { readonly type: 'session.opened'; readonly session: OpenedSession }
  | { readonly type: 'reader.changed'; readonly reader: Partial<Pick<SignedInReader, 'name' | 'language' | 'avatarUrl'>> }
  | { readonly type: 'signOut.chosen' }
  /** The account is gone on the server: this browser forgets it, and asks the server nothing. */
  | { readonly type: 'account.deleted'; readonly readerId: string }
  | { readonly type: 'ended.dismissed' };

/** Before the stored login was read. */
export const UNREAD_ACCOUNT: AccountView = {
  reader: undefined,
  signIn: { stage: { kind: 'editing' }, link: null },
  ended: null,
  isEndOwed: false,
  live: 'fine',
};
