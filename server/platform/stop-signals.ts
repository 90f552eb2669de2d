/** The operator's wish to stop: by Ctrl-C, SIGTERM, a closed terminal, or the end of the process that started us. */
export interface StopSignals {
  /** Aborts at the first wish. */
  readonly signal: AbortSignal;
  /** Runs when a second wish ends the process at once; must not wait for anything. */
  atForcedEnd(action: () => void): void;
  /** Gives the signals back to the system's own handling. */
  release(): void;
}

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
/** One Ctrl-C may arrive twice: from the terminal and from npm. */
const SAME_WISH_MILLISECONDS = 500;
const FORCED = 130;

export function watchStopSignals(exit: (code: number) => void = (code) => process.exit(code)): StopSignals {
  const wish = new AbortController();
  const lastActions: (() => void)[] = [];
  let first = 0;
  const stop = (): void => {
    if (!wish.signal.aborted) {
      first = performance.now();
      wish.abort(new Error('the operator stopped the process'));
    } else if (performance.now() - first > SAME_WISH_MILLISECONDS) {
      for (const action of lastActions) action();
      exit(FORCED);
    }
  };
  const stopOnce = (): void => {
    if (!wish.signal.aborted) stop();
  };
  for (const name of SIGNALS) process.on(name, stop);
  // Set-up starts the server with a channel to it, so that the server never outlives a killed npm start.
  process.on('disconnect', stopOnce);
  return {
    signal: wish.signal,
    atForcedEnd: (action) => lastActions.push(action),
    release: () => {
      for (const name of SIGNALS) process.off(name, stop);
      process.off('disconnect', stopOnce);
    },
  };
}
