/** What the bar is told; a token names one load, so that the end of an old one cannot end a new one. */
export type LoadingBarEvent =
  | { readonly type: 'load.started'; readonly token: string }
  | { readonly type: 'load.finished'; readonly token: string }
  | { readonly type: 'load.failed'; readonly token: string };

export interface LoadingBarContext {
  /** Loads on their way, oldest first. */
  readonly pending: readonly string[];
  /** Whether one of the loads that the bar stands for has failed. */
  readonly hasFailed: boolean;
}

/** The bar's life as the specification names it. */
export type LoadingBarStage = 'idle' | 'start' | 'progress' | 'finish' | 'error';
