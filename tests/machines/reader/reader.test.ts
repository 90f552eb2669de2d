import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { readerActors, readerMachine, type ReaderPorts } from '#machines/reader/index.ts';
import { guardNames, invertGuard, never, settled, walkPaths } from '#tests/support/machines/machine-walk.ts';
import { begin, OPENED, placeAt } from './reader-life.ts';

const SILENT: ReaderPorts = { prepareNext: never, loadPage: never, autoScroll: () => () => {} };
const silent = readerMachine.provide({ actors: readerActors(SILENT) });

/** A value of the open chapter that differs from its beginning in these regions. */
function value(regions: object = {}): string {
  const begun = {
    pages: 'opening',
    chrome: 'shown',
    view: 'plain',
    motion: 'resting',
    next: 'unasked',
    network: 'online',
    pictures: 'resting',
  };
  return JSON.stringify({ open: { ...begun, ...regions } });
}

function sorted(values: readonly string[]): readonly string[] {
  return values.toSorted();
}

describe('paths', () => {
  test('Every simple path of place and bars ends where the chart says, and none leads back from a chapter that was left.', () => {
    const events = [placeAt(2), placeAt(10), { type: 'chrome.toggle' }, { type: 'chrome.show' }, { type: 'chrome.hide' }];
    const { paths, reached, astray } = walkPaths(silent, [...events, { type: 'chapter.left' }], { ...OPENED, hasNext: false });
    const places = ['opening', 'reading', { atEnd: 'arriving' }];
    const wanted = places.flatMap((pages) => ['shown', 'hidden'].map((chrome) => value({ pages, chrome })));
    expect([astray, paths > 20]).toEqual([[], true]);
    expect(reached).toEqual(sorted([...wanted, '"left"']));
  });

  test('Every simple path of what enlarges or moves the pages ends where the chart says.', () => {
    const events = [
      { type: 'view.zoomed' },
      { type: 'view.unzoomed' },
      { type: 'scroll.start', speed: 2 },
      { type: 'scroll.stop' },
      placeAt(3, 0),
      placeAt(10),
    ];
    const { paths, reached, astray } = walkPaths(silent, events, { ...OPENED, hasNext: false });
    const places = ['opening', 'reading', { atEnd: 'arriving' }];
    const seen = ['plain', 'zoomed'].flatMap((view) => ['resting', 'autoScrolling'].map((motion) => ({ view, motion })));
    const wanted = places.flatMap((pages) => seen.map((how) => value({ pages, ...how })));
    expect([astray, paths > 20]).toEqual([[], true]);
    expect(reached).toEqual(sorted(wanted));
  });

  test('Every simple path of the next chapter and the network ends where the chart says.', () => {
    const events = [
      placeAt(9, 0),
      { type: 'xstate.done.actor.0.reader.open.next.preparing' },
      { type: 'xstate.error.actor.0.reader.open.next.preparing' },
      { type: 'network.lost' },
      { type: 'network.returned' },
    ];
    const { paths, reached, astray } = walkPaths(silent, events, OPENED);
    const networks = ['online', 'offline'];
    const asked = ['preparing', 'ready', 'failed'].flatMap((next) => networks.map((network) => value({ pages: 'reading', next, network })));
    expect([astray, paths > 15]).toEqual([[], true]);
    expect(reached).toEqual(sorted([...networks.map((network) => value({ network })), ...asked]));
  });

  test('Every simple path of the network and broken pictures ends where the chart says.', () => {
    const events = [
      { type: 'network.lost' },
      { type: 'network.returned' },
      { type: 'page.failed', id: '4' },
      { type: 'page.retry', id: '4' },
      { type: 'page.loaded', id: '4' },
      { type: 'xstate.error.actor.0.reader.open.pictures.retrying' },
    ];
    const { paths, reached, astray } = walkPaths(silent, events, OPENED);
    const wanted = ['online', 'offline'].flatMap((network) => ['resting', 'retrying'].map((pictures) => value({ network, pictures })));
    expect([astray, paths > 10]).toEqual([[], true]);
    expect(reached).toEqual(sorted(wanted));
  });
});

