/** What /builds/latest.json says. */
export interface LatestBuild {
  readonly id: string;
  /** Off: the operator withdraws the service worker, and every page takes it away. */
  readonly worker: 'on' | 'off';
}

export interface FreshnessInput {
  /** The build that this page belongs to; null where the page does not know it. */
  readonly build: string | null;
  /** From 0 to 1, drawn once: spreads the readers of one moment over the interval. */
  readonly jitter: number;
}

export interface FreshnessContext extends FreshnessInput {
  /** The last other build that was told of; null while there is none. */
  readonly latest: string | null;
}

export type FreshnessEvent =
  | { readonly type: 'tab.returned' }
  | { readonly type: 'network.returned' }
  /** A part that the page can do without did not come, and is asked for again: in vain where another build is served. */
  | { readonly type: 'part.missed' }
  /** The server has just been found to serve another build than the page's. */
  | { readonly type: 'build.other' }
  /** A part of the site could not be loaded: most likely the build it belongs to is gone. */
  | { readonly type: 'chunk.failed' };

/** Facts for whoever carries them out. */
export type FreshnessFact =
  | { readonly type: 'build.superseded'; readonly build: string }
  | { readonly type: 'worker.allowed' }
  | { readonly type: 'worker.withdrawn' }
  | { readonly type: 'page.reloadNeeded' };
