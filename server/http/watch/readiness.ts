import { type Clock, systemClock } from '../../platform/clock.ts';

/** Milliseconds for which an answer holds: balancers may ask more often, the database is not asked again. */
const HOLDS = 1000;
/** Milliseconds after which a database that is silent counts as away. */
const PATIENCE = 3000;

export interface ReadinessOptions {
  readonly clock?: Clock;
  /** Milliseconds; 3,000 when not given. */
  readonly patience?: number;
}

/** Whether this process can answer readers: its database does. */
export class Readiness {
  readonly #askDatabase: () => Promise<unknown>;
  readonly #clock: Clock;
  readonly #patience: number;
  #last: { readonly at: number; readonly answer: Promise<boolean> } | null = null;

  constructor(askDatabase: () => Promise<unknown>, { clock = systemClock, patience = PATIENCE }: ReadinessOptions = {}) {
    this.#askDatabase = askDatabase;
    this.#clock = clock;
    this.#patience = patience;
  }

  isReady(): Promise<boolean> {
    const at = this.#clock.now().getTime();
    if (this.#last === null || isOver(at - this.#last.at)) this.#last = { at, answer: this.#ask() };
    return this.#last.answer;
  }

  async #ask(): Promise<boolean> {
    const { promise: late, resolve } = Promise.withResolvers<boolean>();
    const waiting = setTimeout(resolve, this.#patience, false);
    const answered = this.#askDatabase().then(
      () => true,
      () => false,
    );
    return await Promise.race([answered, late]).finally(() => clearTimeout(waiting));
  }
}

/** Of a clock that was set back meanwhile nobody knows how old an answer is. */
function isOver(milliseconds: number): boolean {
  return milliseconds < 0 || milliseconds >= HOLDS;
}
