import { Worker } from 'node:worker_threads';
import type { Card } from './card-drawing.ts';
import { CardNotDrawn, TooManyCards } from './cards.errors.ts';

const MOST_WAITING = 16;
const LONGEST_MILLISECONDS = 30_000;
const IDLE_MILLISECONDS = 30_000;
const MOST_MEGABYTES = 192;

interface Outcome {
  readonly bytes?: Uint8Array;
  readonly problem?: string;
}

/**
 * Draws cards one after another in a thread with bounded memory, which is ended where a card takes longer than 30 seconds
 * and when nothing was drawn for a while. Never keeps the process alive.
 */
export class CardPainter {
  #worker: Worker | null = null;
  #idle: NodeJS.Timeout | undefined;
  #waiting = 0;
  #last: Promise<unknown> = Promise.resolve();
  #settle: (outcome: Outcome) => void = () => {};

  /** A JPEG. Rejects with TooManyCards at once, or with CardNotDrawn. */
  async draw(card: Card): Promise<Buffer> {
    if (this.#waiting >= MOST_WAITING) throw new TooManyCards(MOST_WAITING);
    this.#waiting++;
    const drawing = this.#last.then(() => this.#drawNow(card));
    this.#last = drawing.catch(() => undefined);
    try {
      return await drawing;
    } finally {
      this.#waiting--;
    }
  }

  async stop(): Promise<void> {
    clearTimeout(this.#idle);
    const worker = this.#worker;
    this.#worker = null;
    await worker?.terminate();
  }

  async #drawNow(card: Card): Promise<Buffer> {
    clearTimeout(this.#idle);
    const { bytes, problem } = await this.#ask((this.#worker ??= this.#open()), card);
    if (bytes === undefined) {
      await this.stop();
      throw new CardNotDrawn(problem ?? 'nothing was said of it');
    }
    this.#idle = setTimeout(() => void this.stop(), IDLE_MILLISECONDS).unref();
    return Buffer.from(bytes);
  }

  #open(): Worker {
    const worker = new Worker(new URL('./card.worker.ts', import.meta.url), { resourceLimits: { maxOldGenerationSizeMb: MOST_MEGABYTES } });
    const hear = (outcome: Outcome): void => {
      if (worker === this.#worker) this.#settle(outcome);
    };
    worker.on('message', hear);
    worker.on('error', ({ message }: Error) => hear({ problem: message }));
    worker.on('exit', () => hear({ problem: 'its thread ended' }));
    worker.unref();
    return worker;
  }

  #ask(worker: Worker, card: Card): Promise<Outcome> {
    return new Promise((resolve) => {
      const timer = setTimeout(() => resolve({ problem: 'it took too long' }), LONGEST_MILLISECONDS);
      this.#settle = (outcome) => {
        clearTimeout(timer);
        resolve(outcome);
      };
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, no window
      worker.postMessage(card);
    });
  }
}
