/** More than anybody who listens has lying here. */
const MOST_WAITING = 256;

/** Thrown to a listener for whom too much lay here: it is let go, and asks anew for what it did not hear. */
export class FellBehind extends Error {
  override readonly name = 'FellBehind';

  constructor() {
    super('Too much was said that was not listened to.');
  }
}

/** Carries values to whoever listens to their channel, in this process. One that lies untaken is not laid beside itself again. */
export class Channels<Value> {
  readonly #listeners = new Map<string, Set<Listening<Value>>>();

  publish(channel: string, value: Value): void {
    for (const listener of this.#listeners.get(channel) ?? []) listener.hear(value);
  }

  /** Hears `first` at once, and what comes from now on; until its reader returns, or falls behind. */
  listen(channel: string, first: readonly Value[] = []): AsyncIterableIterator<Value, undefined> {
    const listening = new Listening<Value>(first, () => this.#forget(channel, listening));
    this.#listeners.set(channel, (this.#listeners.get(channel) ?? new Set()).add(listening));
    return listening;
  }

  #forget(channel: string, listening: Listening<Value>): void {
    const listeners = this.#listeners.get(channel);
    listeners?.delete(listening);
    if (listeners?.size === 0) this.#listeners.delete(channel);
  }
}

type Heard<Value> = IteratorResult<Value, undefined>;

const END = { done: true, value: undefined } as const;

class Listening<Value> implements AsyncIterableIterator<Value, undefined> {
  #waiting: Value[];
  readonly #asked: ((heard: Heard<Value>) => void)[] = [];
  readonly #forget: () => void;
  #state: 'open' | 'behind' | 'closed' = 'open';

  constructor(first: readonly Value[], forget: () => void) {
    this.#waiting = [...first];
    this.#forget = forget;
  }

  hear(value: Value): void {
    const answer = this.#asked.shift();
    if (answer !== undefined) return answer({ done: false, value });
    if (this.#waiting.length > 0 && this.#waiting.at(-1) === value) return;
    if (this.#waiting.push(value) > MOST_WAITING) this.#close('behind');
  }

  next(): Promise<Heard<Value>> {
    for (const value of this.#waiting.splice(0, 1)) return Promise.resolve({ done: false, value });
    if (this.#state === 'open') return new Promise((resolve) => this.#asked.push(resolve));
    const isBehind = this.#state === 'behind';
    this.#state = 'closed';
    return isBehind ? Promise.reject(new FellBehind()) : Promise.resolve(END);
  }

  return(): Promise<Heard<Value>> {
    this.#close('closed');
    return Promise.resolve(END);
  }

  [Symbol.asyncIterator](): this {
    return this;
  }

  #close(state: 'behind' | 'closed'): void {
    this.#state = state;
    this.#waiting = [];
    for (const answer of this.#asked.splice(0)) answer(END);
    this.#forget();
  }
}
