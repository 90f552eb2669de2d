import type { Config } from '../config/config.ts';
import { StartError } from '../start.errors.ts';
import { Bucket } from './bucket.ts';

const PATIENCE_MILLISECONDS = 3000;

/** Rejects with a StartError where the store says that it has no such bucket; a store that is away for the moment holds nobody up. */
export async function requireBucket({ bucketUrl }: Pick<Config['pictures'], 'bucketUrl'>, patience = PATIENCE_MILLISECONDS): Promise<void> {
  if (bucketUrl === null || !(await new Bucket(bucketUrl).isMissing(patience))) return;
  const { host, pathname } = new URL(bucketUrl);
  throw new StartError(`There is no bucket ${pathname.split('/')[1]} at ${host}: make it, or check FUTAGO_PICTURES_BUCKET_URL.`);
}
