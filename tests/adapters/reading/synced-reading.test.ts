import { describe, expect, test } from 'vitest';
import { ReadingRefused } from '#machines/reading-sync/index.ts';
import { OperationFailed } from '#src/adapters/graphql/graphql-host.errors.ts';
import { known, NOON, place, position, reached, SAVED, world } from './reading-world.ts';

describe('send', () => {
  test('sends what waits, whole, once.', async () => {
    const { reading, queue, sent, signal } = world([SAVED]);
    queue.put('7', place('1'), false);
    queue.put('7', place('2'), true);
    queue.put('8', place('3'), false);
    expect(await reading.send('7', signal)).toBe(0);
    expect(await reading.send('7', signal)).toBe(0);
    const common = { workId: '12', elementId: 'p3', offset: 12, order: 2, count: 9, before: ['p2', 'p1'], after: ['p4'] };
    const rest = { contentHash: 'h1', progress: 0.5, reach: null, at: '2026-11-20T12:00:00.000Z' };
    const positions = [
      { ...common, chapterId: '1', ...rest, isRereading: false },
      { ...common, chapterId: '2', ...rest, isRereading: true },
    ];
    expect(sent).toEqual([{ operation: 'SavePositions', variables: { positions } }]);
    expect(queue.of('8')).toHaveLength(1);
  });

  test('says how far the reader came, in the version of the chapter that the place is in.', async () => {
    const { reading, queue, reaches, sent, signal } = world([SAVED]);
    reaches.push(reached('1', { order: 7 }), reached('2', { order: 7, contentHash: 'h0' }), reached('3', { order: 12 }));
    for (const chapterId of ['1', '2', '3', '4']) queue.put('7', place(chapterId), false);
    await reading.send('7', signal);
    expect(sent[0]?.variables).toMatchObject({ positions: [{ reach: 7 }, { reach: null }, { reach: 9 }, { reach: null }] });
  });

  test('leaves what found no room, and says how much.', async () => {
    const { reading, queue, signal } = world([SAVED, SAVED]);
    for (let chapter = 1; chapter <= 30; chapter += 1) queue.put('7', place(String(chapter)), false);
    expect([await reading.send('7', signal), await reading.send('7', signal)]).toEqual([5, 0]);
  });

  test.each([
    ['the network failed', new Error('Failed to fetch'), false],
    ['the server broke', new OperationFailed('SavePositions', ['Oh'], ['INTERNAL_SERVER_ERROR']), false],
    ['the session has ended', new OperationFailed('SavePositions', ['Who?'], ['UNAUTHENTICATED']), true],
    ['there were too many', { savePositions: { __typename: 'Throttled', retryAfterSeconds: 60 } }, true],
  ])('keeps everything where %s', async (_, answer, isRefused) => {
    const { reading, queue, signal } = world([answer, SAVED]);
    queue.put('7', place('1'), false);
    const failed = reading.send('7', signal);
    await expect(failed).rejects.toThrow();
    expect(await failed.catch((error: unknown) => error instanceof ReadingRefused)).toBe(isRefused);
    expect(queue.of('7')).toMatchObject([{ claim: null }]);
    expect(await reading.send('7', signal)).toBe(0);
  });

  test('lets go of what the server will never take.', async () => {
    const { reading, queue, signal } = world([new OperationFailed('SavePositions', ['progress must be …'], ['BAD_USER_INPUT'])]);
    queue.put('7', place('1'), false);
    await expect(reading.send('7', signal)).rejects.toBeInstanceOf(ReadingRefused);
    expect(queue.of('7')).toEqual([]);
  });
});

describe('sendLast', () => {
  test('sends all that waits of the reader, also what another page was sending, and what they took out of their history first.', async () => {
    const { reading, queue, elsewhere, sent, signal } = world([{ forgetPositions: { isDone: true } }, SAVED, SAVED]);
    for (let chapter = 1; chapter <= 30; chapter += 1) queue.put('7', place(String(chapter)), false);
    queue.put('8', place('3'), false);
    elsewhere.take('7', 9);
    reading.forget('7', '13');
    await reading.sendLast('7', signal);
    expect(sent.map(({ operation }) => operation)).toEqual(['ForgetPositions', 'SavePositions', 'SavePositions']);
    expect([queue.of('7'), queue.of('8').length]).toEqual([[], 1]);
  });

  test('asks nothing where nothing waits, and keeps what cannot be sent.', async () => {
    const { reading, queue, sent, signal } = world([new Error('Failed to fetch'), SAVED]);
    await reading.sendLast('7', signal);
    expect(sent).toEqual([]);
    queue.put('7', place('1'), false);
    await expect(reading.sendLast('7', signal)).rejects.toThrow('Failed to fetch');
    expect(queue.of('7')).toMatchObject([{ claim: null }]);
    await reading.sendLast('7', signal);
    expect(queue.of('7')).toEqual([]);
  });
});

