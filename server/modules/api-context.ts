import type { Kysely } from 'kysely';
import { PictureStorage } from '#server/content/pictures/picture-storage.ts';
import { PictureStore } from '#server/content/pictures/picture-store.ts';
import type { Tables } from '#server/platform/tables.ts';
import type { Config } from '#server/platform/config.ts';
import { GoogleIdentity } from '#server/platform/google-identity.ts';
import type { GoogleUnavailable } from '#server/platform/google-identity.errors.ts';
import type { Mailer } from '#server/platform/mail.ts';
import { Sessions } from '#server/platform/sessions.ts';
import { Throttle } from '#server/platform/throttle.ts';
import { AccountsRepository } from './accounts/accounts.repository.ts';
import { AccountsService } from './accounts/accounts.service.ts';
import { createChapterLoaders } from './chapters/chapters.loaders.ts';
import { ChaptersRepository } from './chapters/chapters.repository.ts';
import { ChaptersService } from './chapters/chapters.service.ts';
import { CommentEvents } from './comments/comment-events.ts';
import { CommentsRepository } from './comments/comments.repository.ts';
import { CommentsService } from './comments/comments.service.ts';
import { createGenreLoaders } from './genres/genres.loaders.ts';
import { GenresRepository } from './genres/genres.repository.ts';
import { GenresService } from './genres/genres.service.ts';
import { GoogleSignInService } from './identity/google-sign-in.service.ts';
import { type HandoversDependencies, HandoversService } from './identity/handovers.service.ts';
import { LinksRepository } from './identity/links.repository.ts';
import { PasswordResetService } from './identity/password-reset.service.ts';
import { noPostbox, type Postbox } from './identity/postbox.ts';
import { SignInStates } from './identity/sign-in-states.ts';
import { createPictureLoaders } from './pictures/pictures.loaders.ts';
import { PicturesRepository } from './pictures/pictures.repository.ts';
import { PicturesService } from './pictures/pictures.service.ts';
import { Avatars } from './profile/avatars.ts';
import { ProfileRepository } from './profile/profile.repository.ts';
import { ProfileService } from './profile/profile.service.ts';
import type { RequestContext } from './reader.ts';
import { FollowsRepository } from './reading/follows.repository.ts';
import { FollowsService } from './reading/follows.service.ts';
import { PositionsRepository } from './reading/positions.repository.ts';
import { PositionsService } from './reading/positions.service.ts';
import { RowMemory } from './shared-rows.ts';
import { createWorkLoaders } from './works/works.loaders.ts';
import { WorksRepository } from './works/works.repository.ts';
import { WorksService } from './works/works.service.ts';

/** What resolvers may reach: the services, and what belongs to the one request. */
export type ApiContext = Services & RequestContext;

/** One for all requests, because nothing in it belongs to one reader. */
export interface Services {
  readonly works: WorksService;
  readonly chapters: ChaptersService;
  readonly genres: GenresService;
  readonly pictures: PicturesService;
  readonly accounts: AccountsService;
  readonly passwordReset: PasswordResetService;
  readonly googleSignIn: GoogleSignInService;
  readonly profile: ProfileService;
  readonly handovers: HandoversService;
  readonly comments: CommentsService;
  readonly positions: PositionsService;
  readonly follows: FollowsService;
  readonly sessions: Sessions;
  readonly throttle: Throttle;
}

export interface Modules {
  readonly services: Services;
  readonly commentEvents: CommentEvents;
  /** Forgets every row at hand, for example after an import. */
  readonly forget: () => void;
}

export interface ModulesOptions {
  /** How old a row may be that is answered without asking the database; 0 for never. */
  readonly rowMilliseconds: number;
  readonly sessions?: Sessions;
  /** No mail is sent when not given. */
  readonly postbox?: Postbox;
  readonly mailer: Pick<Mailer, 'forget'>;
  readonly dataFolder: string;
  readonly sites: Config['sites'];
  readonly google: Config['google'];
  /** Told why Google could not be asked. */
  readonly reportGoogle: (error: GoogleUnavailable) => void;
}

export function createModules(database: Kysely<Tables>, options: ModulesOptions): Modules {
  const { rowMilliseconds, sessions = new Sessions(database), mailer, dataFolder } = options;
  const memory = new RowMemory({ freshMilliseconds: rowMilliseconds });
  const workRows = new WorksRepository(database);
  const chapterRows = new ChaptersRepository(database);
  const genres = new GenresService(createGenreLoaders(new GenresRepository(database), memory));
  const works = new WorksService(workRows, genres, createWorkLoaders(workRows, memory));
  const chapters = new ChaptersService(chapterRows, createChapterLoaders(chapterRows, memory), works);
  const pictures = new PicturesService(createPictureLoaders(new PicturesRepository(database), memory));
  const throttle = new Throttle(database);
  const users = new AccountsRepository(database);
  const accounts = new AccountsService({ accounts: users, sessions, throttle });
  const profiles = new ProfileRepository(database);
  const avatars = new Avatars(profiles, new PictureStore(database, new PictureStorage(dataFolder)));
  const commentEvents = new CommentEvents();
  const comments = new CommentsService({ comments: new CommentsRepository(database), events: commentEvents, accounts, works, chapters });
  const positions = new PositionsService({ positions: new PositionsRepository(database), accounts, works, chapters });
  const follows = new FollowsService({ follows: new FollowsRepository(database), accounts, works });
  const profile = new ProfileService({ accounts, comments, positions, follows, avatars, profiles, sessions, throttle, mailer });
  const identity = createIdentity({ database, accounts, users, sessions }, options);
  return {
    services: { works, chapters, genres, pictures, accounts, ...identity, profile, comments, positions, follows, sessions, throttle },
    commentEvents,
    forget: () => memory.forget(),
  };
}

/** The other ways to prove who one is: by mail, by Google, by a session of the twin site. */
function createIdentity(
  common: Pick<HandoversDependencies, 'database' | 'accounts' | 'users'> & { readonly sessions: Sessions },
  { postbox = noPostbox, sites, google, reportGoogle }: ModulesOptions,
): Pick<Services, 'passwordReset' | 'googleSignIn' | 'handovers'> {
  const { database } = common;
  const mailed = { ...common, links: new LinksRepository(database), postbox };
  const outside = { google: new GoogleIdentity(google), states: new SignInStates(database), sites, report: reportGoogle };
  return {
    passwordReset: new PasswordResetService(mailed),
    googleSignIn: new GoogleSignInService({ ...mailed, ...outside }),
    handovers: new HandoversService({ ...common, sites }),
  };
}
