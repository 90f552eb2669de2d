import { type AnyMachineSnapshot, type AnyStateMachine, createActor, type EventFromLogic, type InputFrom, SimulatedClock } from 'xstate';
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

/** Takes every simple path over these events, on paper and by a running actor whose ports never answer. */
export function walkPaths<Machine extends AnyStateMachine>(
  machine: Machine,
  events: readonly { readonly type: string }[],
  input?: InputFrom<Machine>,
): Walk {
  const paths = getSimplePaths(machine, { events: events as EventFromLogic<Machine>[], ...(input === undefined ? {} : { input }) });
  const ends = paths.map(({ state, steps }) => {
    const actor = createActor(machine, { clock: new SimulatedClock(), ...(input === undefined ? {} : { input }) });
    actor.start();
    for (const { event } of steps) if (event.type !== 'xstate.init') actor.send(event);
    const end = JSON.stringify((actor.getSnapshot() as AnyMachineSnapshot).value);
    actor.stop();
    const wanted = JSON.stringify(state.value);
    return { wanted, astray: end === wanted ? null : `${steps.map(({ event }) => event.type).join(' > ')}: ${end}, not ${wanted}` };
  });
  return {
    paths: paths.length,
    reached: [...new Set(ends.map(({ wanted }) => wanted))].toSorted(),
    astray: ends.flatMap(({ astray }) => astray ?? []),
  };
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
