import type { FieldProblem, RegisterInput, SignInInput } from '#graphql/generated/server.ts';
import type { Kysely } from 'kysely';
import { hashPassword, verifyPassword } from '#server/platform/sessions/password.ts';
import { type ListedSession, PasswordChanged, type ProvedPassword, type Sessions } from '#server/platform/sessions/sessions.ts';
import type { LanguageCode, Tables } from '#server/platform/database/tables.ts';
import type { Throttle, ThrottleLimit } from '#server/platform/throttle.ts';
import { Blocked, type Client, type Reader, type RequestContext, signedIn, Unauthenticated, VISITOR } from '../reader.ts';
import { checkEmail, checkGivenPassword, checkName, checkNewPassword, emailKeyOf, fieldProblem, problemsOf } from './account-input.ts';
import { type AccountsRepository, setPassword, type UserRow } from './accounts.repository.ts';

const TRIES_OF_ACCOUNT = 5;
const TRIES_OF_NETWORK = 50;

export interface SignedIn {
  readonly __typename: 'SignedIn';
  readonly token: string;
  readonly expiresAt: Date;
  readonly sessionId: number;
  readonly viewer: UserRow;
}

export interface InvalidInput {
  readonly __typename: 'InvalidInput';
  readonly problems: readonly FieldProblem[];
}

export interface Throttled {
  readonly __typename: 'Throttled';
  readonly retryAfterSeconds: number;
}

export const WRONG_CREDENTIALS = { __typename: 'WrongCredentials', isWrong: true } as const;
export const DONE = { __typename: 'Done', isDone: true } as const;

/** A session as its own reader sees it. */
export type SessionOfViewer = ListedSession & { readonly userId: number };

export interface AccountsDependencies {
  readonly accounts: AccountsRepository;
  readonly sessions: Sessions;
  readonly throttle: Throttle;
}

/** Lets readers make an account, sign in and out, and change what is theirs. Tries are counted before any work is done. */
export class AccountsService {
  readonly #accounts: AccountsRepository;
  readonly #sessions: Sessions;
  readonly #throttle: Throttle;

  constructor({ accounts, sessions, throttle }: AccountsDependencies) {
    this.#accounts = accounts;
    this.#sessions = sessions;
    this.#throttle = throttle;
  }