describe('ask', () => {
  test('takes in what is further than what this browser keeps, or of a later reading, and leaves the rest.', async () => {
    const told = [
      position('new'),
      position('further', { progress: 0.8 }),
      position('nearer', { progress: 0.2, at: NOON + 9 }),
      position('again', { progress: 0.1, at: NOON + 9, rereadSince: new Date(NOON + 9).toISOString() }),
      position('left', { progress: 1 }),
    ];
    const { reading, queue, local, signal } = world([known(told)]);
    const own = ['further', 'nearer', 'again', 'left'].map((chapterId) => place(chapterId));
    local.push(...own);
    queue.put('7', place('left', { progress: 0.1 }), true);
    await reading.ask('7', signal);
    expect(local.slice(own.length)).toEqual([
      place('new'),
      place('further', { progress: 0.8 }),
      place('again', { progress: 0.1, at: NOON + 9 }),
    ]);
  });

  test('takes in how far the reader came elsewhere, though their place there is nearer, and what they finished.', async () => {
    const told = [
      position('new', { reach: 5 }),
      position('nearer', { progress: 0.2, reach: 6 }),
      position('less', { progress: 0.2, reach: 1 }),
      position('finished', { progress: 0.2, readAt: '2026-11-19T12:00:00.000Z' }),
      position('other version', { progress: 0.2, contentHash: 'h0', reach: 6 }),
      position('newer version', { progress: 0.8, contentHash: 'h2', reach: 1 }),
    ];
    const { reading, local, reaches, signal } = world([known(told)]);
    const names = ['nearer', 'less', 'finished', 'other version', 'newer version'];
    local.push(...names.map((chapterId) => place(chapterId)));
    reaches.push(...names.map((chapterId) => reached(chapterId, { order: 3, at: 1000 })));
    await reading.ask('7', signal);
    expect(reaches).toEqual([
      reached('less', { order: 3, at: 1000 }),
      reached('other version', { order: 3, at: 1000 }),
      reached('new', { order: 5 }),
      reached('nearer', { order: 6 }),
      reached('finished', { order: 3, isRead: true }),
      reached('newer version', { order: 1, contentHash: 'h2' }),
    ]);
  });

  test('brings the works read last into the history.', async () => {
    const chapter = { id: '345', number: '12', title: null };
    const cover = { width: 600, height: 900, dominantColor: '#405870', thumbhash: 'EQgK', sources: [] };
    const [covered, bare] = [
      { id: '12', title: 'Lồng đèn cá chép' },
      { id: '13', title: 'Hai ngọn hải đăng' },
    ];
    const { reading, entries, taken, signal } = world([
      known(
        [],
        [
          { at: '2026-11-20T12:00:00.000Z', work: { ...covered, isSensitive: true, cover }, chapter },
          { at: '2026-11-20T12:00:00.000Z', work: { ...bare, isSensitive: false, cover: null }, chapter },
        ],
      ),
    ]);
    await reading.ask('7', signal);
    expect(entries).toEqual([
      { ...covered, chapter, next: null, cover: { ...cover, isVeiled: true }, reading_at: NOON },
      { ...bare, chapter, next: null, cover: null, reading_at: NOON },
    ]);
    expect(taken).toEqual([2]);
  });

  test('asks once a session, and anew after a failure.', async () => {
    const { reading, sent, signal } = world([new Error('Failed to fetch'), known([])]);
    await expect(reading.ask('7', signal)).rejects.toThrow('Failed to fetch');
    await reading.ask('7', signal);
    await reading.ask('7', signal);
    expect(sent.map(({ operation }) => operation)).toEqual(['OwnReading', 'OwnReading']);
  });

  test('asks each time where it is not known which session it is, and still remembers what it brought.', async () => {
    const { reading, sent, local, signal } = world([known([position('1')]), known([])], '');
    await reading.ask('7', signal);
    await reading.ask('7', signal);
    expect([sent.length, local.length]).toEqual([2, 1]);
    await reading.forgetOthers(null);
    expect(local).toEqual([]);
  });

  test('takes nothing in where nobody is signed in, or where it is asked no more.', async () => {
    const { reading, signal } = world([{ viewer: null }]);
    await expect(reading.ask('7', signal)).rejects.toBeInstanceOf(ReadingRefused);
    const late = world([known([position('1')])]);
    await expect(late.reading.ask('7', AbortSignal.abort())).rejects.toBeInstanceOf(ReadingRefused);
    expect(late.local).toEqual([]);
  });
});

