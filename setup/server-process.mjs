import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { ROOT } from './children.mjs';
import { complain } from './progress.mjs';

const LOOK_MILLISECONDS = 1000;
/** One Ctrl-C may arrive twice: from the terminal and from npm. */
const SAME_WISH_MILLISECONDS = 500;
const MOST_ANCESTORS = 4;

/**
 * Runs the server until it ends and resolves with its exit code. It stands in a process group of its own, so that a
 * Ctrl-C of the terminal reaches it once, through us; over the channel to it, it notices when we are killed.
 * @param {string} node
 * @param {readonly string[]} options
 * @param {NodeJS.ProcessEnv} environment
 * @param {(again: () => void) => void} [follow] is handed what begins the server anew; one that ends by itself waits for it then
 * @returns {Promise<number>}
 */
export async function serve(node, options, environment, follow) {
  let child;
  let isLeaving = false;
  let isToBeginAnew = false;
  let wake;
  const guard = passSignalsOn((signal) => {
    isLeaving = true;
    child.kill(signal);
    wake?.();
  });
  follow?.(() => {
    // A second signal would end it at once.
    if (!isToBeginAnew) child.kill('SIGTERM');
    isToBeginAnew = true;
    wake?.();
  });
  for (;;) {
    isToBeginAnew = false;
    child = spawn(node, options, { cwd: ROOT, env: environment, detached: true, stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
    const code = await endOf(child, node);
    if (follow !== undefined && !isLeaving && !isToBeginAnew) {
      complain('The server has ended. It begins anew with the next change.');
      await new Promise((resolve) => (wake = resolve));
    }
    if (follow === undefined || isLeaving) {
      clearInterval(guard);
      return code;
    }
  }
}

function endOf(child, node) {
  return new Promise((resolve) => {
    child.on('error', (error) => {
      complain(`The server cannot be started with ${node}: ${error.message}.`);
      resolve(1);
    });
    child.on('exit', (code) => resolve(code ?? 1));
  });
}

function passSignalsOn(pass) {
  let latest = -Infinity;
  const passOn = (signal) => {
    if (performance.now() - latest < SAME_WISH_MILLISECONDS) return;
    latest = performance.now();
    pass(signal);
  };
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(name, passOn);
  return stopWithNpm(() => passOn('SIGTERM'));
}

/** npm passes signals to its shell only, and a killed npm tells nobody: so we look whether it and its shell still live. */
function stopWithNpm(stop) {
  if (process.platform !== 'linux' || process.env.npm_lifecycle_event === undefined) return undefined;
  const chain = processesUpToNpm();
  if (chain.length === 0) return undefined;
  const guard = setInterval(() => {
    if (chain.every(({ pid, parent }) => parentOf(pid) === parent)) return;
    clearInterval(guard);
    stop();
  }, LOOK_MILLISECONDS);
  guard.unref();
  return guard;
}

/** From us up to the child of npm; empty when no npm is among our nearest ancestors. */
function processesUpToNpm() {
  const chain = [];
  let pid = process.pid;
  for (let depth = 0; depth < MOST_ANCESTORS; depth += 1) {
    const parent = parentOf(pid);
    if (parent === null || parent <= 1) return [];
    chain.push({ pid, parent });
    if (/^npm\b/.test(read(`/proc/${parent}/cmdline`) ?? '') || /npm-cli\.js/.test(read(`/proc/${parent}/cmdline`) ?? '')) return chain;
    pid = parent;
  }
  return [];
}

function parentOf(pid) {
  const stat = read(`/proc/${pid}/stat`);
  // The name in parentheses may hold spaces; the state and the parent follow it.
  return stat === null ? null : Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
}

function read(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}
