import {
  type AnyActor,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  createActor,
  type EventFromLogic,
  type InputFrom,
  SimulatedClock,
} from 'xstate';
import { getSimplePaths } from 'xstate/graph';

/** Calls of a port that wait until the test lets them end. */
export class HeldCalls<Output, Input = void> {
  readonly calls: { readonly input: Input; readonly resolve: (output: Output) => void; readonly reject: (error: Error) => void }[] = [];

  readonly ask = (input: Input): Promise<Output> =>
    new Promise((resolve, reject) => {
      this.calls.push({ input, resolve, reject });
    });

  /** Ends the oldest open call; nothing where none is open. */
  async answer(output: Output): Promise<void> {
    this.calls.shift()?.resolve(output);
    await settled();
  }

  async refuse(error = new Error('The network is gone.')): Promise<void> {
    this.calls.shift()?.reject(error);
    await settled();
  }
}

/** Until every promise that was settled has been heard of. */
export function settled(): Promise<void> {
  return new Promise((resolve) => {
    setImmediate(resolve);
  });
}

/** A port that never answers. */
export function never(): Promise<never> {
  return new Promise(() => {});
}

export interface Walk {
  readonly paths: number;
  /** Every state value that was reached, as JSON. */
  readonly reached: readonly string[];
  /** Paths whose end differs when a running actor takes them. */
  readonly astray: readonly string[];
}

/**
 * Takes every simple path over these events, on paper and by a running actor whose ports never answer.
 * The start of a simple path is one itself, so the actor takes the longest ones and is looked at after every step.
 */
export function walkPaths<Machine extends AnyStateMachine>(
  machine: Machine,
  events: readonly { readonly type: string }[],
  input?: InputFrom<Machine>,
): Walk {
  const options = input === undefined ? {} : { input };
  const paths = getSimplePaths(machine, { events: events as EventFromLogic<Machine>[], ...options });
  const start: Fork = { value: null, onwards: new Map() };
  for (const { state, steps } of paths) {
    const taken = steps.map(({ event }) => event).filter(({ type }) => type !== 'xstate.init');
    taken.reduce(onwards, start).value = JSON.stringify(state.value);
  }
  const astray = longestRoutes(start).flatMap((route) => {
    const actor = createActor(machine, { clock: new SimulatedClock(), ...options });
    actor.start();
    const wrong = firstStray(actor, route);
    actor.stop();
    return wrong ?? [];
  });
  return { paths: paths.length, reached: [...new Set(paths.map(({ state }) => JSON.stringify(state.value)))].toSorted(), astray };
}

interface Step {
  readonly type: string;
}

/** A place where paths part: what the chart says there, and the places one step on. */
interface Fork {
  value: string | null;
  readonly onwards: Map<Step, Fork>;
}

function onwards(fork: Fork, event: Step): Fork {
  const next = fork.onwards.get(event) ?? { value: null, onwards: new Map() };
  fork.onwards.set(event, next);
  return next;
}

/** The first event is none: what the chart says at its start. */
type Route = readonly (readonly [event: Step | null, wanted: string | null])[];

function longestRoutes(fork: Fork, taken: Route = [[null, fork.value]]): readonly Route[] {
  if (fork.onwards.size === 0) return [taken];
  return [...fork.onwards].flatMap(([event, next]) => longestRoutes(next, [...taken, [event, next.value]]));
}

function firstStray(actor: AnyActor, route: Route): string | null {
  for (const [at, [event, wanted]] of route.entries()) {
    if (event) actor.send(event);
    const value = JSON.stringify((actor.getSnapshot() as AnyMachineSnapshot).value);
    if (value !== wanted) {
      const taken = route.slice(0, at + 1).map(([step]) => step?.type ?? 'the start');
      return `${taken.join(' > ')}: ${value}, not ${wanted}`;
    }
  }
  return null;
}

/** The machine with one guard turned round: a test that does not notice it tests nothing. */
export function invertGuard<Machine extends AnyStateMachine>(machine: Machine, name: string): Machine {
  const guards = machine.implementations.guards as Readonly<Record<string, (scope: unknown, params: unknown) => boolean>>;
  const guard = guards[name];
  if (!guard) throw new Error(`The machine ${machine.id} has no guard ${name}.`);
  return machine.provide({ guards: { [name]: (scope: unknown, params: unknown) => !guard(scope, params) } } as never) as Machine;
}

export function guardNames(machine: AnyStateMachine): readonly string[] {
  return Object.keys(machine.implementations.guards);
}
