import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { CommentRefused } from '#machines/comments/index.ts';
import { begin, NOTHING_KEPT } from './comments-life.ts';

const STEPS = ['write', 'deliver', 'lose', 'refuse', 'word', 'stale', 'page1', 'page2', 'load', 'loadFails', 'retry'] as const;
const WORLD = ['opened', 'closed', 'network', 'wait', 'recall', 'keep', 'keepFails', 'logout', 'login'] as const;

/** A server that takes each key once and gives it the next id. */
class TakingServer {
  readonly ids = new Map<string, string>();
  readonly page: string[] = [];

  take(key: string): string {
    const known = this.ids.get(key);
    if (known !== undefined) return known;
    const id = String(this.ids.size + 1);
    this.ids.set(key, id);
    this.page.unshift(id);
    return id;
  }
}

function play(life: ReturnType<typeof begin>, server: TakingServer) {
  let written = 0;
  const nextId = (): string | undefined => life.send.calls[0]?.input.key;
  const tell = (key: string | undefined): void => {
    if (key !== undefined) life.news({ type: 'comment.added', key, id: server.take(key), isReply: false });
  };
  const take: Readonly<Record<string, () => unknown>> = {
    write: () => life.write(`Comment ${written}`, `k${(written += 1)}`),
    deliver: () => {
      const key = nextId();
      return key === undefined ? undefined : life.send.answer({ key, id: server.take(key), isReply: false });
    },
    lose: () => {
      const key = nextId();
      if (key !== undefined) server.take(key);
      return life.send.refuse();
    },
    refuse: () => (server.ids.has(nextId() ?? '') ? undefined : life.send.refuse(new CommentRefused('throttled'))),
    word: () => tell(nextId()),
    stale: () => tell([...server.ids.keys()][0]),
    page1: () => life.actor.send({ type: 'page.choose', page: 1 }),
    page2: () => life.actor.send({ type: 'page.choose', page: 2 }),
    load: () => life.load.answer(life.context().page === 1 ? server.page : ['old']),
    loadFails: () => life.load.refuse(),
    retry: () => life.context().outbox.forEach(({ key }) => life.actor.send({ type: 'outgoing.retry', key })),
    opened: () => life.news({ type: 'live.opened' }),
    closed: () => life.news({ type: 'live.closed' }),
    network: () => life.actor.send({ type: 'network.returned' }),
    wait: () => life.clock.increment(4000),
    recall: () => life.recall.answer(NOTHING_KEPT),
    keep: () => life.keep.answer(),
    keepFails: () => life.keep.refuse(),
    logout: () => life.actor.send({ type: 'reader.changed', readerId: null }),
    login: () => life.actor.send({ type: 'reader.changed', readerId: 'reader' }),
  };
  return take;
}

test('500 random interleavings double no comment and lose none.', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.constantFrom(...STEPS, ...WORLD), { maxLength: 40 }), async (steps) => {
      const life = begin();
      const server = new TakingServer();
      const take = play(life, server);
      const written = new Set<string>();
      for (const step of steps) {
        await take[step]?.();
        const { ids, outbox, delivered } = life.context();
        for (const { key } of outbox) written.add(key);
        expect(new Set(ids).size).toBe(ids.length);
        expect(outbox.filter(({ key }) => delivered.includes(key))).toEqual([]);
        for (const key of written) expect(delivered.includes(key) || outbox.some((outgoing) => outgoing.key === key)).toBe(true);
      }
      await heal(life, server, take);
      const { ids, outbox } = life.context();
      expect(outbox).toEqual([]);
      expect(ids).toEqual(server.page);
      life.actor.stop();
    }),
    { numRuns: 500 },
  );
});

/** All faults end: the machine must come to rest with everything delivered. */
async function heal(life: ReturnType<typeof begin>, server: TakingServer, take: Readonly<Record<string, () => unknown>>): Promise<void> {
  life.send.calls.length = 0;
  life.load.calls.length = 0;
  life.actor.send({ type: 'reader.changed', readerId: null });
  life.actor.send({ type: 'reader.changed', readerId: 'reader' });
  await take['retry']?.();
  for (let left = life.context().outbox.length; left > 0; left -= 1) {
    const input = life.send.calls.pop()?.input;
    if (input) life.send.calls.length = 0;
    const { sending } = life.context();
    if (sending !== null) life.news({ type: 'comment.added', key: sending, id: server.take(sending), isReply: false });
    life.clock.increment(10_000);
    life.clock.increment(4000);
  }
  life.load.calls.length = 0;
  life.actor.send({ type: 'page.choose', page: 1 });
  await life.load.answer(server.page);
}
