import type { RequestListener } from 'node:http';
import { sql } from 'kysely';
import type { Logger } from 'pino';
import type { Postbox } from '../modules/identity/postbox.ts';
import type { Config } from '../platform/config/config.ts';
import type { Database } from '../platform/database/database.ts';
import type { Jobs } from '../platform/jobs/jobs.ts';
import type { Notices } from '../platform/notices/notices.ts';
import type { Replica } from '../platform/database/replica.ts';
import { SessionEvents } from '../platform/sessions/session-events.ts';
import { Sessions } from '../platform/sessions/sessions.ts';
import { pageAddress, type RealtimeAddress } from '../realtime/realtime-address.ts';
import type { RealtimeApp } from '../realtime/realtime-app.ts';
import { type Api, createApi } from './graphql/api.ts';
import { Cdn } from './cdn.ts';
import type { FirstResponder } from './pages/first-responder.ts';
import type { ExecuteInProcess } from './pages/first-response.ts';
import { createHandler } from './handler.ts';
import { OwnLogos } from './files/own-logos.ts';
import { hintAtProxy } from './proxy-hint.ts';
import { Readiness } from './watch/readiness.ts';
import { createRealtime, type Realtime } from './realtime/realtime.ts';
import { RunningAnswers } from './running-answers.ts';
import { securityHeaders } from './security-headers.ts';
import { createSharing, type Sharing } from './sharing/sharing.ts';
import type { WorkQueue } from './work-queue.ts';

export interface SiteOptions {
  readonly database: Database;
  readonly config: Config;
  readonly log: Logger;
  /** Where visitors read what there is to read; null: from the database. */
  readonly replica?: Pick<Replica, 'database' | 'rest'> | null;
  /** The other processes on this database. */
  readonly notices: Notices;
  readonly postbox: Postbox;
  readonly jobs: Pick<Jobs, 'add'>;
  readonly app: RealtimeApp;
  readonly built: { readonly webFolder: string; readonly inspectorFolder: string; readonly buildId: string };
  /** Opens what renders pages. */
  readonly openPages: (given: {
    readonly sites: Config['sites'];
    readonly realtime: RealtimeAddress;
    readonly execute: ExecuteInProcess;
    readonly queue: WorkQueue;
  }) => Promise<FirstResponder>;
}

/** Everything that one process answers and pushes. */
export interface Site {
  readonly listener: RequestListener;
  readonly realtime: Realtime;
  readonly api: Api;
  /** Resolves when no answer is being made any more, ten seconds at most: once nothing new is taken, the database may be closed. */
  readonly settled: () => Promise<void>;
}

/** Both sites over one database; what other processes change is forgotten here too. */
export async function createSite({
  database,
  config,
  log,
  replica = null,
  notices,
  postbox,
  jobs,
  app,
  built,
  openPages,
}: SiteOptions): Promise<Site> {
  const events = new SessionEvents((error) => log.error({ err: error }, 'A session ended unheard'));
  const sessions = new Sessions(database, { events, notices });
  const api = createApi({ database, reads: replica?.database, config, log, sessions, notices, postbox, jobs });
  const findSession = (token: string) => sessions.find(token);
  const realtime = createRealtime({ config, app, port: config.port, findSession, api, log, notices });
  events.onEnded((ended, where) => void realtime.endSession(ended, where));
  const address = pageAddress(config.realtime, app.key);
  const firstResponse = await openPages({ sites: config.sites, realtime: address, execute: api.execute, queue: api.queues.reads });
  const sharing = createSharing({ database, config, api });
  keepFresh(notices, { cdn: new Cdn(config.cdn, log), api, firstResponse, sharing, replica });
  const running = new RunningAnswers();
  const readiness = new Readiness(() => sql`select 1`.execute(database));
  const isReady = () => readiness.isReady();
  const both = [config.sites.vi, config.sites.ja];
  const logos = await OwnLogos.draw(both, securityHeaders(both));
  const listener = createHandler({ config, api, firstResponse, sharing, logos, realtime, ...built, isReady, running, log });
  return { listener: hintAtProxy(listener, config.trustedProxies, log), realtime, api, settled: () => running.settled() };
}

interface KeptParts {
  readonly cdn: Cdn;
  readonly api: Api;
  readonly firstResponse: FirstResponder;
  readonly sharing: Sharing;
  readonly replica: Pick<Replica, 'rest'> | null;
}

function keepFresh(notices: Notices, { cdn, api, firstResponse, sharing, replica }: KeptParts): void {
  const forgetAll = (): void => {
    replica?.rest();
    api.forget();
    firstResponse.forget();
    sharing.forget();
    cdn.forgetAll();
    void api.hiddenPictures.refresh();
  };
  api.hiddenPictures.onHidden((ids) => cdn.forgetPictures(ids));
  api.onCommented((workId) => firstResponse.forgetWork(workId, 'itself'));
  api.onPublished(() => replica?.rest());
  api.onPublished((workId) => firstResponse.forgetWork(workId, 'chapters'));
  api.onPublished((workId) => cdn.forgetWork(workId));
  api.onPublished(() => void api.hiddenPictures.refresh());
  notices.onTold('contentChanged', forgetAll);
  notices.onMissed(forgetAll);
}
