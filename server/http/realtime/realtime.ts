import type { Server } from 'node:http';
import type { Logger } from 'pino';
import type { Config } from '../../platform/config/config.ts';
import { type Broadcaster, createBroadcaster } from '../../realtime/broadcaster.ts';
import { PushApi } from '../../realtime/push-api.ts';
import { PushHub, type PushHubOptions } from '../../realtime/push-hub.ts';
import { createPushSdk } from '../../realtime/push-sdk.ts';
import type { RealtimeApp } from '../../realtime/realtime-app.ts';
import { type EndedSession, EndedSessions, type FindSession } from '../../realtime/session-sockets.ts';
import { watchSessions } from '../../realtime/session-watch.ts';
import type { Api } from '../graphql/api.ts';
import { BroadcastingEndpoint } from './broadcasting.ts';
import { NO_NOTICES, type Notices } from '../../platform/notices/notices.ts';
import type { EndedWhere } from '../../platform/sessions/session-events.ts';
import { securityHeaders } from '../security-headers.ts';
import { Upgrades } from './upgrades.ts';

export interface RealtimeOptions {
  readonly config: Pick<Config, 'realtime' | 'address' | 'sites' | 'detectionHosts' | 'allowedOrigins' | 'trustedProxies'>;
  readonly app: RealtimeApp;
  /** Where this server listens. */
  readonly port: number;
  readonly findSession: FindSession;
  readonly api: Pick<Api, 'openSocket'>;
  readonly log: Logger;
  /** The other processes on this database; none when not given. */
  readonly notices?: Notices;
  readonly hub?: Omit<PushHubOptions, 'app'>;
}

/** Everything that is pushed to readers, and who may listen to it. */
export interface Realtime {
  /** The embedded provider's HTTP API; null where another provider pushes. */
  readonly api: PushApi | null;
  readonly broadcasting: BroadcastingEndpoint;
  readonly broadcaster: Broadcaster;
  /** To be told of every session that ends, and at which process; resolves when its sockets here are being closed. */
  readonly endSession: (session: EndedSession, where?: EndedWhere) => Promise<void>;
  /** Lets clients open sockets at this server, once the other processes are heard. */
  readonly listen: (server: Server) => void;
  /** Sockets that are open now. */
  readonly sockets: () => number;
  readonly stop: () => Promise<void>;
}

/** Joins the push provider, embedded or not, and the GraphQL subscriptions to the sessions of readers. */
export function createRealtime({
  config,
  app,
  port,
  findSession,
  api,
  log,
  notices = NO_NOTICES,
  hub: hubOptions,
}: RealtimeOptions): Realtime {
  const ended = new EndedSessions();
  const find = ended.guard(findSession);
  const hub = config.realtime.provider === 'embedded' ? new PushHub({ app, notices, ended, ...hubOptions }) : null;
  const graphql = api.openSocket(find);
  notices.onMissed(() => graphql.renew());
  const sdk = createPushSdk(config, app, port);
  // Every process hears of the end of a session and tells its own pages of it, before it closes their sockets.
  const broadcaster = createBroadcaster(hub === null ? sdk : hereOnly(hub));
  const upgrades = new Upgrades({ config, hub, graphql });
  return {
    api: hub && new PushApi(app, hub),
    broadcasting: new BroadcastingEndpoint({
      sdk,
      findSession: find,
      bindSession: (socketId, session) => hub?.bindSession(socketId, session) ?? true,
      headers: securityHeaders([config.sites.vi, config.sites.ja]),
    }),
    broadcaster,
    endSession: watchSessions({
      broadcaster,
      reaches: hub === null ? 'everywhere' : 'here',
      ended,
      sockets: hub === null ? [graphql] : [hub, graphql],
      log,
    }),
    listen: (server) => upgrades.listen(server),
    sockets: () => upgrades.size,
    stop: () => upgrades.stop(),
  };
}

function hereOnly(hub: PushHub): Parameters<typeof createBroadcaster>[0] {
  return { trigger: (channel, name, data) => hub.deliver({ name, channel, data: JSON.stringify(data), except: null }) };
}
