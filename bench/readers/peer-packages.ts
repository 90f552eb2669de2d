import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Open readers that stand in the registry. They are no dependencies of ours: a bench installs them for itself. Of
 * epub.js the line that books are read with; 0.4 was given up.
 */
const PACKAGES = { BookReader: '@internetarchive/bookreader', 'foliate-js': 'foliate-js', 'epub.js': 'epubjs@0.3' } as const;

export type Peer = keyof typeof PACKAGES;

/** "foliate-js 1.0.1" and the folder of its files, by peer; those that could not be installed are missing. */
export type InstalledPeers = Partial<Readonly<Record<Peer, { readonly label: string; readonly folder: string }>>>;

/** Milliseconds. */
const PATIENCE = 120_000;

/** Installs what the registry has into an empty folder, and says in a line what it has not. */
export async function installPeers(folder: string): Promise<InstalledPeers> {
  await writeFile(join(folder, 'package.json'), '{"private":true}');
  const installed: Partial<Record<Peer, { label: string; folder: string }>> = {};
  for (const [peer, name] of Object.entries(PACKAGES) as [Peer, string][]) {
    const reason = await install(folder, name);
    if (reason === null) installed[peer] = await packageIn(join(folder, 'node_modules', name.replace(/(?<=.)@.*$/, '')), peer);
    else console.log(`${peer} is left out: ${name} could not be installed from the registry (${reason}).`);
  }
  return installed;
}

/** Null where it stands now, else why not. */
async function install(folder: string, name: string): Promise<string | null> {
  const flags = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel', 'error', '--fetch-retries', '1'];
  const npm = spawn('npm', ['install', ...flags, name], { cwd: folder, stdio: ['ignore', 'ignore', 'pipe'], timeout: PATIENCE });
  let said = '';
  npm.stderr.on('data', (bytes: Buffer) => (said += bytes.toString()));
  try {
    const [code] = (await once(npm, 'close')) as [number | null];
    return code === 0 ? null : (/^npm error (?:code )?(.+)$/m.exec(said)?.[1] ?? `npm ended with ${code ?? 'a signal'}`);
  } catch (error) {
    return error instanceof Error ? error.message : 'npm could not be started';
  }
}

async function packageIn(folder: string, peer: Peer): Promise<{ label: string; folder: string }> {
  const { version } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as { version: string };
  return { label: `${peer} ${version}`, folder };
}
