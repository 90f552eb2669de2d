import { fromPromise } from 'xstate';
import type { LatestBuild } from './freshness.types.ts';

export interface FreshnessPorts {
  /** Asks the server past every cache. Rejects when the answer is missing or is no build. */
  readonly fetchLatestBuild: (signal: AbortSignal) => Promise<LatestBuild>;
  /**
   * True where this tab has not reloaded for a lost chunk within the last `withinMs`, and marks that it now does. Rejects
   * where the tab cannot remember it: then it must not reload, or it might for ever.
   */
  readonly claimReload: (withinMs: number) => Promise<boolean>;
}

const UNPLUGGED: FreshnessPorts = {
  fetchLatestBuild: () => Promise.reject(new Error('The freshness machine has no port to ask for the latest build.')),
  claimReload: () => Promise.reject(new Error('The freshness machine has no port to remember a reload.')),
};

/** The actors of the machine over these ports; without ports each rejects. */
export function freshnessActors(ports: FreshnessPorts = UNPLUGGED) {
  return {
    fetchLatestBuild: fromPromise<LatestBuild>(({ signal }) => ports.fetchLatestBuild(signal)),
    claimReload: fromPromise<boolean, { readonly withinMs: number }>(({ input }) => ports.claimReload(input.withinMs)),
  };
}
