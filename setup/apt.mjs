import { execFileSync } from 'node:child_process';

/**
 * Installs packages of Debian by apt-get.
 * @param {readonly string[]} packages
 * @param {string} otherwise what to do without apt-get: the sentence that is thrown where this user may not install
 */
export function installByApt(packages, otherwise) {
  if (process.getuid?.() !== 0) throw new Error(otherwise);
  const quiet = { stdio: ['ignore', 'ignore', 'inherit'], env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
  execFileSync('apt-get', ['update', '-qq'], quiet);
  execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], quiet);
}
