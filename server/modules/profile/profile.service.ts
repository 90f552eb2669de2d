import { FRESH_MINUTES } from '#graphql/document/limits.ts';
import { type Clock, systemClock } from '#server/platform/clock.ts';
import type { Mailer } from '#server/platform/mail/mail.ts';
import type { Sessions } from '#server/platform/sessions/sessions.ts';
import type { Throttle } from '#server/platform/throttle.ts';
import type { UserRow } from '../accounts/accounts.repository.ts';
import { accountLimit, type AccountsService, DONE, type Throttled, WRONG_CREDENTIALS } from '../accounts/accounts.service.ts';
import { mailLimit } from '../identity/password-reset.service.ts';
import { type Reader, type RequestContext, signedIn, VISITOR } from '../reader.ts';
import type { CommentsService } from '../comments/comments.service.ts';
import type { FollowsService } from '../reading/follows.service.ts';
import type { PositionsService } from '../reading/positions.service.ts';
import type { ReportsService } from '../reports/reports.service.ts';
import type { OwnWorksService } from '../uploads/own/own-works.service.ts';
import type { Avatars } from './avatars.ts';
import type { ProfileRepository } from './profile.repository.ts';

/** How fresh a sign-in must be to stand in for the password of an account that has none. */
const FRESH_MILLISECONDS = FRESH_MINUTES * 60_000;

export interface ProfileDependencies {
  readonly accounts: AccountsService;
  readonly comments: Pick<CommentsService, 'exported'>;
  readonly reports: Pick<ReportsService, 'exported'>;
  readonly positions: Pick<PositionsService, 'exported'>;
  readonly follows: Pick<FollowsService, 'exported'>;
  readonly ownWorks: Pick<OwnWorksService, 'exported'>;
  readonly avatars: Avatars;
  readonly profiles: ProfileRepository;
  readonly sessions: Sessions;
  readonly throttle: Throttle;
  readonly mailer: Pick<Mailer, 'forget'>;
  readonly clock?: Clock;
}

/** Everything that is held on a reader: what they see of it, and its end. */
export class ProfileService {
  readonly #dependencies: ProfileDependencies;

  constructor(dependencies: ProfileDependencies) {
    this.#dependencies = dependencies;
  }

  /** Rejects with RefusedFile, or with Blocked. */
  async setAvatar(reader: Reader, content: Buffer): Promise<void> {
    const { userId } = signedIn(reader);
    await this.#dependencies.accounts.refuseBlocked(userId);
    await this.#dependencies.avatars.set(userId, content);
  }

  async removeAvatar(reader: Reader): Promise<UserRow> {
    await this.#dependencies.avatars.clear(signedIn(reader).userId);
    return this.#dependencies.accounts.requireUser(reader);
  }

  /** By password; an account without one must have signed in within ten minutes. */
  async deleteAccount(password: string | null, context: RequestContext): Promise<typeof DONE | typeof WRONG_CREDENTIALS | Throttled> {
    const { accounts, avatars, profiles, sessions, throttle, mailer } = this.#dependencies;
    const user = await accounts.requireUser(context.reader);
    const refusal = await this.#refusal(user, password, context);
    if (refusal !== null) return refusal;
    await sessions.endAll(user.id);
    await profiles.deleteUser(user.id);
    if (user.avatarId !== null) await avatars.drop(user.avatarId);
    await mailer.forget(user.email);
    for (const { key } of [accountLimit(user.emailKey), mailLimit(user.emailKey)]) await throttle.forgive(key);
    context.reader = VISITOR;
    return DONE;
  }

  /** Everything held on the reader, section by section, for JSON. */
  async *exported(reader: Reader): AsyncGenerator<readonly [section: string, value: unknown]> {
    const { accounts, comments, reports: told, positions, follows, ownWorks, profiles, sessions } = this.#dependencies;
    const { id, email, name, language, createdAt, avatarId, passwordHash } = await accounts.requireUser(reader);
    yield ['account', { id: String(id), email, name, language, createdAt, avatarId, hasPassword: passwordHash !== null }];
    yield ['sessions', (await sessions.list(id)).map((session) => ({ ...session, id: String(session.id) }))];
    yield ['googleLinks', await profiles.googleLinks(id)];
    const { comments: written, reports } = await comments.exported(id);
    yield ['comments', written];
    yield ['commentReports', reports];
    yield ['reports', await told.exported(id)];
    yield ['readingPositions', await positions.exported(id)];
    yield ['followedWorks', await follows.exported(id)];
    yield ['ownWorks', await ownWorks.exported(id)];
  }

  async #refusal(user: UserRow, password: string | null, { reader, client }: RequestContext) {
    if (user.passwordHash !== null) {
      return password === null ? WRONG_CREDENTIALS : this.#dependencies.accounts.checkPassword(user, password, client);
    }
    const { sessionId } = signedIn(reader);
    const { sessions, clock = systemClock } = this.#dependencies;
    const current = (await sessions.list(user.id)).find(({ id }) => id === sessionId);
    const isFresh = current !== undefined && clock.now().getTime() - current.startedAt.getTime() <= FRESH_MILLISECONDS;
    return isFresh ? null : WRONG_CREDENTIALS;
  }
}