describe('forgetOthers', () => {
  const chapter = { id: '345', number: '12', title: null };
  const read = (id: string) => ({ at: new Date(NOON).toISOString(), work: { id, title: 'Lồng đèn cá chép' }, chapter });
  const answer = known([position('brought'), position('read on here')], [read('1'), read('2')]);

  test('takes away what was brought for another reader, and leaves what was read here since.', async () => {
    const { reading, local, entries, taken, signal } = world([answer, answer]);
    local.push(place('of this browser'));
    await reading.ask('7', signal);
    await reading.forgetOthers('7');
    expect([local.length, entries.length]).toEqual([3, 2]);
    local.splice(2, 1, place('read on here', { at: NOON + 5 }));
    entries.splice(1, 1, { id: '2', title: 'Lồng đèn cá chép', chapter, next: null, cover: null, reading_at: NOON + 60_000 });
    await reading.forgetOthers(null);
    expect(local.map(({ chapterId }) => chapterId)).toEqual(['of this browser', 'read on here']);
    expect(entries.map(({ id }) => id)).toEqual(['2']);
    expect(taken).toHaveLength(2);
    await reading.ask('7', signal);
    expect(local.map(({ chapterId }) => chapterId)).toContain('brought');
  });

  test('takes away how far that reader came, also where their place was not taken, and not where it was read on here.', async () => {
    const { reading, local, reaches, signal } = world([
      known(['nearer', 'read on here'].map((id) => position(id, { progress: 0.1, reach: 6 }))),
    ]);
    const names = ['nearer', 'read on here', 'of this browser'];
    local.push(...names.map((chapterId) => place(chapterId)));
    reaches.push(...names.map((chapterId) => reached(chapterId, { at: 1000 })));
    await reading.ask('7', signal);
    reaches.splice(2, 1, reached('read on here', { order: 6, at: NOON + 5 }));
    await reading.forgetOthers(null);
    expect(local).toHaveLength(3);
    expect(reaches).toEqual([reached('of this browser', { at: 1000 }), reached('read on here', { order: 6, at: NOON + 5 })]);
  });

  test('takes away what was still being brought when its reader left.', async () => {
    const { reading, local, entries, taken } = world([answer]);
    const leaving = new AbortController();
    entries.push = (...added) => {
      leaving.abort();
      void reading.forgetOthers(null);
      return Array.prototype.push.apply(entries, added);
    };
    await reading.ask('7', leaving.signal);
    expect([local.length, entries.length, taken.length]).toEqual([0, 0, 1]);
  });

  test('of nothing takes nothing away.', async () => {
    const { reading, local, taken } = world([]);
    local.push(place('of this browser'));
    await reading.forgetOthers(null);
    expect([local.length, taken]).toEqual([1, []]);
  });
});

describe('forget', () => {
  const FORGOTTEN = { forgetPositions: { isDone: true } };

  test('tells the server before anything that is read after it, once, and drops what waited.', async () => {
    const { reading, queue, sent, signal } = world([new Error('Failed to fetch'), FORGOTTEN, SAVED]);
    queue.put('7', place('1'), false);
    reading.forget('7', '12');
    reading.forget('7', '12');
    queue.put('7', place('2'), false);
    await expect(reading.send('7', signal)).rejects.toThrow('Failed to fetch');
    expect(await reading.send('7', signal)).toBe(0);
    expect(sent.map(({ operation }) => operation)).toEqual(['ForgetPositions', 'ForgetPositions', 'SavePositions']);
    expect(sent[1]?.variables).toEqual({ language: 'vi', workId: '12' });
    expect(sent[2]?.variables).toMatchObject({ positions: [{ chapterId: '2' }] });
  });

  test('tells it before the places of other devices are asked for, and nothing for another reader.', async () => {
    const { reading, sent, signal } = world([known([]), FORGOTTEN, known([])]);
    reading.forget('7', null);
    await reading.ask('8', signal);
    await reading.forgetOthers('7');
    await reading.ask('7', signal);
    expect(sent.map(({ operation }) => operation)).toEqual(['OwnReading', 'ForgetPositions', 'OwnReading']);
  });
});
