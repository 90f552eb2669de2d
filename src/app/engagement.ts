import { placeOf } from '#src/features/shell/places.ts';
import type { SiteRouter } from './router/create-site-router.ts';

/** Whether a chapter is open. */
export function isReading(router: SiteRouter): boolean {
  return router.state.matches.some(({ params }) => 'chapterId' in params);
}

/**
 * Whether the reader is at something that nothing may interrupt: a chapter, the forms of an account, a page on which they
 * typed anything, or, wherever they are, files on their way to the server.
 */
export class Engagement {
  readonly #router: SiteRouter;
  readonly #listeners = new Set<(isEngaged: boolean) => void>();
  #hasTyped = false;
  #isUploading = false;
  #was: boolean;

  constructor(router: SiteRouter) {
    this.#router = router;
    this.#was = this.isNow();
    document.addEventListener('input', () => {
      this.#hasTyped = true;
      this.#look();
    });
    router.subscribe('onResolved', ({ pathChanged }) => {
      if (pathChanged) this.#hasTyped = false;
      this.#look();
    });
  }

  isNow(): boolean {
    const isAtForm = placeOf(this.#router.state.location.publicHref) === 'account';
    return this.#hasTyped || this.#isUploading || isAtForm || isReading(this.#router);
  }

  /** Tells `listener` whenever it changes. */
  onChange(listener: (isEngaged: boolean) => void): void {
    this.#listeners.add(listener);
  }

  readonly setUploading = (isUploading: boolean): void => {
    this.#isUploading = isUploading;
    this.#look();
  };

  #look(): void {
    const is = this.isNow();
    if (is === this.#was) return;
    this.#was = is;
    for (const listener of this.#listeners) listener(is);
  }
}
