import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

/** Imported on the way to a server that answers: some 1,100 modules of packages, which the build puts into a few files. */
export const BUNDLED_PACKAGES = [
  'graphql',
  'graphql-ws',
  'graphql-ws/use/ws',
  'graphql-yoga',
  'htmlparser2',
  'kysely',
  'kysely/migration',
  'mdast-util-from-markdown',
  'pg',
  'pg-boss',
  'pino',
  'valibot',
  'ws',
  'yauzl',
] as const;

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

export interface PackagesPlace {
  /** Where the builds put them, each in a folder of its own. */
  readonly folder: string;
  /** The lock of the packages that they were made of. */
  readonly lockFile: string;
}

/** The file of a package in its folder; its name is no path. */
export function bundleName(name: string): string {
  return name.replaceAll('/', '.');
}

/**
 * What was made of this lock is here, and appears whole: what a running server reads later is not changed by a build of other packages.
 * Rejects where there is no lock.
 */
export function bundleFolder({ folder, lockFile }: PackagesPlace): string {
  const hash = createHash('sha256').update(readFileSync(lockFile)).update(BUNDLED_PACKAGES.join());
  return join(folder, hash.digest('hex').slice(0, 16));
}

/**
 * From now on our own modules in this thread import these packages from the files of the build, which are read in a third of the
 * time; what packages outside of them import stays as it is. Returns false, and does nothing, where the build has none or was made
 * of other packages.
 */
export function useBundledPackages(place: PackagesPlace = packagesOfBuild(ROOT)): boolean {
  if (!existsSync(place.lockFile)) return false;
  const folder = bundleFolder(place);
  if (!existsSync(folder)) return false;
  const bundles = new Map<string, string>(
    BUNDLED_PACKAGES.map((name) => [name, pathToFileURL(join(folder, `${bundleName(name)}.mjs`)).href]),
  );
  registerHooks({
    resolve: (specifier, context, next) => {
      const url = context.parentURL?.includes('/node_modules/') === true ? undefined : bundles.get(specifier);
      return url === undefined ? next(specifier, context) : { url, format: 'module', shortCircuit: true };
    },
  });
  return true;
}

export function packagesOfBuild(root: string): PackagesPlace {
  return { folder: join(root, 'dist', 'packages'), lockFile: join(root, 'package-lock.json') };
}
