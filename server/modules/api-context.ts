import type { Kysely } from 'kysely';
import type { PictureStorage } from '#server/content/pictures/picture-storage.ts';
import { PictureStore } from '#server/content/pictures/picture-store.ts';
import type { Tables } from '#server/platform/database/tables.ts';
import type { Bucket } from '#server/platform/s3/bucket.ts';
import type { Config } from '#server/platform/config/config.ts';
import type { Database } from '#server/platform/database/database.ts';
import { GoogleIdentity } from '#server/platform/google/google-identity.ts';
import type { GoogleUnavailable } from '#server/platform/google/google-identity.errors.ts';
import type { Jobs } from '#server/platform/jobs/jobs.ts';
import type { Logger } from '#server/platform/logging.ts';
import type { Mailer } from '#server/platform/mail/mail.ts';
import { NO_NOTICES, type Notices } from '#server/platform/notices/notices.ts';
import { Sessions } from '#server/platform/sessions/sessions.ts';
import { Throttle } from '#server/platform/throttle.ts';
import { AccountsRepository } from './accounts/accounts.repository.ts';
import { AccountsService } from './accounts/accounts.service.ts';
import { createChapterLoaders } from './chapters/chapters.loaders.ts';
import { ChaptersRepository } from './chapters/chapters.repository.ts';
import { ChapterNews } from './chapters/chapter-news.ts';
import { ChaptersService } from './chapters/chapters.service.ts';
import { CommentEvents } from './comments/comment-events.ts';
import { CommentsRepository } from './comments/comments.repository.ts';
import { CommentsService } from './comments/comments.service.ts';
import { createCreatorLoaders } from './creators/creators.loaders.ts';
import { CreatorsRepository } from './creators/creators.repository.ts';
import { CreatorsService } from './creators/creators.service.ts';
import { createGenreLoaders } from './genres/genres.loaders.ts';
import { GenresRepository } from './genres/genres.repository.ts';
import { GenresService } from './genres/genres.service.ts';
import { GoogleSignInService } from './identity/google-sign-in.service.ts';
import { type HandoversDependencies, HandoversService } from './identity/handovers.service.ts';
import { LinksRepository } from './identity/links.repository.ts';
import { PasswordResetService } from './identity/password-reset.service.ts';
import { noPostbox, type Postbox } from './identity/postbox.ts';
import { SignInStates } from './identity/sign-in-states.ts';
import { ContactService } from './pages/contact.service.ts';
import { PagesRepository } from './pages/pages.repository.ts';
import { PagesService } from './pages/pages.service.ts';
import { createPictureLoaders } from './pictures/pictures.loaders.ts';
import { PicturesRepository } from './pictures/pictures.repository.ts';
import { PicturesService } from './pictures/pictures.service.ts';
import { Avatars } from './profile/avatars.ts';
import { ProfileRepository } from './profile/profile.repository.ts';
import { ProfileService } from './profile/profile.service.ts';
import type { RequestContext } from './reader.ts';
import { createRankingLoaders } from './rankings/rankings.loaders.ts';
import { RankingsRepository } from './rankings/rankings.repository.ts';
import { RankingsService } from './rankings/rankings.service.ts';
import { FollowsRepository } from './reading/follows.repository.ts';
import { FollowsService } from './reading/follows.service.ts';
import { PositionsRepository } from './reading/positions.repository.ts';
import { PositionsService } from './reading/positions.service.ts';
import { ReportsRepository } from './reports/reports.repository.ts';
import { ReportsService } from './reports/reports.service.ts';
import { CardPainter } from './sharing/card-painter.ts';
import { CardsService } from './sharing/cards.service.ts';
import { createSearchLoaders } from './search/search.loaders.ts';
import { SearchRepository } from './search/search.repository.ts';
import { SearchService } from './search/search.service.ts';
import { RowMemory } from './shared-rows.ts';
import { ViewsRepository } from './views/views.repository.ts';
import { ViewsService } from './views/views.service.ts';
import { createUploads, type UploadsModule } from './uploads/create-uploads.ts';
import type { UploadEvents } from './uploads/upload-events.ts';
import { createWorkLoaders } from './works/works.loaders.ts';
import { WorksRepository } from './works/works.repository.ts';
import { WorksService } from './works/works.service.ts';

/** What resolvers may reach: the services, and what belongs to the one request. */
export type ApiContext = Services & RequestContext;

/** One for all requests, because nothing in it belongs to one reader. */
export interface Services {
  readonly works: WorksService;
  readonly chapters: ChaptersService;
  readonly chapterNews: ChapterNews;
  readonly creators: CreatorsService;
  readonly genres: GenresService;
  readonly pictures: PicturesService;
  readonly accounts: AccountsService;
  readonly passwordReset: PasswordResetService;
  readonly googleSignIn: GoogleSignInService;
  readonly profile: ProfileService;
  readonly handovers: HandoversService;
  readonly comments: CommentsService;
  readonly reports: ReportsService;
  readonly positions: PositionsService;
  readonly follows: FollowsService;
  readonly search: SearchService;
  readonly rankings: RankingsService;
  readonly views: ViewsService;
  readonly pages: PagesService;
  readonly contact: ContactService;
  readonly cards: CardsService;
  readonly sessions: Sessions;
  readonly throttle: Throttle;
  readonly ownWorks: UploadsModule['services']['ownWorks'];
  readonly ownChapters: UploadsModule['services']['ownChapters'];
  readonly ownChapterRows: UploadsModule['services']['ownChapterRows'];
  readonly uploads: UploadsModule['services']['uploads'];
}

