/** The signed-in reader, as this browser keeps them. */
export interface AuthUser {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly avatarUrl: string | null;
  readonly language: 'vi' | 'ja';
  readonly sessionId: string;
}

export interface StoredLogin {
  /** Opaque; told once by the server. */
  readonly token: string;
  readonly user: AuthUser;
}

export interface EndedSession {
  /** When the login elsewhere was, ISO 8601. */
  readonly at: string;
  readonly device: {
    readonly kind: 'PHONE' | 'TABLET' | 'COMPUTER' | 'UNKNOWN';
    readonly browser: string | null;
    readonly system: string | null;
  };
}

/** Where on the twin site the reader wants to go on: a whole address. */
export interface TwinVisit {
  readonly to: 'vi' | 'ja';
  readonly address: string;
}

export interface AuthContext {
  readonly login: StoredLogin | null;
  /** A session of this page that a login elsewhere ended, until the reader has seen it. */
  readonly ended: EndedSession | null;
  /** Whether the sign-out under way leaves the data cache as it is. */
  readonly skipsReset: boolean;
  /** The way to the twin site that was chosen last. */
  readonly leaving: TwinVisit | null;
}

export type AuthEvent =
  | { readonly type: 'session.opened'; readonly login: StoredLogin; readonly skipReset?: boolean }
  /** The server sent UserLoggedIn; `sessionId` is that of the login elsewhere. */
  | ({ readonly type: 'session.superseded'; readonly sessionId: string } & EndedSession)
  /** The server refused this token; `endedBy` is the login elsewhere that ended its session, where one did. */
  | { readonly type: 'session.refused'; readonly token: string; readonly endedBy?: EndedSession | null }
  /** Another tab of this browser signed in, changed the user or signed out. */
  | { readonly type: 'login.changedElsewhere'; readonly login: StoredLogin | null }
  | { readonly type: 'auth.updateUser'; readonly user: Partial<Omit<AuthUser, 'id' | 'sessionId'>> }
  | { readonly type: 'auth.signOut'; readonly skipReset?: boolean }
  /** The reader leaves for the twin site, and is to be signed in there too. */
  | ({ readonly type: 'twin.choose' } & TwinVisit)
  /** Its session may have been found ended before that was told. */
  | { readonly type: 'account.deleted'; readonly userId: string }
  | { readonly type: 'ended.dismissed' };

/** Facts for whoever carries them out. */
export type AuthFact =
  /** To be kept, or forgotten where null. */
  | { readonly type: 'login.changed'; readonly login: StoredLogin | null }
  | { readonly type: 'login.unparsable' }
  | { readonly type: 'login.missing' }
  | { readonly type: 'cache.resetNeeded' }
  /** The private channel of this user is wanted with this token; null: of nobody. */
  | { readonly type: 'realtime.restartNeeded'; readonly login: StoredLogin | null }
  /** The reader left, and the server could not be told: its session may live on. */
  | { readonly type: 'session.leftOpen'; readonly token: string }
  /** The account of this user was deleted: nothing is to wait for them here. */
  | { readonly type: 'account.gone'; readonly userId: string }
  /** The reader is to be taken to '/'. */
  | { readonly type: 'session.lost' }
  /** The reader is to be taken to this address of the twin site. */
  | { readonly type: 'twin.opened'; readonly address: string };
