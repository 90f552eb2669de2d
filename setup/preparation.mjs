import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { ChildFailure, endChildren, ROOT, run, TOOL_ENVIRONMENT } from './children.mjs';
import { complain, step } from './progress.mjs';
import { hasStamp, isBuilt, stampOfPackages, writeStamp } from './source-stamp.mjs';

const PACKAGES_STAMP = 'node_modules/.futago-packages';
const NEEDED_NODE = 24;

/** Thrown when the set-up cannot go on; its one sentence is all that is printed. */
export class SetupError extends Error {}

/** Installs the packages of the lock unless they are there. Runs without any package. */
export async function installPackages() {
  const stamp = stampOfPackages();
  if (hasStamp(PACKAGES_STAMP, stamp)) return;
  await step('Installing the packages (about a minute the first time)', async () => {
    await runNpm(['install', '--ignore-scripts', '--no-audit', '--no-fund']);
    writeStamp(PACKAGES_STAMP, stampOfPackages());
  });
}

/**
 * Builds the site and draws the demo library, each unless it stands. Needs the packages.
 * @param {{ isSiteLeftOut?: boolean }} [settings] who builds the site otherwise leaves it out
 */
export async function buildAll({ isSiteLeftOut = false } = {}) {
  requireNode();
  try {
    await Promise.all([...(isSiteLeftOut ? [] : [buildSite()]), drawLibrary()]);
  } catch (error) {
    endChildren();
    throw error;
  }
}

/** The Node that runs the project: the one among its packages, else the one we run under. */
export function projectNode() {
  const own = join(ROOT, 'node_modules', '.bin', 'node');
  return existsSync(own) ? own : process.execPath;
}

/**
 * Lets only one set-up at a time work in this folder: an abstract socket, which the system frees with the process,
 * however it ends. Systems other than Linux have none and go without.
 * @returns {Promise<() => void>} gives the folder free
 */
export async function holdSetup() {
  if (process.platform !== 'linux') return () => {};
  const server = createServer();
  server.unref();
  const name = `\0futago-setup-${createHash('sha256').update(ROOT).digest('hex').slice(0, 32)}`;
  const outcome = await new Promise((resolve) => {
    server.once('error', resolve);
    server.listen(name, () => resolve(null));
  });
  if (outcome?.code === 'EADDRINUSE')
    throw new SetupError(`Another npm start or npm test is just preparing ${ROOT}; that one was left alone.`);
  return () => void server.close();
}

/**
 * All that the server needs, while no other set-up runs in this folder.
 * @param {Parameters<typeof buildAll>[0]} [settings]
 */
export async function prepareServer(settings) {
  const release = await holdSetup();
  await installPackages();
  await buildAll(settings);
  release();
}

/** Prints why the set-up failed, in one sentence where the reason is known, and returns the exit code. */
export function explainFailure(error) {
  if (error instanceof SetupError) complain(error.message);
  else if (error instanceof ChildFailure) complain(sentenceFor(error));
  else complain(sentenceForCode(error?.code) ?? String(error?.stack ?? error));
  return 1;
}

async function buildSite() {
  if (isBuilt()) return;
  await step('Building the site', () => run('rsbuild', ['build'], { environment: { ...TOOL_ENVIRONMENT, NODE_ENV: 'production' } }));
}

/** The drawing looks by itself for what has changed. */
async function drawLibrary() {
  const program = join(ROOT, 'library', 'drawing', 'draw.ts');
  if (existsSync(program)) await step('Drawing the demo library', () => run(projectNode(), [program]));
}

function requireNode() {
  if (existsSync(join(ROOT, 'node_modules', '.bin', 'node'))) return;
  const major = Number(process.versions.node.split('.')[0]);
  if (major < NEEDED_NODE)
    throw new SetupError(
      `Futago needs Node ${NEEDED_NODE} or later, and this system's registry package of it is not there: this is Node ${process.versions.node}.`,
    );
}

/** npm names its own program where it started us; that one fits the Node that runs us. */
function runNpm(options) {
  const program = process.env.npm_execpath;
  return program === undefined || !program.endsWith('npm-cli.js')
    ? run('npm', options, { environment: process.env })
    : run(process.execPath, [program, ...options], { environment: process.env });
}

function sentenceFor({ message, output }) {
  const code = /ENOSPC|no space left on device/i.test(output)
    ? 'ENOSPC'
    : /\b(EACCES|EPERM|EROFS|ENOTFOUND|ECONNREFUSED|ETIMEDOUT|EAI_AGAIN)\b/.exec(output)?.[1];
  const tail = output.trim().split('\n').slice(-30).join('\n');
  return sentenceForCode(code) ?? `${tail}\n${message}; what it printed stands above.`;
}

function sentenceForCode(code) {
  if (code === 'ENOSPC' || code === 'EDQUOT') return `The disk is full: free about 1.5 GB for ${ROOT} and start again.`;
  if (code === 'EACCES' || code === 'EPERM')
    return `This user may not write in ${ROOT}: start as the folder's owner, or change its rights.`;
  if (code === 'EROFS') return `${ROOT} lies on a read-only file system: clone it to a folder that can be written.`;
  if (/^(ENOTFOUND|ECONNREFUSED|ETIMEDOUT|EAI_AGAIN)$/.test(code ?? ''))
    return 'The package registry cannot be reached: check the network and start again.';
  return null;
}