describe('the bars', () => {
  test('They are taken over as the page shows them, go when the reader reads on, and come back at the end.', () => {
    expect([begin().state().isChromeShown, begin({ isChromeShown: false }).state().isChromeShown]).toEqual([true, false]);
    const life = begin();
    life.go(0, 0);
    expect(life.state().isChromeShown).toBe(true);
    life.go(1);
    expect(life.state().isChromeShown).toBe(false);
    life.go(10);
    expect(life.state().isChromeShown).toBe(true);
    life.actor.send({ type: 'chrome.hide' });
    life.go(10, 0);
    expect(life.state().isChromeShown).toBe(true);
    life.go(9, -1);
    expect(life.state().isChromeShown).toBe(false);
  });
});

describe('the end', () => {
  test('The next chapter is chosen by a step past the end, not by one that came within 400 ms of it, and never without.', () => {
    const life = begin();
    life.actor.send({ type: 'chapter.goOn' });
    life.go(10);
    life.actor.send({ type: 'chapter.goOn' });
    life.clock.increment(399);
    life.go(10, 0);
    life.actor.send({ type: 'chapter.goOn' });
    life.clock.increment(60_000);
    expect(life.facts).toEqual([]);
    life.actor.send({ type: 'chapter.goOn' });
    expect(life.facts).toEqual([{ type: 'next.chosen' }]);
  });

  test('Where there is no next chapter, none is chosen; who goes back from the end waits anew.', () => {
    const last = begin({ hasNext: false });
    last.go(10);
    last.clock.increment(400);
    last.actor.send({ type: 'chapter.goOn' });
    const life = begin();
    life.go(10);
    life.clock.increment(400);
    life.go(9, -1);
    life.go(10);
    life.actor.send({ type: 'chapter.goOn' });
    expect([last.facts, life.facts]).toEqual([[], []]);
  });
});

describe('the next chapter', () => {
  test('It is prepared once, when four fifths are seen; where there is none, never.', async () => {
    const life = begin();
    life.go(7);
    expect(life.prepare.calls).toHaveLength(0);
    life.go(8);
    life.go(9);
    expect(life.prepare.calls).toHaveLength(1);
    await life.prepare.answer();
    life.go(10);
    const last = begin({ hasNext: false });
    last.go(10);
    expect([life.prepare.calls.length, life.is('next', 'ready'), last.prepare.calls.length]).toEqual([0, true, 0]);
  });

  test('Refused or hanging, it is asked for again by the next move after four seconds, and at once with the network.', async () => {
    const life = begin();
    life.go(8);
    await life.prepare.refuse();
    life.go(9);
    expect(life.prepare.calls).toHaveLength(0);
    life.clock.increment(4000);
    life.go(10);
    expect(life.prepare.calls).toHaveLength(1);
    life.clock.increment(10_000);
    expect(life.is('next', 'failed')).toBe(true);
    life.actor.send({ type: 'network.returned' });
    life.prepare.calls.shift();
    await life.prepare.answer();
    expect(life.is('next', 'ready')).toBe(true);
  });
});