export interface Modules {
  readonly services: Services;
  /** The same, where visitors read from another database. */
  readonly visitorServices: Services;
  readonly commentEvents: CommentEvents;
  /** Bytes that come and what is done with them in the background. */
  readonly uploading: Omit<UploadsModule, 'services'>;
  /** Forgets every row at hand, for example after an import. */
  readonly forget: () => void;
}

export interface ModulesOptions {
  /** How old a row may be that is answered without asking the database; 0 for never. */
  readonly rowMilliseconds: number;
  readonly sessions?: Sessions;
  /** Where visitors read what there is to read; the same database when not given. */
  readonly reads?: Database | undefined;
  /** The other processes on this database; none when not given. */
  readonly notices?: Notices;
  /** No mail is sent when not given. */
  readonly postbox?: Postbox;
  readonly mailer: Pick<Mailer, 'forget' | 'send'>;
  readonly dataFolder: string;
  readonly storage: PictureStorage;
  /** Where browsers may put pieces of uploads themselves; null where there is none. */
  readonly bucket: Bucket | null;
  /** Where background work waits; nothing is done in the background when not given. */
  readonly jobs?: Pick<Jobs, 'add'>;
  readonly log: Pick<Logger, 'warn'>;
  readonly uploads: Config['uploads'];
  readonly sites: Config['sites'];
  readonly google: Config['google'];
  /** Told why Google could not be asked. */
  readonly reportGoogle: (error: GoogleUnavailable) => void;
}

/** For a process that orders no background work. */
export const NO_JOBS: Pick<Jobs, 'add'> = { add: async () => {} };

export function createModules(database: Kysely<Tables>, options: ModulesOptions): Modules {
  const { rowMilliseconds, sessions = new Sessions(database), notices = NO_NOTICES, mailer, dataFolder, storage, bucket } = options;
  const memory = new RowMemory({ freshMilliseconds: rowMilliseconds });
  const catalogue = createCatalogue(database, memory);
  const { works, chapters } = catalogue;
  const throttle = new Throttle(database);
  const users = new AccountsRepository(database);
  const accounts = new AccountsService({ accounts: users, sessions, throttle });
  const profiles = new ProfileRepository(database);
  const avatars = new Avatars(profiles, new PictureStore(database, storage));
  const commentRows = new CommentsRepository(database);
  const commentEvents = new CommentEvents(notices, (id) => commentRows.findShown(id));
  const comments = new CommentsService({ comments: commentRows, events: commentEvents, accounts, works, chapters });
  const reports = new ReportsService({ reports: new ReportsRepository(database), accounts, works, chapters });
  const reading = createReading(database, { accounts, works, chapters });
  const identity = createIdentity({ database, accounts, users, sessions }, options);
  const pages = { ...createPages(database, throttle, options), views: new ViewsService({ views: new ViewsRepository(database) }) };
  const { jobs = NO_JOBS, log } = options;
  const { review } = options.uploads;
  const desk = { database, dataFolder, storage, bucket, jobs, accounts, review, notices, log };
  const { services: uploads, ...uploading } = createUploads(desk);
  const chapterNews = followPublished(uploading.events, memory, catalogue);
  const ofReaders = { ...reading, ...uploads, accounts, comments, reports, sessions, throttle };
  const profile = new ProfileService({ ...ofReaders, avatars, profiles, mailer });
  const services = { ...catalogue, ...identity, ...pages, ...ofReaders, chapterNews, profile };
  const visitorServices = options.reads === undefined ? services : { ...services, ...createCatalogue(options.reads, memory) };
  return { services, visitorServices, commentEvents, uploading, forget: () => memory.forget() };
}

/** What is at hand is forgotten before whoever has a work on screen asks for its news. */
function followPublished(events: UploadEvents, memory: RowMemory, catalogue: Pick<Services, 'works' | 'chapters'>): ChapterNews {
  events.onPublished(() => memory.forget());
  return new ChapterNews({ ...catalogue, onPublished: (listener) => events.onPublished(listener) });
}

/** What readers keep of their reading. */
function createReading(
  database: Kysely<Tables>,
  parts: Omit<ConstructorParameters<typeof PositionsService>[0], 'positions'>,
): Pick<Services, 'positions' | 'follows'> {
  return {
    positions: new PositionsService({ positions: new PositionsRepository(database), ...parts }),
    follows: new FollowsService({ follows: new FollowsRepository(database), ...parts }),
  };
}

/** What there is to read, and the ways to find it. */
function createCatalogue(
  database: Kysely<Tables>,
  memory: RowMemory,
): Pick<Services, 'works' | 'chapters' | 'creators' | 'genres' | 'pictures' | 'rankings' | 'search'> {
  const works = new WorksService(createWorkLoaders(new WorksRepository(database), memory));
  const chapterRows = new ChaptersRepository(database);
  const creators = new CreatorsService(createCreatorLoaders(new CreatorsRepository(database), memory), works);
  return {
    works,
    creators,
    chapters: new ChaptersService(chapterRows, createChapterLoaders(chapterRows, memory), works),
    genres: new GenresService(createGenreLoaders(new GenresRepository(database), memory)),
    pictures: new PicturesService(createPictureLoaders(new PicturesRepository(database), memory)),
    rankings: new RankingsService(createRankingLoaders(new RankingsRepository(database), memory), works),
    search: new SearchService(createSearchLoaders(new SearchRepository(database), memory), works, creators),
  };
}

/** What belongs to a site itself. */
function createPages(
  database: Kysely<Tables>,
  throttle: Throttle,
  { mailer, dataFolder, storage, sites }: ModulesOptions,
): Pick<Services, 'pages' | 'contact' | 'cards'> {
  return {
    pages: new PagesService(new PagesRepository(database), sites),
    contact: new ContactService({ throttle, mailer, sites }),
    cards: new CardsService({ database, sites, dataFolder, storage, painter: new CardPainter() }),
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
