import { createCompilationErrorMessage, createCompiledCatalog, createMissingErrorMessage, getCatalogDependentFiles, getCatalogForFile, getCatalogs } from '@lingui/cli/api';
import { getConfig } from '@lingui/conf';
import type { Rspack } from '@rsbuild/core';
import { relative } from 'node:path';

/** Compiles a .po catalog into a module of messages by id; a missing or malformed translation fails the build. */
export default async function poLoader(this: Rspack.LoaderContext): Promise<string> {
  const { code, dependencies } = await compileCatalog(this.resourcePath);
  for (const file of dependencies) this.addDependency(file);
  return code;
}

/** Shared with the vite plugin of the tests, so that both compile alike. */
export async function compileCatalog(file: string): Promise<{ code: string; dependencies: readonly string[] }> {
  const config = getConfig();
  const found = getCatalogForFile(relative(config.rootDir, file), await getCatalogs(config));
  if (!found) throw new Error(`${file} is not a catalog of lingui.config.ts.`);
  const { messages, missing } = await found.catalog.getTranslations(found.locale, { sourceLocale: 'en', missingBehavior: 'catalog', fallbackLocales: {} });
  if (missing.length > 0) throw new Error(createMissingErrorMessage(found.locale, missing, { missingBehavior: 'error' }));
  const { source, errors } = createCompiledCatalog(found.locale, messages, { strict: true, namespace: 'es' });
  if (errors.length > 0) throw new Error(createCompilationErrorMessage(found.locale, errors));
  return { code: source, dependencies: await getCatalogDependentFiles(found.catalog, found.locale) };
}
