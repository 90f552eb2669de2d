import { existsSync, readFileSync, watch } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { BUILD_RESULT, BUILD_STAMP } from './source-stamp.mjs';

/** What the server reads when it begins, beside the build. */
const FOLDERS = ['server', 'graphql'];
const READ = /\.(?:ts|graphql|json|md)$/;
/** What is saved together is one change. */
const SETTLE_MILLISECONDS = 200;
const LOOK_MILLISECONDS = 200;

/**
 * Tells when what a running server has read is other than it was: its own files, or the build, once that stands whole.
 * @param {string} root the project's folder
 * @param {(what: string) => void} tell is given the file that changed last, or "the build"
 * @returns {() => void} ends it
 */
export function followServerFiles(root, tell) {
  let timer;
  const soon = (what) => {
    clearTimeout(timer);
    timer = setTimeout(tell, SETTLE_MILLISECONDS, what);
  };
  let built = stampIn(root);
  const lookAtBuild = (_, name) => {
    const stamp = name === basename(BUILD_STAMP) ? stampIn(root) : '';
    if (stamp === '' || stamp === built) return;
    built = stamp;
    soon('the build');
  };
  const watchers = [
    ...FOLDERS.map((folder) =>
      watch(join(root, folder), { recursive: true }, (_, name) => READ.test(name ?? '') && soon(join(folder, name))),
    ),
    watch(join(root, dirname(BUILD_STAMP)), lookAtBuild),
  ];
  return () => {
    clearTimeout(timer);
    for (const watcher of watchers) watcher.close();
  };
}

/** Empty while a build is made, and after one that failed. */
function stampIn(root) {
  const file = join(root, BUILD_STAMP);
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

/**
 * Resolves with true once a build stands whole, with false where the one that makes it has ended before.
 * @param {string} root the project's folder
 * @param {import('node:child_process').ChildProcess} build
 * @returns {Promise<boolean>}
 */
export async function untilBuilt(root, build) {
  while (stampIn(root) === '' || !existsSync(join(root, BUILD_RESULT))) {
    if (build.exitCode !== null || build.signalCode !== null) return false;
    await wait(LOOK_MILLISECONDS);
  }
  return true;
}
