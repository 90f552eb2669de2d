import { site } from '#tests/e2e/browser/reader.ts';

/** Settings by which a command of the operator works on the site of the tests, beside its processes. */
export function operatorSettings(dataFolder: string = site.dataFolder): Readonly<Record<string, string>> {
  return {
    DATABASE_URL: site.databaseUrl,
    ...(site.redisUrl === null ? {} : { REDIS_URL: site.redisUrl }),
    FUTAGO_SITES_VI_ORIGIN: site.vi,
    FUTAGO_SITES_JA_ORIGIN: site.ja,
    FUTAGO_DATA_FOLDER: dataFolder,
  };
}
