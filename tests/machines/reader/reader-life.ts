import { createActor, SimulatedClock } from 'xstate';
import { readerActors, type ReaderFact, type ReaderInput, readerMachine, readerState, type ReadPlace } from '#machines/reader/index.ts';
import { HeldCalls } from '#tests/support/machines/machine-walk.ts';

export const OPENED: ReaderInput = { chapterId: '7', hasNext: true, isChromeShown: true, isOnline: true };

/** A page of ten; the tenth is the end. */
export function placeAt(position: number, motion: ReadPlace['motion'] = 1) {
  return { type: 'place.changed' as const, position, progress: position / 10, motion, isAtEnd: position === 10 };
}

interface Beginning extends Partial<ReaderInput> {
  readonly machine?: typeof readerMachine;
}

/** A running machine of a chapter whose ports wait for the test. */
export function begin({ machine = readerMachine, ...input }: Beginning = {}) {
  const clock = new SimulatedClock();
  const prepare = new HeldCalls<void>();
  const load = new HeldCalls<void, string>();
  const speeds: number[] = [];
  const facts: ReaderFact[] = [];
  let place = placeAt(0, 0);
  let tellStopped: (() => void) | null = null;
  const autoScroll = (speed: number, tell: () => void) => {
    speeds.push(speed);
    tellStopped = tell;
    return () => {
      tellStopped = null;
    };
  };
  const ports = { prepareNext: () => prepare.ask(), loadPage: (id: string) => load.ask(id), autoScroll };
  const actor = createActor(machine.provide({ actors: readerActors(ports) }), { clock, input: { ...OPENED, ...input } });
  actor.on('*', (fact) => facts.push(fact));
  actor.subscribe({ error: () => {} });
  actor.start();
  return {
    actor,
    clock,
    prepare,
    load,
    speeds,
    facts,
    isScrolling: () => tellStopped !== null,
    endScrolling: () => tellStopped?.(),
    go: (position: number, motion: ReadPlace['motion'] = 1) => {
      place = placeAt(position, motion);
      actor.send(place);
    },
    place: () => place,
    state: () => readerState(actor.getSnapshot()),
    context: () => actor.getSnapshot().context,
    is: (region: string, state: string) => actor.getSnapshot().matches({ open: { [region]: state } }),
    value: () => actor.getSnapshot().value,
  };
}
