import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { localFetch } from '#tests/support/network/local-fetch.ts';
import { site } from '#tests/e2e/browser/reader.ts';
import { WAIT_MOST_MS } from './site.global-setup.ts';

const READY_MOST_MS = 120_000;

export interface SecondSite {
  /** Origin of the Vietnamese site. */
  readonly vi: string;
  stop(): Promise<void>;
}

/** Another process over the database of the site that all tests share, configured as one test needs it. */
export async function startSecondSite(settings: Readonly<Record<string, string>>): Promise<SecondSite> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'futago-e2e-second-'));
  const server = spawn(process.execPath, ['server/main.ts'], {
    cwd: fileURLToPath(new URL('../../..', import.meta.url)),
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(site.secondPort),
      DATABASE_URL: site.databaseUrl,
      FUTAGO_DATA_FOLDER: dataFolder,
      FUTAGO_LOG_LEVEL: 'warn',
      FUTAGO_WORK_WAIT_MILLISECONDS: String(WAIT_MOST_MS),
      ...settings,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const origin = `http://vi.localhost:${site.secondPort}`;
  await untilReady(server, origin);
  return {
    vi: origin,
    stop: async () => {
      server.kill('SIGTERM');
      if (server.exitCode === null) await once(server, 'exit');
      await rm(dataFolder, { recursive: true, force: true });
    },
  };
}

async function untilReady(server: ChildProcess, origin: string): Promise<void> {
  const latest = Date.now() + READY_MOST_MS;
  while (Date.now() < latest) {
    if (server.exitCode !== null) throw new Error(`The second site ended with code ${server.exitCode} before it was ready.`);
    const answer = await localFetch(`${origin}/ready`).catch(() => null);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('The second site was not ready in time.');
}
