import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

export const ROOT = new URL('../../', import.meta.url).pathname;

const IMPORT =
  /(?:^|\n)\s*(?:import|export)\s[^'"`;]*?from\s*['"]([^'"]+)['"]|(?:^|\n)\s*import\s*['"]([^'"]+)['"]|\bimport\(\s*(?:\/\*.*?\*\/\s*)?['"]([^'"]+)['"]\s*\)/g;

/** Every file of ours that git tracks or would track, relative to the root. */
export function ownFiles(pattern: RegExp): readonly string[] {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: ROOT,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  return listed.split('\n').filter((file) => pattern.test(file) && existsSync(join(ROOT, file)));
}

export function textOf(file: string): string {
  return readFileSync(join(ROOT, file), 'utf8');
}

/** Files and packages that a file imports, ours as paths relative to the root. */
export function importsOf(file: string): readonly { readonly own: string | null; readonly specifier: string }[] {
  const specifiers = [...textOf(file).matchAll(IMPORT)].map((match) => match[1] ?? match[2] ?? match[3] ?? '');
  return specifiers.map((specifier) => ({ specifier, own: ownPath(file, specifier) }));
}

function ownPath(file: string, specifier: string): string | null {
  const [path = ''] = specifier.split('?');
  if (path.startsWith('#')) return path.slice(1);
  return path.startsWith('.') ? normalize(join(dirname(file), path)) : null;
}
