import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { TestProject } from 'vitest/node';
import { GOOGLE_CLIENT } from '#tests/support/site/google-issuer.ts';
import { localFetch } from '#tests/support/network/local-fetch.ts';
import { deployedHome, embeddedHome, type HomeAddresses } from './site-home.ts';

/** E2E_PORT lets two checkouts test at once; each site has it and the three after it, the next site those after these. */
const FIRST_PORT = Number(process.env['E2E_PORT'] ?? 3870);
const PORTS_OF_SITE = 4;
const isDeployed = process.env['TESTS_HOME'] === 'debian';
/** A slow machine answers late; it does not send tests away. */
export const WAIT_MOST_MS = 60_000;
const READY_MOST_MS = 240_000;

/** A running site, of one worker alone. */
export interface TestedSite extends HomeAddresses {
  /** Origins. */
  readonly vi: string;
  readonly ja: string;
  readonly plain: string;
  /** Where a test may let an issuer stand in for Google; the Vietnamese site asks it. */
  readonly googlePort: number;
  /** Where a test may start another process over the same database. */
  readonly secondPort: number;
  readonly dataFolder: string;
}

type PlannedSite = Omit<TestedSite, keyof HomeAddresses> & { readonly port: number };

declare module 'vitest' {
  interface ProvidedContext {
    sites: readonly TestedSite[];
  }
}

/**
 * Starts the built site as an operator does, once for every worker, so that files which run side by side share nothing;
 * each with our library in a data folder that goes when the tests end. TESTS_HOME=debian makes it two processes each.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const ports = Array.from({ length: project.config.maxWorkers }, (_, index) => FIRST_PORT + index * PORTS_OF_SITE);
  const sites = await Promise.all(ports.map(siteAt));
  const starting: Promise<RunningSite>[] = [];
  const stop = async (): Promise<void> => {
    await Promise.allSettled(starting.map(async (one) => (await one).stop()));
    await Promise.all(sites.map(({ dataFolder }) => rm(dataFolder, { recursive: true, force: true })));
  };
  try {
    if (!isDeployed) await takeLibraryIn(sites);
    starting.push(...sites.map(startSite));
    const started = await Promise.all(starting);
    project.provide(
      'sites',
      started.map(({ site }) => site),
    );
  } catch (error) {
    await stop();
    throw error;
  }
  return stop;
}

interface RunningSite {
  readonly site: TestedSite;
  readonly stop: () => Promise<void>;
}

async function siteAt(port: number): Promise<PlannedSite> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'futago-e2e-'));
  await chmod(dataFolder, 0o755);
  return {
    port,
    vi: `http://vi.localhost:${port}`,
    ja: `http://ja.localhost:${port}`,
    plain: `http://localhost:${port}`,
    googlePort: port + 1,
    secondPort: port + 3,
    dataFolder,
  };
}

/** Once for all, who get copies: to make the pictures takes half a minute of a core. */
async function takeLibraryIn([first, ...others]: readonly PlannedSite[]): Promise<void> {
  if (first === undefined) return;
  const server = spawnServer({ ...settings(first), PORT: String(first.port) });
  try {
    await untilReady({ server, port: first.port }, new URL(first.vi));
  } finally {
    await end(server);
  }
  await Promise.all(others.map(({ dataFolder }) => promisify(execFile)('cp', ['-a', `${first.dataFolder}/.`, dataFolder])));
}

async function startSite({ port, ...site }: PlannedSite): Promise<RunningSite> {
  const home = isDeployed ? await deployedHome(port) : embeddedHome(port, site.dataFolder);
  const running = home.processes.map((own) => ({
    port: own.port,
    server: spawnServer({ ...settings(site), PORT: String(own.port), ...own.settings }),
  }));
  const stop = async (): Promise<void> => {
    await Promise.all(running.map(({ server }) => end(server)));
    await home.close();
  };
  try {
    await Promise.all(running.map((one) => untilReady(one, new URL(site.vi))));
    return { site: { ...site, ...(await home.addresses()) }, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

function spawnServer(environment: Readonly<Record<string, string>>): ChildProcess {
  return spawn(process.execPath, ['server/main.ts'], {
    cwd: fileURLToPath(new URL('../../..', import.meta.url)),
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
}

async function end(server: ChildProcess): Promise<void> {
  server.kill('SIGTERM');
  if (server.exitCode === null && server.signalCode === null) await once(server, 'exit');
}

function settings({ dataFolder, googlePort }: Pick<TestedSite, 'dataFolder' | 'googlePort'>): Readonly<Record<string, string>> {
  return {
    NODE_ENV: 'production',
    FUTAGO_DATA_FOLDER: dataFolder,
    FUTAGO_LOG_LEVEL: 'warn',
    FUTAGO_TRUSTED_PROXIES: '1',
    FUTAGO_WORK_WAIT_MILLISECONDS: String(WAIT_MOST_MS),
    // It would take a core from the tests for minutes.
    FUTAGO_PICTURES_AVIF: 'false',
    FUTAGO_GOOGLE_ISSUER: `http://127.0.0.1:${googlePort}`,
    FUTAGO_SITES_VI_GOOGLE_CLIENT_ID: GOOGLE_CLIENT.id,
    FUTAGO_SITES_VI_GOOGLE_CLIENT_SECRET: GOOGLE_CLIENT.secret,
  };
}

async function untilReady({ server, port }: { readonly server: ChildProcess; readonly port: number }, { host }: URL): Promise<void> {
  const latest = Date.now() + READY_MOST_MS;
  while (Date.now() < latest) {
    if (server.exitCode !== null) throw new Error(`The site ended with code ${server.exitCode} before it was ready.`);
    const answer = await localFetch(`http://localhost:${port}/ready`, { headers: { host } }).catch(() => null);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('The site was not ready in time.');
}
