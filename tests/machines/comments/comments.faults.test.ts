import { afterEach, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import {
  CommentRefused,
  commentsActors,
  commentsMachine,
  type CommentsPorts,
  commentsView,
  type Change,
  type Delivered,
  type Kept,
  type LiveNews,
  type Outgoing,
} from '#machines/comments/index.ts';
import {
  type FaultCase,
  faultsOf,
  type FaultyWorld,
  type Life,
  outliveFault,
  SERVER_FAULTS,
  STORAGE_FAULTS,
} from '#tests/support/machines/port-faults.ts';
import { draftOf, NOTHING_KEPT } from './comments-life.ts';

afterEach(() => vi.useRealTimers());

type PortName = keyof CommentsPorts;

/** Takes each key once, gives it the next id, and tells of every comment it is sent, known or not. */
class Server {
  readonly ids = new Map<string, string>();
  readonly listeners = new Set<(news: LiveNews) => void>();
  readonly changes: string[] = [];
  readonly brought: string[] = [];
  stored: Kept = NOTHING_KEPT;

  get page(): readonly string[] {
    return [...this.ids.values()].toReversed();
  }

  readonly take = ({ key }: Outgoing): Delivered => {
    const id = this.ids.get(key) ?? String(this.ids.size + 1);
    this.ids.set(key, id);
    for (const tell of this.listeners) tell({ type: 'comment.added', key, id, isReply: false });
    return { key, id, isReply: false };
  };
}

/** Every port well but `name`, which does as the world says. */
function portsOf(world: FaultyWorld, server: Server, name: PortName, isLive: boolean): CommentsPorts {
  const wrap = <Output, Input>(port: PortName, answer: (input: Input) => Output, unauthorised?: Error) =>
    port === name ? world.port(answer, unauthorised) : async (input: Input): Promise<Output> => answer(input);
  const signedOut = new CommentRefused('signedOut');
  return {
    loadPage: wrap('loadPage', () => server.page),
    loadEarlier: wrap('loadEarlier', (threadId: string) => void server.brought.push(threadId)),
    send: wrap('send', server.take, signedOut),
    change: wrap('change', ({ id }: Change) => void server.changes.push(id), signedOut),
    recall: wrap<Kept, void>('recall', () => server.stored),
    keep: wrap('keep', (kept: Kept) => void (server.stored = kept)),
    openLive: (tell) => {
      if (!isLive) return () => {};
      if (name === 'openLive' && world.active === 'refuses') throw new Error('No sockets here.');
      const hear = (news: LiveNews): void => {
        const isDoubled = name === 'openLive' && world.active === 'does it twice';
        for (let times = isDoubled ? 2 : 1; times > 0; times -= 1) {
          if (name === 'openLive' && world.active === 'answers late') void world.held(25_000).then(() => tell(news));
          else if (name !== 'openLive' || world.active !== 'is half-open') tell(news);
        }
      };
      server.listeners.add(hear);
      hear({ type: 'live.opened' });
      return () => server.listeners.delete(hear);
    },
  };
}

const KEYS = ['k1', 'k2'];

/** Two comments are written in the fault and one after it: each stands once on the server and in the list. */
function beginWith(name: PortName, isLive = true): FaultCase['begin'] {
  return (world): Life => {
    const server = new Server();
    const logic = commentsMachine.provide({ actors: commentsActors(portsOf(world, server, name, isLive)) });
    const actor = createActor(logic, { clock: world.clock, input: { readerId: 'reader' } });
    const write = (key: string): void => {
      actor.send({ type: 'draft.changed', draft: draftOf(key) });
      actor.send({ type: 'draft.send', key });
    };
    const view = () => commentsView(actor.getSnapshot());
    return {
      use: () => {
        actor.start();
        for (const key of KEYS) write(key);
      },
      networkReturned: () => actor.send({ type: 'network.returned' }),
      act: () => {
        for (const { key, refusal } of view().outgoing) if (refusal !== null) actor.send({ type: 'outgoing.retry', key });
        write('k3');
      },
      state: () => ({
        stage: view().stage,
        ids: view().ids,
        outgoing: view().outgoing,
        keys: [...server.ids.keys()].toSorted(),
        kept: server.stored,
      }),
      wanted: { stage: 'shown', ids: ['3', '2', '1'], outgoing: [], keys: ['k1', 'k2', 'k3'], kept: NOTHING_KEPT },
      watch: () => {
        const { ids, outbox, delivered } = actor.getSnapshot().context;
        expect(new Set(ids).size).toBe(ids.length);
        expect(outbox.filter(({ key }) => delivered.includes(key))).toEqual([]);
      },
      stop: () => actor.stop(),
    };
  };
}

/** A draft that is written in the fault is in the storage after it, whether or not the reader writes on. */
function beginDraft(world: FaultyWorld): Life {
  const server = new Server();
  const logic = commentsMachine.provide({ actors: commentsActors(portsOf(world, server, 'keep', true)) });
  const actor = createActor(logic, { clock: world.clock, input: { readerId: 'reader' } }).start();
  return {
    use: () => actor.send({ type: 'draft.changed', draft: draftOf('unsent') }),
    state: () => server.stored,
    wanted: { draft: draftOf('unsent'), draftAuthorId: 'reader', outbox: [] },
    stop: () => actor.stop(),
  };
}

/** A change that was asked for in the fault holds up none that is asked for after it. */
function beginChange(world: FaultyWorld): Life {
  const server = new Server();
  const logic = commentsMachine.provide({ actors: commentsActors(portsOf(world, server, 'change', true)) });
  const actor = createActor(logic, { clock: world.clock, input: { readerId: 'reader' } }).start();
  const remove = (id: string): void => actor.send({ type: 'comment.change', change: { kind: 'delete', id } });
  return {
    use: () => remove('1'),
    act: () => remove('2'),
    state: () => [server.changes.filter((id) => id === '2'), actor.getSnapshot().context.changes],
    wanted: [['2'], []],
    stop: () => actor.stop(),
  };
}

/** Replies that did not come in the fault come once they are asked for again. */
function beginEarlier(world: FaultyWorld): Life {
  const server = new Server();
  server.ids.set('k1', '1');
  const logic = commentsMachine.provide({ actors: commentsActors(portsOf(world, server, 'loadEarlier', true)) });
  const actor = createActor(logic, { clock: world.clock, input: { readerId: null } }).start();
  const ask = (): void => actor.send({ type: 'earlier.ask', threadId: '1' });
  return {
    use: ask,
    act: ask,
    state: () => [server.brought.at(-1), [...commentsView(actor.getSnapshot()).earlier]],
    wanted: ['1', []],
    stop: () => actor.stop(),
  };
}

const CASES: readonly FaultCase[] = [
  { port: 'loadPage', faults: SERVER_FAULTS, begin: beginWith('loadPage') },
  { port: 'loadPage of a reader without live words', faults: SERVER_FAULTS, begin: beginWith('loadPage', false) },
  { port: 'send', faults: SERVER_FAULTS, begin: beginWith('send') },
  { port: 'send of a reader without live words', faults: SERVER_FAULTS, begin: beginWith('send', false) },
  { port: 'openLive', faults: ['refuses', 'is half-open', 'answers late', 'does it twice'], begin: beginWith('openLive') },
  { port: 'recall', faults: STORAGE_FAULTS, begin: beginWith('recall') },
  { port: 'keep', faults: STORAGE_FAULTS, begin: beginWith('keep') },
  { port: 'keep of a draft', faults: STORAGE_FAULTS, begin: beginDraft },
  { port: 'loadEarlier', faults: SERVER_FAULTS, begin: beginEarlier },
  { port: 'change', faults: SERVER_FAULTS, begin: beginChange },
];

test.each(faultsOf(CASES))('While %s %s no comment is doubled or lost, and five seconds after another can be sent.', (_, fault, begin) =>
  outliveFault(fault, begin),
);
