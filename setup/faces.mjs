import { execFileSync } from 'node:child_process';
import { installByApt } from './apt.mjs';

/** What readers' machines have, and pages are first drawn in: lines in the tests' own would have other lengths. */
const NEEDED = [
  { pattern: ':lang=ja', packages: ['fonts-ipafont-mincho', 'fonts-ipafont-gothic'] },
  { pattern: 'Liberation Sans', packages: ['fonts-liberation'] },
];

/**
 * The packages of Debian whose faces are not there.
 * @param {(pattern: string) => string} listFaces what fontconfig lists for a pattern; throws where there is no fontconfig
 */
export function missingFaces(listFaces) {
  try {
    return NEEDED.flatMap(({ pattern, packages }) => (listFaces(pattern).trim() === '' ? packages : []));
  } catch {
    return ['fontconfig', ...NEEDED.flatMap(({ packages }) => packages)];
  }
}

/**
 * Installs the faces that the tests' pages are set in where they are missing; systems other than Linux have their own.
 * Throws a sentence where that is not possible.
 */
export function ensureFaces() {
  if (process.platform !== 'linux') return;
  const missing = missingFaces((pattern) => execFileSync('fc-list', [pattern, 'family'], { encoding: 'utf8' }));
  if (missing.length > 0)
    installByApt(missing, `Faces are missing that pages are tested in: install them (on Debian: apt-get install ${missing.join(' ')}).`);
}
