import { createHmac } from 'node:crypto';
import { afterEach, expect, test } from 'vitest';
import { NO_NOTICES, type Notice, type Notices, type Told, type Topic } from '#server/platform/notices/notices.ts';
import { PushClient } from './push-client.ts';
import { APP, type RealtimeSite, startRealtimeSite } from './realtime-site.ts';

const CHANNEL = 'presence-chapter.7';
/** Milliseconds: no test that waits for none meets one. */
const SWEEP = 60_000;
const SWEEP_TO_WAIT_FOR = 100;
const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close();
});

/** Carries notices between the processes of a test, at once and in order; one that is cut off neither tells nor hears. */
class Bus {
  readonly #processes: { isCut: boolean; readonly listeners: ((notice: Notice) => void)[] }[] = [];

  join(): Notices & { cut(): void } {
    const own = { isCut: false, listeners: [] as ((notice: Notice) => void)[] };
    this.#processes.push(own);
    return {
      ...NO_NOTICES,
      tell: async (notice) => {
        if (own.isCut) return;
        const written = JSON.stringify(notice);
        for (const other of this.#processes)
          if (other !== own && !other.isCut) for (const listener of other.listeners) listener(JSON.parse(written) as Notice);
      },
      onTold: <Name extends Topic>(topic: Name, listener: (told: Told[Name]) => void) => {
        own.listeners.push((notice) => {
          if (notice.topic === topic) listener(notice.told as Told[Name]);
        });
      },
      cut: () => (own.isCut = true),
    };
  }
}

async function start(notices: Notices, sweepInterval = SWEEP): Promise<RealtimeSite> {
  const site = await startRealtimeSite({ notices, hub: { limits: { sweepInterval } } });
  closing.push(() => site.close());
  return site;
}

/** A socket of the member, and who it was told is there. */
async function enter(site: RealtimeSite, id: string): Promise<{ client: PushClient; ids: readonly string[] }> {
  const client = await PushClient.open(site.port);
  closing.push(() => client.close());
  const channel_data = JSON.stringify({ user_id: id, user_info: { name: id } });
  const auth = `${APP.key}:${createHmac('sha256', APP.secret).update(`${client.id}:${CHANNEL}:${channel_data}`).digest('hex')}`;
  client.say('pusher:subscribe', { channel: CHANNEL, auth, channel_data });
  const { data } = await client.next('pusher_internal:subscription_succeeded', CHANNEL);
  return { client, ids: (JSON.parse(String(data)) as { presence: { ids: string[] } }).presence.ids.toSorted() };
}

async function heard({ client }: { readonly client: PushClient }, event: 'added' | 'removed'): Promise<unknown> {
  const { data } = await client.next(`pusher_internal:member_${event}`, CHANNEL);
  return (JSON.parse(String(data)) as { user_id: unknown }).user_id;
}

async function countOf(site: RealtimeSite): Promise<unknown> {
  const answer = await site.sdk.get({ path: `/channels/${CHANNEL}`, params: { info: 'user_count' } });
  return ((await answer.json()) as { user_count: unknown }).user_count;
}

test('Who is present at one process is present at all, once, until their last socket anywhere closes.', async () => {
  const bus = new Bus();
  const [one, two] = [await start(bus.join()), await start(bus.join())];
  const lan = await enter(one, 'lan');
  expect(lan.ids).toEqual(['lan']);
  const mai = await enter(two, 'mai');
  expect(mai.ids).toEqual(['lan', 'mai']);
  expect(await heard(lan, 'added')).toBe('mai');
  const here = await enter(one, 'mai');
  expect([await countOf(one), await countOf(two)]).toEqual([2, 2]);
  mai.client.close();
  await expect.poll(() => two.realtime.sockets()).toBe(0);
  expect([await countOf(one), await countOf(two)]).toEqual([2, 2]);
  here.client.close();
  expect(await heard(lan, 'removed')).toBe('mai');
  expect(lan.client.messages.filter(({ event }) => event.includes('member'))).toEqual([]);
});

test('A process that starts later learns who is there, and one that ends takes its members along.', async () => {
  const bus = new Bus();
  const one = await start(bus.join());
  const lan = await enter(one, 'lan');
  const two = await start(bus.join());
  expect((await enter(two, 'mai')).ids).toEqual(['lan', 'mai']);
  expect(await heard(lan, 'added')).toBe('mai');
  await two.realtime.stop();
  expect(await heard(lan, 'removed')).toBe('mai');
});

test('The members of a process that dies without a word are gone after three sweeps.', async () => {
  const bus = new Bus();
  const dying = bus.join();
  const [one, two] = [await start(bus.join(), SWEEP_TO_WAIT_FOR), await start(dying, SWEEP_TO_WAIT_FOR)];
  const lan = await enter(one, 'lan');
  await enter(two, 'mai');
  expect(await heard(lan, 'added')).toBe('mai');
  dying.cut();
  expect(await heard(lan, 'removed')).toBe('mai');
});

test('A word about a channel that a later one overtook changes nothing.', async () => {
  const bus = new Bus();
  const teller = bus.join();
  const one = await start(bus.join());
  const lan = await enter(one, 'lan');
  const told = { hub: 'other', channel: CHANNEL };
  const mai = { id: 'mai', info: {} };
  await teller.tell({ topic: 'presence', told: { ...told, version: 2, members: [mai] } });
  expect(await heard(lan, 'added')).toBe('mai');
  await teller.tell({ topic: 'presence', told: { ...told, version: 1, members: [] } });
  expect(await countOf(one)).toBe(2);
  await teller.tell({ topic: 'presence', told: { ...told, version: 3, members: [] } });
  expect(await heard(lan, 'removed')).toBe('mai');
});
