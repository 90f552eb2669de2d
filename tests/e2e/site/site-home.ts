import { once } from 'node:events';
import { connect, createServer, type Server } from 'node:net';
import { runningPostgresUrl } from '#server/platform/postgres/embedded-postgres.ts';
import { urlOfDatabase } from '#tests/support/database/database-url.ts';
import { findDebianPostgres, findDebianRedis } from '#tests/support/process/debian-programs.ts';
import { freePort, startDebianPostgres, startDebianRedis } from '#tests/support/process/debian-servers.ts';

/** What a site stands on, and the processes it is made of. */
export interface SiteHome {
  /** The port and the settings of its own for each process. */
  readonly processes: readonly { readonly port: number; readonly settings: Readonly<Record<string, string>> }[];
  /** Once the processes are ready. */
  readonly addresses: () => Promise<HomeAddresses>;
  readonly close: () => Promise<void>;
}

export interface HomeAddresses {
  /** As the owner of the site's tables. */
  readonly databaseUrl: string;
  /** Of the same server, for who may make databases. */
  readonly administratorUrl: string;
  /** Null where processes tell each other over the database. */
  readonly redisUrl: string | null;
}

/** One process with its embedded database, as after `npm start`. */
export function embeddedHome(port: number, dataFolder: string): SiteHome {
  return {
    processes: [{ port, settings: {} }],
    addresses: async () => {
      const databaseUrl = await runningPostgresUrl(dataFolder);
      if (databaseUrl === null) throw new Error(`No database runs in ${dataFolder}.`);
      const administratorUrl = urlOfDatabase(databaseUrl.replace('//futago@', '//postgres@'), 'postgres');
      return { databaseUrl, administratorUrl, redisUrl: null };
    },
    close: async () => {},
  };
}

/** Two processes on Debian's PostgreSQL and Redis, behind a balancer at `port` that sends each connection to the next of them. */
export async function deployedHome(port: number): Promise<SiteHome> {
  const [programs, redisProgram] = [findDebianPostgres(), findDebianRedis()];
  if (programs === null || redisProgram === null)
    throw new Error(`This needs Debian's PostgreSQL and Redis, and apt does not bring them: apt-get install postgresql redis-server.`);
  const [postgres, redis] = await Promise.all([startDebianPostgres(programs), startDebianRedis(redisProgram)]);
  const ports = [await freePort(), await freePort()];
  const balancer = await balance(port, ports);
  const settings = {
    DATABASE_URL: postgres.url,
    REDIS_URL: redis.url,
    FUTAGO_DETECTION_HOSTS: `localhost:${port}`,
    FUTAGO_SITES_VI_ORIGIN: `http://vi.localhost:${port}`,
    FUTAGO_SITES_JA_ORIGIN: `http://ja.localhost:${port}`,
  };
  return {
    processes: ports.map((own) => ({ port: own, settings })),
    addresses: async () => ({ databaseUrl: postgres.url, administratorUrl: postgres.url, redisUrl: redis.url }),
    close: async () => {
      balancer.close();
      await Promise.all([postgres.close(), redis.close()]);
    },
  };
}

async function balance(port: number, targets: readonly number[]): Promise<Server> {
  let taken = 0;
  const balancer = createServer((client) => {
    const server = connect(targets[taken % targets.length] ?? 0, '127.0.0.1');
    taken += 1;
    client.pipe(server).pipe(client);
    client.on('error', () => server.destroy()).on('close', () => server.destroy());
    server.on('error', () => client.destroy()).on('close', () => client.destroy());
  });
  balancer.listen(port, '127.0.0.1');
  await once(balancer, 'listening');
  return balancer;
}
