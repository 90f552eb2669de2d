import { createActor, SimulatedClock } from 'xstate';
import { type ChapterKey, type Progress, savingActors, savingMachine, savings } from '#machines/saving/index.ts';
import { HeldCalls } from '#tests/support/machines/machine-walk.ts';

interface Work {
  readonly key: ChapterKey;
  readonly signal: AbortSignal;
}

interface Download extends Work {
  readonly tell: (progress: Progress) => void;
}

/** A running saving machine whose ports wait for the test. Its turn comes at once, while other tabs save with `leaveTurn`. */
export function begin(machine = savingMachine) {
  const clock = new SimulatedClock();
  const recall = new HeldCalls<readonly ChapterKey[]>();
  const prepare = new HeldCalls<void, Work>();
  const download = new HeldCalls<void, Download>();
  const verify = new HeldCalls<void, Work>();
  const remove = new HeldCalls<void, readonly ChapterKey[] | null>();
  const turns: (() => void)[] = [];
  let isTaken = false;
  const queue = (onTurn: () => void): void => void (isTaken ? turns.push(onTurn) : onTurn());
  let changes = 0;
  const logic = machine.provide({
    actors: savingActors({
      recall: recall.ask,
      prepare: (key, signal, onTurn) => (queue(onTurn), prepare.ask({ key, signal })),
      download: (key, tell, signal) => (queue(() => tell({ stored: 0, total: 0 })), download.ask({ key, tell, signal })),
      verify: (key, signal, onTurn) => (queue(onTurn), verify.ask({ key, signal })),
      remove: (keys, onTurn) => (queue(onTurn), remove.ask(keys)),
    }),
  });
  const actor = createActor(logic, { clock });
  actor.on('shelf.changed', () => {
    changes += 1;
  });
  actor.subscribe({ error: () => {} });
  actor.start();
  return {
    actor,
    clock,
    recall,
    prepare,
    download,
    verify,
    remove,
    leaveTurn: () => (isTaken = true),
    takeTurn: () => {
      isTaken = false;
      for (const come of turns.splice(0)) come();
    },
    /** That of the call which has waited longest alone. */
    takeTurnOfFirst: () => turns.shift()?.(),
    changes: () => changes,
    value: () => actor.getSnapshot().value,
    isRemoving: () => actor.getSnapshot().matches('removing'),
    context: () => actor.getSnapshot().context,
    savings: (...stored: readonly ChapterKey[]) => Object.fromEntries(savings(actor.getSnapshot(), stored)),
    save: (...keys: readonly ChapterKey[]) => keys.forEach((key) => actor.send({ type: 'chapter.save', key })),
    discard: (key: ChapterKey) => actor.send({ type: 'chapter.remove', key }),
    clear: () => actor.send({ type: 'shelf.clear' }),
    network: () => actor.send({ type: 'network.returned' }),
  };
}

export type SavingLife = ReturnType<typeof begin>;

/** At rest, with nothing kept by an earlier page. */
export async function opened(machine = savingMachine): Promise<SavingLife> {
  const life = begin(machine);
  await life.recall.answer([]);
  return life;
}

/** Through every step of the first chapter in the queue. */
export async function saveWhole(life: SavingLife): Promise<void> {
  await life.prepare.answer();
  await life.download.answer();
  await life.verify.answer();
}
