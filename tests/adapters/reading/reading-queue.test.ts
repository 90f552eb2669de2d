import { describe, expect, test } from 'vitest';
import { ReadingQueue } from '#src/adapters/reading/reading-queue.ts';

interface Place {
  readonly workId: string;
  readonly chapterId: string;
  readonly at: number;
}

const KEY = 'futago.reading-queue';
const place = (chapterId: string, at = 1): Place => ({ workId: `w${chapterId}`, chapterId, at });
const parse = (kept: unknown): Place | null => (typeof kept === 'object' && kept !== null && 'chapterId' in kept ? (kept as Place) : null);

/** Tabs over one storage and one clock. */
function tabs() {
  const kept = new Map<string, string>();
  const clock = { now: 0 };
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  } as Storage;
  const open = (page: string) => new ReadingQueue<Place>({ parse, storage: () => storage, now: () => clock.now, page });
  return { kept, clock, open };
}

const denied = (): Storage => {
  throw new DOMException('Denied', 'SecurityError');
};

const chapters = (queued: readonly { readonly place: Place }[]) => queued.map(({ place: { chapterId } }) => chapterId);

test('A place waits for its reader until it was sent, and leaves nothing behind.', () => {
  const { kept, open } = tabs();
  open('one').put('7', place('1'), false);
  const next = open('two');
  expect(next.of('8')).toEqual([]);
  expect(next.of('7')).toEqual([{ readerId: '7', place: place('1'), isRereading: false, claim: null }]);
  next.settle(next.take('7', 25));
  expect([next.of('7'), [...kept]]).toEqual([[], []]);
});

test('A newer place takes the place of the older one in its chapter, and a rereading stays one until it was sent.', () => {
  const { open } = tabs();
  const queue = open('one');
  queue.put('7', place('1', 1), true);
  queue.put('7', place('2', 2), false);
  queue.put('7', place('1', 3), false);
  expect(queue.of('7').map(({ place: { chapterId, at }, isRereading }) => [chapterId, at, isRereading])).toEqual([
    ['2', 2, false],
    ['1', 3, true],
  ]);
  queue.settle(queue.take('7', 25));
  queue.put('7', place('1', 4), false);
  expect(queue.of('7')).toMatchObject([{ isRereading: false }]);
});

test('A forgotten work waits no more, nor does anything where all is forgotten; another reader’s stays.', () => {
  const { open } = tabs();
  const queue = open('one');
  for (const chapterId of ['1', '2']) queue.put('7', place(chapterId), false);
  queue.put('8', place('1'), false);
  queue.drop('7', 'w1');
  expect(chapters(queue.of('7'))).toEqual(['2']);
  queue.drop('7', null);
  expect([queue.of('7').length, queue.of('8').length]).toEqual([0, 1]);
});

describe('A batch', () => {
  test('holds the oldest places, and none that another page is sending.', () => {
    const { open } = tabs();
    const [one, other] = [open('one'), open('other')];
    for (const chapterId of ['1', '2', '3']) one.put('7', place(chapterId), false);
    expect(chapters(one.take('7', 2))).toEqual(['1', '2']);
    expect([chapters(other.take('7', 25)), chapters(other.take('7', 25)), chapters(one.take('7', 25))]).toEqual([['3'], ['3'], ['1', '2']]);
  });

  test('goes to any page again where it was released, or where its page is gone for fifteen seconds.', () => {
    const { clock, open } = tabs();
    const [one, other] = [open('one'), open('other')];
    one.put('7', place('1'), false);
    one.release(one.take('7', 25));
    expect(other.take('7', 25)).toHaveLength(1);
    clock.now = 14_999;
    expect(one.take('7', 25)).toEqual([]);
    clock.now = 15_000;
    expect(one.take('7', 25)).toHaveLength(1);
    clock.now = -86_400_000;
    expect(other.take('7', 25)).toHaveLength(1);
  });

  test('that arrived leaves what was put in its place meanwhile.', () => {
    const { open } = tabs();
    const queue = open('one');
    queue.put('7', place('1', 1), false);
    const sent = queue.take('7', 25);
    queue.put('7', place('1', 2), false);
    queue.settle(sent);
    expect(queue.of('7')).toMatchObject([{ place: place('1', 2), claim: null }]);
  });
});

test('The oldest of more than four hundred give way.', () => {
  const { open } = tabs();
  const queue = open('one');
  for (let chapter = 0; chapter <= 400; chapter += 1) queue.put('7', place(String(chapter)), false);
  expect([queue.of('7').length, queue.of('7')[0]?.place.chapterId]).toEqual([400, '1']);
});

test.each(['{', 'null', '{}', '[null, 1, {}]', '[{"readerId":7,"place":{"chapterId":"1","at":1}}]', '[{"readerId":"7","place":null}]'])(
  'What cannot be read any more is nothing: %s',
  (text) => {
    const { kept, open } = tabs();
    kept.set(KEY, text);
    expect(open('one').of('7')).toEqual([]);
  },
);

test('A claim that cannot be read holds nobody up.', () => {
  const { kept, open } = tabs();
  kept.set(KEY, JSON.stringify([{ readerId: '7', place: place('1'), isRereading: 'yes', claim: { by: 1 } }]));
  expect(open('one').take('7', 25)).toEqual([{ readerId: '7', place: place('1'), isRereading: false, claim: null }]);
});

test('Where storage is denied nothing waits, and nothing breaks.', () => {
  const queue = new ReadingQueue<Place>({ parse, storage: denied, page: 'one' });
  queue.put('7', place('1'), false);
  expect([queue.of('7'), queue.take('7', 25)]).toEqual([[], []]);
});
