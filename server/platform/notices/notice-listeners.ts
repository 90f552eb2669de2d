import { randomUUID } from 'node:crypto';
import type { Logger } from '../logging.ts';
import type { Notice, Told, Topic } from './notices.ts';

/** How a notice is written for the way, and who is told of those that come. */
export class NoticeListeners {
  readonly #origin = randomUUID();
  readonly #log: Pick<Logger, 'error'>;
  readonly #listeners = new Map<string, ((told: never) => void)[]>();
  readonly #missed: (() => void)[] = [];

  constructor(log: Pick<Logger, 'error'>) {
    this.#log = log;
  }

  write(notice: Notice): string {
    return JSON.stringify({ origin: this.#origin, ...notice });
  }

  /** What this process wrote itself is passed over, and a topic that only another version of us knows. */
  read(text: string): void {
    const { origin, topic, told } = JSON.parse(text) as Notice & { readonly origin: string };
    if (origin !== this.#origin) for (const listener of this.#listeners.get(topic) ?? []) this.#call(() => listener(told as never));
  }

  readMissed(): void {
    for (const listener of this.#missed) this.#call(listener);
  }

  onTold<Name extends Topic>(topic: Name, listener: (told: Told[Name]) => void): void {
    this.#listeners.set(topic, [...(this.#listeners.get(topic) ?? []), listener]);
  }

  onMissed(listener: () => void): void {
    this.#missed.push(listener);
  }

  #call(listener: () => void): void {
    try {
      listener();
    } catch (error) {
      this.#log.error({ err: error }, 'A notice of another process was not taken');
    }
  }
}