  /** Null for a visitor. */
  async viewer(reader: Reader): Promise<UserRow | null> {
    return reader.kind === 'visitor' ? null : ((await this.#accounts.findById(reader.userId)) ?? null);
  }

  async register(input: RegisterInput, request: RequestContext): Promise<SignedIn | InvalidInput | Throttled> {
    const email = checkEmail(input.email);
    const password = checkNewPassword(input.password, 'password');
    const name = checkName(input.name);
    if (email.problem !== null || password.problem !== null || name.problem !== null) return invalid(problemsOf([email, password, name]));
    const throttled = await this.throttled([networkLimit(request.client)]);
    if (throttled !== null) return throttled;
    const passwordHash = await hashPassword(password.value);
    const user = await this.#accounts.add({ ...email.value, name: name.value, passwordHash, language: input.language });
    return user === undefined ? invalid([fieldProblem('email', 'TAKEN')]) : this.startSession(user, request);
  }

  async signIn(input: SignInInput, request: RequestContext): Promise<SignedIn | typeof WRONG_CREDENTIALS | InvalidInput | Throttled> {
    const email = checkEmail(input.email);
    const password = checkGivenPassword(input.password, 'password');
    if (email.problem !== null || password.problem !== null) return invalid(problemsOf([email, password]));
    const { emailKey } = email.value;
    const throttled = await this.throttled([accountLimit(emailKey), networkLimit(request.client)]);
    if (throttled !== null) return throttled;
    const user = await this.#accounts.findByEmailKey(emailKey);
    const isRight = await verifyPassword(password.value, user?.passwordHash ?? null);
    if (user === undefined || !isRight) return WRONG_CREDENTIALS;
    await this.#throttle.forgive(accountLimit(emailKey).key);
    return this.startSessionByPassword(user, request);
  }

  /** By the password that the row of the user has; wrong where it was changed while it was checked. */
  async startSessionByPassword(user: UserRow, request: RequestContext): Promise<SignedIn | typeof WRONG_CREDENTIALS> {
    return await this.startSession(user, request, user).catch((error: unknown) => {
      if (error instanceof PasswordChanged) return WRONG_CREDENTIALS;
      throw error;
    });
  }

  /** However a reader proved who they are: opens their session and answers the rest of the request as theirs. */
  async startSession(user: UserRow, request: RequestContext, proved?: ProvedPassword): Promise<SignedIn> {
    const { token, sessionId, expiresAt } = await this.#sessions.open(user.id, request.client.device, proved);
    request.reader = { kind: 'user', userId: user.id, sessionId };
    return { __typename: 'SignedIn', token, expiresAt, sessionId, viewer: user };
  }

  async signOut(request: RequestContext): Promise<typeof DONE> {
    const { reader } = request;
    if (reader.kind === 'user') await this.#sessions.end(reader.sessionId);
    request.reader = VISITOR;
    return DONE;
  }

  /** Spares the session that asks. Where the password was changed otherwise while the new one was made ready, that change stays. */
  async changePassword(
    { currentPassword, newPassword }: { readonly currentPassword: string; readonly newPassword: string },
    { reader, client }: RequestContext,
  ): Promise<typeof DONE | typeof WRONG_CREDENTIALS | InvalidInput | Throttled> {
    const { sessionId } = signedIn(reader);
    const current = checkGivenPassword(currentPassword, 'currentPassword');
    const wished = checkNewPassword(newPassword, 'newPassword');
    if (current.problem !== null || wished.problem !== null) return invalid(problemsOf([current, wished]));
    const user = await this.requireUser(reader);
    const checked = await this.checkPassword(user, current.value, client);
    if (checked !== null) return checked;
    const passwordHash = await hashPassword(wished.value);
    const change = async (transaction: Kysely<Tables>): Promise<boolean> => {
      if (!(await setPassword(transaction, user.id, passwordHash, user))) throw new PasswordChanged();
      return true;
    };
    return await this.#sessions.endAllWith(user.id, change, sessionId).then(
      () => DONE,
      (error: unknown) => {
        if (error instanceof PasswordChanged) return WRONG_CREDENTIALS;
        throw error;
      },
    );
  }

  /** Rejects with Blocked where a blocked account would be called otherwise. */
  async updateProfile(
    input: { readonly name: string; readonly language: LanguageCode },
    reader: Reader,
  ): Promise<(UserRow & { __typename: 'Viewer' }) | InvalidInput> {
    const name = checkName(input.name);
    if (name.problem !== null) return invalid([name.problem]);
    const { id, name: before } = await this.requireUser(reader);
    if (name.value !== before) await this.refuseBlocked(id);
    const user = await this.#accounts.update(id, { name: name.value, language: input.language });
    if (user === undefined) throw new Unauthenticated();
    return { __typename: 'Viewer', ...user };
  }

  async sessionsOf(userId: number): Promise<readonly SessionOfViewer[]> {
    return (await this.#sessions.list(userId)).map((session) => ({ ...session, userId }));
  }

  /** The signed-in reader's account. Rejects with Unauthenticated for a visitor, and where it was deleted this moment. */
  async requireUser(reader: Reader): Promise<UserRow> {
    const user = await this.#accounts.findById(signedIn(reader).userId);
    if (user === undefined) throw new Unauthenticated();
    return user;
  }

  /** Null where the password is the account's; a wrong one counts as a try to sign in. */
  async checkPassword(user: UserRow, password: string, client: Client): Promise<typeof WRONG_CREDENTIALS | Throttled | null> {
    const limit = accountLimit(user.emailKey);
    const throttled = await this.throttled([limit, networkLimit(client)]);
    if (throttled !== null) return throttled;
    if (!(await verifyPassword(password, user.passwordHash))) return WRONG_CREDENTIALS;
    await this.#throttle.forgive(limit.key);
    return null;
  }

  /** Rejects with Blocked for an account that may not publish or say anything. */
  async refuseBlocked(userId: number): Promise<void> {
    if (await this.#accounts.isBlocked(userId)) throw new Blocked();
  }

  /** Counts one try; null where it is allowed. */
  async throttled(limits: readonly ThrottleLimit[]): Promise<Throttled | null> {
    const verdict = await this.#throttle.take(limits);
    return verdict.isAllowed ? null : { __typename: 'Throttled', retryAfterSeconds: verdict.retryAfterSeconds };
  }
}

/** Five tries of an account in ten minutes, whether there is one or not. */
export function accountLimit(email: string): ThrottleLimit {
  return { key: `account:${emailKeyOf(email)}`, most: TRIES_OF_ACCOUNT };
}

/** Fifty tries from one network in ten minutes. */
export function networkLimit({ network }: Client): ThrottleLimit {
  return { key: `network:${network}`, most: TRIES_OF_NETWORK };
}

export function invalid(problems: readonly FieldProblem[]): InvalidInput {
  return { __typename: 'InvalidInput', problems };
}
