import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { TestProject } from 'vitest/node';
import { GOOGLE_CLIENT } from '../support/google-issuer.ts';
import { localFetch } from '../support/local-fetch.ts';

/** E2E_PORT lets two checkouts test at once; the three after it are used too. */
const PORT = Number(process.env['E2E_PORT'] ?? 3870);
/** Where a test may let an issuer stand in for Google; the Vietnamese site asks it. */
const GOOGLE_PORT = PORT + 1;
const READY_MOST_MS = 240_000;

declare module 'vitest' {
  interface ProvidedContext {
    /** Origins of the running site. */
    site: { readonly vi: string; readonly ja: string; readonly plain: string; readonly googlePort: number; readonly dataFolder: string };
  }
}

/** Starts the built site as an operator does, with our library in a data folder that goes when the tests end. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'futago-e2e-'));
  await chmod(dataFolder, 0o755);
  const server = spawn(process.execPath, ['server/main.ts'], {
    cwd: fileURLToPath(new URL('../..', import.meta.url)),
    env: { ...process.env, ...settings(dataFolder) },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  await untilReady(server);
  const origins = { vi: `http://vi.localhost:${PORT}`, ja: `http://ja.localhost:${PORT}`, plain: `http://localhost:${PORT}` };
  project.provide('site', { ...origins, googlePort: GOOGLE_PORT, dataFolder });
  return async () => {
    server.kill('SIGTERM');
    if (server.exitCode === null) await once(server, 'exit');
    await rm(dataFolder, { recursive: true, force: true });
  };
}

function settings(dataFolder: string): Readonly<Record<string, string>> {
  return {
    NODE_ENV: 'production',
    PORT: String(PORT),
    FUTAGO_DATA_FOLDER: dataFolder,
    FUTAGO_LOG_LEVEL: 'warn',
    FUTAGO_TRUSTED_PROXIES: '1',
    FUTAGO_GOOGLE_ISSUER: `http://127.0.0.1:${GOOGLE_PORT}`,
    FUTAGO_SITES_VI_GOOGLE_CLIENT_ID: GOOGLE_CLIENT.id,
    FUTAGO_SITES_VI_GOOGLE_CLIENT_SECRET: GOOGLE_CLIENT.secret,
  };
}

async function untilReady(server: ChildProcess): Promise<void> {
  const latest = Date.now() + READY_MOST_MS;
  while (Date.now() < latest) {
    if (server.exitCode !== null) throw new Error(`The site ended with code ${server.exitCode} before it was ready.`);
    const answer = await localFetch(`http://vi.localhost:${PORT}/ready`).catch(() => null);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('The site was not ready in time.');
}
