import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { delimiter, join } from 'node:path';

export const ROOT = fileURLToPath(new URL('..', import.meta.url));
const BIN = join(ROOT, 'node_modules', '.bin');

/** Once the packages are there, `node` and the tools on this path are the project's own. */
export const TOOL_ENVIRONMENT = { ...process.env, PATH: [BIN, process.env.PATH ?? ''].join(delimiter) };

const running = new Set();
let isStopping = false;

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
    const child = spawn(program, options, { cwd: ROOT, env: environment, stdio: ['ignore', isShown ? 'inherit' : 'pipe', isShown ? 'inherit' : 'pipe'] });
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

/** Ctrl-C while something is prepared ends what runs, then us. Call once; the returned function gives the signals back. */
export function stopChildrenOnSignal() {
  const stop = () => {
    if (isStopping) return;
    isStopping = true;
    for (const child of running) child.kill('SIGTERM');
    process.exitCode = 130;
    process.stdout.write('\nStopped.\n');
    setTimeout(() => process.exit(130), running.size === 0 ? 0 : 3000).unref();
  };
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(name, stop);
  return () => {
    for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.off(name, stop);
  };
}

/** True once a signal asked us to stop: failures of children are then no news. */
export function wasStopped() {
  return isStopping;
}
