import type { LoadingBarStage } from '#machines/loading-bar/index.ts';
import type { LoadingPort } from '#src/routes/-site-context.ts';

/** The loading bar as routes know it: idle until its statechart is plugged, after the first paint. */
export class LoadingGate implements LoadingPort {
  readonly #listeners = new Set<() => void>();
  #stage: LoadingBarStage = 'idle';

  readonly read = (): LoadingBarStage => this.#stage;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  show(stage: LoadingBarStage): void {
    if (stage === this.#stage) return;
    this.#stage = stage;
    for (const listener of this.#listeners) listener();
  }
}
