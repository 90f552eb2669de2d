import { existsSync, readFileSync, watch } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { BUILD_STAMP } from './source-stamp.mjs';

/** What the server reads when it begins, beside the build. */
const FOLDERS = ['server', 'graphql'];
const READ = /\.(?:ts|graphql|json|md)$/;
/** What is saved together is one change. */
const SETTLE_MILLISECONDS = 200;

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
