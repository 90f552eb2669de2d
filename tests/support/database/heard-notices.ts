import { defaultConfig } from '#server/platform/config/config.ts';
import { createLogger } from '#server/platform/logging.ts';
import { openNotices } from '#server/platform/notices/open-notices.ts';
import type { TestDatabase } from './database.ts';

export interface HeardNotices {
  /** Topics, in the order in which a running server would hear them. */
  readonly topics: readonly string[];
  readonly close: () => Promise<void>;
}

/** Listens as a server that runs on the database. */
export async function hearNotices(testing: TestDatabase): Promise<HeardNotices> {
  const notices = await openNotices(defaultConfig('/nowhere'), testing, createLogger('silent'));
  const topics: string[] = [];
  for (const topic of ['contentChanged', 'commentChanged', 'workPublished'] as const) notices.onTold(topic, () => topics.push(topic));
  await notices.listen();
  return { topics, close: () => notices.close() };
}
