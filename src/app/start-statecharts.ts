import { startAccount } from './start-account.ts';
import { startUpdates } from './start-updates.ts';

/** Everything that is decided by a statechart begins here, in one file that is fetched once the page can be read. */
export async function start(page: Parameters<typeof startAccount>[0] & Parameters<typeof startUpdates>[0]): Promise<void> {
  startUpdates(page);
  await startAccount(page);
}
