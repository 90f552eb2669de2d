import {
  createCompilationErrorMessage,
  createCompiledCatalog,
  createMissingErrorMessage,
  getCatalogDependentFiles,
  getCatalogForFile,
  getCatalogs,
} from '@lingui/cli/api';
import { getConfig } from '@lingui/conf';
import type { Rspack } from '@rsbuild/core';
import { relative } from 'node:path';

/**
 * Compiles a .po catalog into a module of messages by id. A malformed translation fails every build, a missing one the
 * build for production: while somebody develops, the source's words stand in for it.
 */
export default async function poLoader(this: Rspack.LoaderContext): Promise<string> {
  const { code, dependencies, missing } = await compileCatalog(this.resourcePath);
  if (missing !== null) {
    if (this.mode === 'production') throw new Error(missing);
    this.emitWarning(new Error(missing));
  }
  for (const file of dependencies) this.addDependency(file);
  return code;
}

/** Shared with the vite plugin of the tests, so that both compile alike. Rejects for a malformed translation. */
export async function compileCatalog(file: string): Promise<{ code: string; dependencies: readonly string[]; missing: string | null }> {
  const config = getConfig();
  const found = getCatalogForFile(relative(config.rootDir, file), await getCatalogs(config));
  if (!found) throw new Error(`${file} is not a catalog of lingui.config.ts.`);
  const { messages, missing } = await found.catalog.getTranslations(found.locale, {
    sourceLocale: 'en',
    missingBehavior: 'catalog',
    fallbackLocales: {},
  });
  const { source, errors } = createCompiledCatalog(found.locale, messages, { strict: true, namespace: 'es' });
  if (errors.length > 0) throw new Error(createCompilationErrorMessage(found.locale, errors));
  return {
    code: source,
    dependencies: await getCatalogDependentFiles(found.catalog, found.locale),
    missing: missing.length > 0 ? createMissingErrorMessage(found.locale, missing, 'catalog') : null,
  };
}
