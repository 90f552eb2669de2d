import { SimulatedClock } from 'xstate';
import { expect, vi } from 'vitest';
import { settled } from './machine-walk.ts';

const DAY_MS = 86_400_000;
const FAULT_MS = 30_000;
const LATE_MS = 25_000;
const USABLE_WITHIN_MS = 5000;
const STEP_MS = 500;

/** Of a port that asks a server. */
export const SERVER_FAULTS = [
  'refuses',
  'resets after it was done',
  'hangs for 30 s',
  'is half-open',
  'answers 5xx',
  'answers 401',
  'answers malformed JSON',
  'answers late',
  'does it twice',
  'has a clock a day off',
] as const;

/** Of a port that keeps something in the browser. */
export const STORAGE_FAULTS = ['throws', 'refuses', 'hangs for 30 s', 'is half-open', 'answers late', 'has a clock a day off'] as const;

/** Of a port that waits for a person: only an answer ends that. */
export const PERSON_FAULTS = SERVER_FAULTS.filter((fault) => fault !== 'is half-open');

export type Fault = (typeof SERVER_FAULTS)[number] | (typeof STORAGE_FAULTS)[number];

/** Wraps what a port does when all is well, so that it does as the fault of the moment says. */
export class FaultyWorld {
  readonly clock = new SimulatedClock();
  #active: Fault | null = null;
  readonly #held: (() => void)[] = [];

  get active(): Fault | null {
    return this.#active;
  }

  begin(fault: Fault): void {
    this.#active = fault;
  }

  /** What was held up comes now, that of questions long given up too. */
  end(): void {
    this.#active = null;
    for (const release of this.#held.splice(0)) release();
  }

  /** `unauthorised` is what the adapter makes of a 401. */
  port<Output, Input = void>(
    answer: (input: Input) => Output,
    unauthorised = new Error('The server answered 401.'),
  ): (input: Input) => Promise<Output> {
    return (input) => {
      if (this.#active === 'throws') throw new DOMException('Storage is shut.', 'SecurityError');
      return this.#ask(() => answer(input), unauthorised);
    };
  }

  async pass(milliseconds: number, watch: () => void = () => {}): Promise<void> {
    await settled();
    for (let left = milliseconds; left > 0; left -= STEP_MS) {
      this.clock.increment(Math.min(left, STEP_MS));
      await settled();
      watch();
    }
  }

  async #ask<Output>(answer: () => Output, unauthorised: Error): Promise<Output> {
    switch (this.#active) {
      case 'refuses':
        throw new TypeError('Failed to fetch');
      case 'resets after it was done':
        answer();
        throw new TypeError('The connection was reset.');
      case 'hangs for 30 s':
        await this.held();
        return answer();
      case 'is half-open':
        return new Promise<never>(() => {});
      case 'answers 5xx':
        throw new Error('The server answered 503.');
      case 'answers 401':
        throw unauthorised;
      case 'answers malformed JSON':
        throw new SyntaxError('Unexpected token < in JSON');
      case 'does it twice':
        answer();
        return answer();
      case 'answers late': {
        const output = answer();
        await this.held(LATE_MS);
        return output;
      }
      default:
        return answer();
    }
  }

  /** Until the fault ends, or so many milliseconds. */
  held(milliseconds = Infinity): Promise<void> {
    return new Promise((resolve) => {
      this.#held.push(resolve);
      if (milliseconds < Infinity) this.clock.setTimeout(resolve, milliseconds);
    });
  }
}

/** A machine that runs over ports of which one is faulty. */
export interface Life {
  /** What makes the machine use the port. */
  readonly use: () => void;
  /** What the page tells the machine when a network that was gone is back; every other fault ends unsaid. */
  readonly networkReturned?: () => void;
  /** What somebody does with the machine five seconds after the fault's end. */
  readonly act?: () => void;
  readonly state: () => unknown;
  /** The state when all is well, whatever was before. */
  readonly wanted: unknown;
  /** What holds at every moment. */
  readonly watch?: () => void;
  readonly stop: () => void;
}

/** A machine, one of its ports, and how both are begun. */
export interface FaultCase {
  readonly port: string;
  readonly faults: readonly Fault[];
  readonly begin: (world: FaultyWorld) => Life | Promise<Life>;
}

/** Every port with every fault of its kind, to be given to `test.each`. */
export function faultsOf(cases: readonly FaultCase[]): readonly (readonly [port: string, fault: Fault, begin: FaultCase['begin']])[] {
  return cases.flatMap(({ port, faults, begin }) => faults.map((fault) => [port, fault, begin] as const));
}

/** Half a minute of the fault, five seconds of rest: then the machine does as it is told, and no late answer undoes it. */
export async function outliveFault(fault: Fault, begin: FaultCase['begin']): Promise<void> {
  const world = new FaultyWorld();
  const life = await begin(world);
  await settled();
  world.begin(fault);
  life.use();
  if (fault === 'has a clock a day off') await shiftClock(world);
  await world.pass(FAULT_MS, life.watch);
  vi.useRealTimers();
  world.end();
  if (fault === 'is half-open') life.networkReturned?.();
  await world.pass(USABLE_WITHIN_MS, life.watch);
  life.act?.();
  await settled();
  expect(life.state()).toEqual(life.wanted);
  await world.pass(2 * FAULT_MS, life.watch);
  expect(life.state()).toEqual(life.wanted);
  life.stop();
}

async function shiftClock(world: FaultyWorld): Promise<void> {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + DAY_MS });
  world.clock.increment(DAY_MS);
  await settled();
}
