import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { delimiter, join } from 'node:path';

export const ROOT = fileURLToPath(new URL('..', import.meta.url));
const BIN = join(ROOT, 'node_modules', '.bin');

/** Once the packages are there, `node` and the tools on this path are the project's own. */
export const TOOL_ENVIRONMENT = { ...process.env, PATH: [BIN, process.env.PATH ?? ''].join(delimiter) };

const running = new Set();
let isStopping = false;
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];
const GRACE_MILLISECONDS = 3000;
/** What a shell reports of a program that Ctrl-C ended. */
export const STOPPED = 130;

/** Thrown when a program we ran ended with an error; `output` is all it printed. */
export class ChildFailure extends Error {
  constructor(program, code, output) {
    super(`${program} ended with ${code === null ? 'a signal' : `code ${code}`}`);
    this.code = code;
    this.output = output;
  }
}

/**
 * Runs a program to its end and keeps what it prints, or shows it when `isShown`. Resolves with the output, rejects
 * with a ChildFailure.
 * @param {string} program
 * @param {readonly string[]} options
 * @param {{ environment?: NodeJS.ProcessEnv, isShown?: boolean }} [settings]
 * @returns {Promise<string>}
 */
export function run(program, options, { environment = TOOL_ENVIRONMENT, isShown = false } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, options, {
      cwd: ROOT,
      env: environment,
      stdio: ['ignore', isShown ? 'inherit' : 'pipe', isShown ? 'inherit' : 'pipe'],
    });
    running.add(child);
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += chunk));
    child.on('error', (error) => {
      running.delete(child);
      reject(new ChildFailure(program, null, error.message));
    });
    child.on('close', (code) => {
      running.delete(child);
      if (code === 0) resolve(output);
      else reject(new ChildFailure(program, code, output));
    });
  });
}

/** Ctrl-C while something is prepared ends what runs, then us. The returned function gives the signals back. */
export function stopChildrenOnSignal() {
  for (const name of SIGNALS) process.on(name, stopChildren);
  return () => {
    for (const name of SIGNALS) process.off(name, stopChildren);
  };
}

/** Ends what still runs beside something that failed. */
export function endChildren() {
  for (const child of running) child.kill('SIGTERM');
}

function stopChildren() {
  if (isStopping) return;
  isStopping = true;
  endChildren();
  process.exitCode = STOPPED;
  process.stdout.write('\nStopped.\n');
  setTimeout(() => process.exit(STOPPED), running.size === 0 ? 0 : GRACE_MILLISECONDS).unref();
}

/** True once a signal asked us to stop: failures of children are then no news. */
export function wasStopped() {
  return isStopping;
}