describe('pictures that did not come', () => {
  test('One is asked for again by wish; when it comes the others are asked for too, one after the other.', async () => {
    const life = begin();
    for (const id of ['a', 'b', 'a', 'c']) life.actor.send({ type: 'page.failed', id });
    expect(life.state().broken).toEqual(['a', 'b', 'c']);
    life.actor.send({ type: 'page.retry', id: 'b' });
    life.actor.send({ type: 'page.retry', id: 'b' });
    life.actor.send({ type: 'page.retry', id: 'whole' });
    expect(life.load.calls.map(({ input }) => input)).toEqual(['b']);
    await life.load.answer();
    expect(life.load.calls.map(({ input }) => input)).toEqual(['a']);
    await life.load.answer();
    await life.load.refuse();
    expect([life.state().broken, life.load.calls, life.is('pictures', 'resting')]).toEqual([['c'], [], true]);
  });

  test('One that comes by another way is whole, whether or not it was awaited.', async () => {
    const life = begin();
    for (const id of ['a', 'b']) life.actor.send({ type: 'page.failed', id });
    life.actor.send({ type: 'page.retry', id: 'a' });
    life.actor.send({ type: 'page.loaded', id: 'b' });
    expect([life.state().broken, life.load.calls.length]).toEqual([['a'], 1]);
    life.actor.send({ type: 'page.loaded', id: 'a' });
    expect([life.state().broken, life.is('pictures', 'resting')]).toEqual([[], true]);
    await life.load.refuse();
    expect(life.state().broken).toEqual([]);
  });

  test('All are asked for when the network is back; one that hangs ten seconds holds up nothing for good.', async () => {
    const life = begin({ isOnline: false });
    expect(life.state().isOnline).toBe(false);
    for (const id of ['a', 'b']) life.actor.send({ type: 'page.failed', id });
    life.actor.send({ type: 'network.returned' });
    expect([life.state().isOnline, life.load.calls.map(({ input }) => input)]).toEqual([true, ['a']]);
    life.clock.increment(10_000);
    expect([life.is('pictures', 'resting'), life.state().broken]).toEqual([true, ['a', 'b']]);
    life.actor.send({ type: 'network.lost' });
    life.actor.send({ type: 'network.returned' });
    life.load.calls.shift();
    await life.load.answer();
    await life.load.answer();
    expect(life.state()).toMatchObject({ isOnline: true, broken: [] });
  });
});

test('Left, a chapter hears of nothing any more, and everything it had begun is stopped.', async () => {
  const life = begin();
  life.go(8);
  life.actor.send({ type: 'scroll.start', speed: 3 });
  life.actor.send({ type: 'chapter.left' });
  expect([life.value(), life.actor.getSnapshot().status, life.isScrolling()]).toEqual(['left', 'done', false]);
  await life.prepare.answer();
  expect(life.value()).toBe('left');
});

test('Unplugged ports fail in every region, and nothing hangs.', async () => {
  const actor = createActor(readerMachine, { input: OPENED }).start();
  actor.send({ type: 'page.failed', id: '4' });
  actor.send({ type: 'page.retry', id: '4' });
  actor.send({ type: 'scroll.start', speed: 1 });
  actor.send(placeAt(9));
  await settled();
  expect(actor.getSnapshot().value).toMatchObject({ open: { motion: 'resting', next: 'failed', pictures: 'resting' } });
  actor.stop();
});

async function scenario(machine = readerMachine) {
  const life = begin({ machine });
  const seen: unknown[] = [life.value()];
  const look = () => seen.push(life.value(), life.facts.length, life.load.calls.length, life.prepare.calls.length);
  const steps: readonly (() => void | Promise<void>)[] = [
    () => life.go(0, 0),
    () => life.actor.send({ type: 'view.zoomed' }),
    () => life.go(0, 0),
    () => life.go(1),
    () => life.actor.send({ type: 'view.unzoomed' }),
    () => life.actor.send({ type: 'scroll.start', speed: 2 }),
    () => life.actor.send({ type: 'page.failed', id: 'a' }),
    () => life.actor.send({ type: 'page.failed', id: 'b' }),
    () => life.actor.send({ type: 'page.retry', id: 'a' }),
    () => life.actor.send({ type: 'page.loaded', id: 'b' }),
    () => life.load.answer(),
    () => life.go(10),
    () => life.clock.increment(400),
    () => life.actor.send({ type: 'chapter.goOn' }),
  ];
  for (const step of steps) {
    await step();
    look();
  }
  return seen;
}

test.each(guardNames(readerMachine))('Turning the guard %s round is noticed.', async (name) => {
  const expected = await scenario();
  const inverted = await scenario(invertGuard(readerMachine, name)).catch((error: Error) => error.message);
  expect(inverted).not.toEqual(expected);
});
