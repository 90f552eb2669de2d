import { createActor, SimulatedClock } from 'xstate';
import {
  type Arrival,
  type FileKey,
  type KeptFile,
  type Progress,
  uploadActors,
  type UploadFact,
  uploadMachine,
  type UploadProblem,
  UploadRefused,
  uploadView,
} from '#machines/upload/index.ts';
import { HeldCalls } from '#tests/support/machines/machine-walk.ts';

export interface Work {
  readonly key: FileKey;
  readonly signal: AbortSignal;
}

interface CheckWork extends Work {
  readonly tellLooked: () => void;
}

interface ToldWork extends Work {
  readonly tell: (progress: Progress) => void;
}

export const DAMAGED: UploadProblem = { code: 'DAMAGED', file: 'a.cbz/03.jpg', limit: null };
export const refusal = new UploadRefused(DAMAGED);

/** All of it became that chapter. */
export const became = (chapterId: string): Arrival => ({ chapterIds: [chapterId], leftOut: [] });

/** A running upload machine whose ports wait for the test. */
export function begin(machine = uploadMachine) {
  const clock = new SimulatedClock();
  const recall = new HeldCalls<readonly KeptFile[], (key: FileKey, kept: KeptFile | null) => void>();
  const check = new HeldCalls<void, CheckWork>();
  const send = new HeldCalls<void, ToldWork>();
  const follow = new HeldCalls<Arrival, ToldWork>();
  const drop = new HeldCalls<void, readonly FileKey[]>();
  const facts: UploadFact[] = [];
  const logic = machine.provide({
    actors: uploadActors({
      recall: recall.ask,
      check: (key, tellLooked, signal) => check.ask({ key, tellLooked, signal }),
      send: (key, tell, signal) => send.ask({ key, tell, signal }),
      follow: (key, tell, signal) => follow.ask({ key, tell, signal }),
      drop: drop.ask,
    }),
  });
  const actor = createActor(logic, { clock });
  actor.on('*', (fact) => facts.push(fact));
  actor.subscribe({ error: () => {} });
  actor.start();
  return {
    actor,
    clock,
    recall,
    check,
    send,
    follow,
    drop,
    facts,
    value: () => actor.getSnapshot().value,
    context: () => actor.getSnapshot().context,
    view: () => uploadView(actor.getSnapshot()),
    files: () => Object.fromEntries(uploadView(actor.getSnapshot()).files.map(({ key, ...stage }) => [key, stage])),
    choose: (...keys: readonly FileKey[]) => actor.send({ type: 'files.choose', keys }),
    discard: (key: FileKey) => actor.send({ type: 'file.drop', key }),
    retry: (key: FileKey) => actor.send({ type: 'file.retry', key }),
    pause: () => actor.send({ type: 'upload.pause' }),
    resume: () => actor.send({ type: 'upload.resume' }),
    network: () => actor.send({ type: 'network.returned' }),
  };
}

export type UploadLife = ReturnType<typeof begin>;

/** At rest, with nothing kept by an earlier page. */
export async function opened(machine = uploadMachine): Promise<UploadLife> {
  const life = begin(machine);
  await life.recall.answer([]);
  return life;
}

/** Through every step of the file in work. */
export async function bringWhole(life: UploadLife, chapterId: string): Promise<void> {
  await life.check.answer();
  await life.send.answer();
  await life.follow.answer(became(chapterId));
}
