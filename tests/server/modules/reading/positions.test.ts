import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ask, bearer, PASSWORD, registerAccount } from '#tests/support/site/accounts.ts';
import { EVENING, MORNING, NOON, type ReadingSite, SAVE, startReadingSite } from './reading-site.ts';

const CONTINUE = `query ($language: Language! = vi, $limit: Int! = 20) { viewer { continueReading(language: $language, limit: $limit) {
  at progress work { title } chapter { id number } } } }`;

let at: ReadingSite;

beforeAll(async () => {
  at = await startReadingSite();
});
afterAll(() => at.close());
beforeEach(() => at.clear());

/** What is kept of the first chapter after these were saved, each in a batch of its own. */
async function keptAfter(...given: readonly Readonly<Record<string, unknown>>[]) {
  for (const position of given) await at.save([at.position(position)]);
  const [kept] = await at.positions();
  return { progress: kept?.['progress'], at: kept?.['at'], rereadSince: kept?.['rereadSince'] };
}

/** The same of the first chapter's order, reach and version. */
async function reachAfter(...given: readonly Readonly<Record<string, unknown>>[]) {
  await at.clear();
  for (const position of given) await at.save([at.position(position)]);
  return (await at.positions()).map(({ order, reach, contentHash }) => [order, reach, contentHash]);
}

const dayIn = (timeZone: string, instant: Date): string => instant.toLocaleDateString('sv', { timeZone });

describe('readingDays', () => {
  const DAYS = 'query ($timeZone: String!) { viewer { readingDays(timeZone: $timeZone) { day chaptersCount } } }';

  it('counts the chapters of each day in the reader’s own calendar, of the last 53 weeks', async () => {
    const [now, before] = [new Date(), new Date(Date.now() - 40 * 24 * 3_600_000)];
    await at.save([at.position({ at: now.toISOString() }), at.position({ at: before.toISOString() }, 1)]);
    for (const timeZone of ['Asia/Tokyo', 'America/Los_Angeles']) {
      const days = [before, now].map((instant) => ({ day: dayIn(timeZone, instant), chaptersCount: 1 }));
      expect(await at.run(DAYS, { timeZone })).toEqual({ viewer: { readingDays: days } });
    }
    await at.clear();
    await at.save([at.position({ at: '2020-01-01T00:00:00.000Z' })]);
    expect(await at.run(DAYS, { timeZone: 'Asia/Tokyo' })).toEqual({ viewer: { readingDays: [] } });
  });

  it('refuses a time zone that is none', async () => {
    await expect(at.run(DAYS, { timeZone: 'Mặt/Trăng' })).rejects.toThrow('timeZone must be a time zone');
  });
});

describe('savePositions', () => {
  it('keeps where the reader is, whole, and the same again changes nothing', async () => {
    const { isRereading: _isRereading, ...position } = at.position();
    expect(await at.save([at.position()])).toEqual({ __typename: 'PositionsSaved', taken: 1, ignored: 0 });
    expect(await at.save([at.position()])).toEqual({ __typename: 'PositionsSaved', taken: 0, ignored: 0 });
    expect(await at.positions()).toEqual([{ ...position, rereadSince: null, readAt: null }]);
  });

  it('lets the furthest stay, and of two as far the newer, in whatever order they come', async () => {
    const far = { progress: 0.8, at: NOON };
    const orders = [
      [far, { progress: 0.3, at: EVENING }],
      [{ progress: 0.3, at: EVENING }, far],
      [far, { progress: 0.8, at: MORNING }],
      [{ progress: 0.8, at: MORNING }, far],
    ];
    for (const order of orders) {
      await at.clear();
      expect(await keptAfter(...order)).toEqual({ progress: 0.8, at: NOON, rereadSince: null });
    }
  });

  it('lets a rereading take the place of what is older, after which what was read before counts no more', async () => {
    const again = { progress: 0.1, at: NOON, isRereading: true };
    expect(await keptAfter({ progress: 1, at: MORNING }, again)).toEqual({ progress: 0.1, at: NOON, rereadSince: NOON });
    expect(await keptAfter({ progress: 0.9, at: MORNING })).toEqual({ progress: 0.1, at: NOON, rereadSince: NOON });
    expect(await keptAfter(again, { progress: 0.2, at: EVENING })).toEqual({ progress: 0.2, at: EVENING, rereadSince: NOON });
    expect(await keptAfter({ ...again, at: MORNING })).toEqual({ progress: 0.2, at: EVENING, rereadSince: NOON });
  });

  it('lets the furthest reach in a version stay, whichever position does, and takes that of another version with its position', async () => {
    const back = { order: 1, progress: 0.3, reach: 3, at: EVENING };
    expect(await reachAfter({}, back)).toEqual([[2, 3, 'content-1']]);
    expect(await reachAfter(back, {})).toEqual([[2, 3, 'content-1']]);
    expect(await reachAfter({ reach: 4 }, { ...back, isRereading: true })).toEqual([[1, 4, 'content-1']]);
    expect(await reachAfter({ reach: 4 }, { ...back, contentHash: 'content-2' })).toEqual([[2, 4, 'content-1']]);
    expect(await reachAfter({ reach: 4 }, { ...back, contentHash: 'content-2', progress: 0.8 })).toEqual([[1, 3, 'content-2']]);
    for (const reach of [null, undefined]) expect(await reachAfter({ reach })).toEqual([[2, 2, 'content-1']]);
  });

  it('tells the reach of a position from before anybody told it as the place itself', async () => {
    await at.save([at.position({ reach: 4 })]);
    await at.test.database.updateTable('reading_positions').set({ reach: null }).execute();
    expect(await at.positions()).toMatchObject([{ order: 2, reach: 2 }]);
    await at.save([at.position({ progress: 0.1, reach: 1 })]);
    expect(await at.positions()).toMatchObject([{ order: 2, reach: 2 }]);
    await at.save([at.position({ progress: 0.1, reach: 3 })]);
    expect(await at.positions()).toMatchObject([{ order: 2, reach: 3 }]);
  });

  it('tells when a chapter was read to its end, while it is read again too', async () => {
    await at.save([at.position({ progress: 1, at: MORNING })]);
    await at.save([at.position({ progress: 0.1, at: NOON, isRereading: true })]);
    expect(await at.positions()).toMatchObject([{ progress: 0.1, readAt: MORNING }]);
  });

  it('takes what a clock that runs ahead says for now', async () => {
    await at.save([at.position({ at: '2999-01-01T00:00:00.000Z' })]);
    const [kept] = await at.positions();
    expect(Math.abs(Date.parse(String(kept?.['at'])) - Date.now())).toBeLessThan(60_000);
  });

  it('takes two of one chapter in one batch as if they came one after the other', async () => {
    const [later, earlier] = [at.position({ progress: 0.2, at: EVENING, isRereading: true }), at.position({ progress: 0.9, at: MORNING })];
    expect(await at.save([later, earlier])).toEqual({ __typename: 'PositionsSaved', taken: 2, ignored: 0 });
    expect(await at.positions()).toMatchObject([{ progress: 0.2, rereadSince: EVENING }]);
  });

  it('passes over chapters that are not shown, and saves the others', async () => {
    const { viHidden, viNovel } = at.seeded;
    const hidden = { workId: String(viHidden.id), chapterId: String(viHidden.chapterIds[0]) };
    const strange = [hidden, { workId: String(viNovel.id) }, { chapterId: '999999' }, { workId: 'null' }, { chapterId: '-1' }];
    const saved = await at.save([...strange.map((ids) => at.position(ids)), at.position({}, 1)]);
    expect(saved).toEqual({ __typename: 'PositionsSaved', taken: 1, ignored: 5 });
    expect(await at.positions()).toHaveLength(1);
  });

  it('refuses what no page sends, and then saves nothing of it', async () => {
    const wrong: readonly (readonly [Readonly<Record<string, unknown>>, string])[] = [
      [{ at: 'yesterday' }, 'at must be an instant.'],
      [{ elementId: '<b>' }, 'elementId must be the id of a page or of a block, as are before and after.'],
      [{ before: ['x y'] }, 'elementId must be the id of a page or of a block, as are before and after.'],
      [{ after: Array.from({ length: 21 }, () => 'p') }, 'before must be at most 20 ids, as after.'],
      [{ contentHash: '' }, 'contentHash must be the hash of a content.'],
      [{ offset: -1 }, 'offset must be a number that is not negative.'],
      [{ order: 5 }, 'order must be between 0 and count.'],
      [{ reach: 5 }, 'reach must be between 0 and count.'],
      [{ reach: -1 }, 'reach must be between 0 and count.'],
      [{ progress: 1.01 }, 'progress must be between 0 and 1.'],
    ];
    for (const [given, sentence] of wrong) await expect(at.save([at.position({}, 1), at.position(given)])).rejects.toThrow(sentence);
    const many = Array.from({ length: 51 }, () => at.position());
    await expect(at.save(many)).rejects.toThrow('At most 50 positions are saved at once; these are 51.');
    expect(await at.positions()).toEqual([]);
  });

  it('is bounded', async () => {
    for (let times = 0; times < 300; times += 1) await at.save([]);
    const answer = await ask(at.site, SAVE, { positions: [at.position()] }, bearer(at.lan.token));
    expect([answer.status, Number(answer.headers['retry-after']) > 0]).toEqual([429, true]);
    expect(await at.positions()).toEqual([]);
  }, 60_000);

  it('is for a reader alone, and leaves those of others as they are', async () => {
    const answer = await ask(at.site, SAVE, { positions: [at.position()] });
    expect(answer.status).toBe(401);
    await at.save([at.position()]);
    await at.save([at.position({ progress: 1, at: EVENING })], at.other);
    expect(await at.positions()).toMatchObject([{ progress: 0.5 }]);
    expect(await at.positions({}, at.other)).toMatchObject([{ progress: 1 }]);
  });
});

describe('positions', () => {
  it('are told newest first, of a site or of one of its works', async () => {
    const { viComic, viNovel } = at.seeded;
    const novel = { workId: String(viNovel.id), chapterId: String(viNovel.chapterIds[3]) };
    await at.save([at.position({ at: MORNING }), at.position({ at: EVENING }, 1), at.position({ ...novel, at: NOON })]);
    const chapters = async (variables: object) => (await at.positions({ ...variables })).map(({ chapterId }) => Number(chapterId));
    expect(await chapters({})).toEqual([viComic.chapterIds[1], viNovel.chapterIds[3], viComic.chapterIds[0]]);
    expect(await chapters({ limit: 1 })).toEqual([viComic.chapterIds[1]]);
    expect(await chapters({ workId: String(viNovel.id) })).toEqual([viNovel.chapterIds[3]]);
    for (const nothing of [{ language: 'ja' }, { workId: '999999' }, { workId: "1' or true" }]) expect(await chapters(nothing)).toEqual([]);
    await expect(at.positions({ limit: 401 })).rejects.toThrow('limit must be between 1 and 400; it is 401.');
  });

  it('of a work that was hidden are not told, and come back with it', async () => {
    const hide = (hidden_at: Date | null) =>
      at.test.database.updateTable('works').set({ hidden_at }).where('id', '=', at.seeded.viComic.id).execute();
    await at.save([at.position()]);
    await hide(new Date());
    expect(await at.positions()).toEqual([]);
    expect(await at.run(CONTINUE, {})).toEqual({ viewer: { continueReading: [] } });
    await hide(null);
    expect(await at.positions()).toHaveLength(1);
  });
});

describe('forgetPositions', () => {
  const FORGET = 'mutation ($language: Language! = vi, $id: ID) { forgetPositions(language: $language, workId: $id) { isDone } }';

  it('takes away what is kept of a work, or everything, and nothing of others', async () => {
    const { viComic, viNovel } = at.seeded;
    const novel = { workId: String(viNovel.id), chapterId: String(viNovel.chapterIds[0]) };
    for (const reader of [at.lan, at.other]) await at.save([at.position(), at.position({}, 1), at.position(novel)], reader);
    for (const id of ['999999', "1' or true", '0']) expect(await at.run(FORGET, { id })).toEqual({ forgetPositions: { isDone: true } });
    expect(await at.positions()).toHaveLength(3);
    await at.run(FORGET, { id: String(viComic.id) });
    expect((await at.positions()).map(({ workId }) => workId)).toEqual([novel.workId]);
    await at.run(FORGET, { language: 'ja', id: null });
    expect(await at.positions()).toHaveLength(1);
    await at.run(FORGET, { id: null });
    expect([(await at.positions()).length, (await at.positions({}, at.other)).length]).toEqual([0, 3]);
    expect((await ask(at.site, FORGET)).status).toBe(401);
  });
});

describe('continueReading', () => {
  it('tells of each work where it was read last, newest first', async () => {
    const { viComic, viNovel } = at.seeded;
    const novel = { workId: String(viNovel.id), chapterId: String(viNovel.chapterIds[12]) };
    await at.save([at.position({ at: MORNING }), at.position({ at: EVENING, progress: 0.7 }, 1), at.position({ ...novel, at: NOON })]);
    expect(await at.run(CONTINUE, {})).toEqual({
      viewer: {
        continueReading: [
          { at: EVENING, progress: 0.7, work: { title: 'Lồng đèn cá chép' }, chapter: { id: String(viComic.chapterIds[1]), number: '2' } },
          { at: NOON, progress: 0.5, work: { title: 'Trăm hai mươi đêm' }, chapter: { id: novel.chapterId, number: '12.5' } },
        ],
      },
    });
    expect(await at.run(CONTINUE, { language: 'ja' })).toEqual({ viewer: { continueReading: [] } });
    await expect(at.run(CONTINUE, { limit: 21 })).rejects.toThrow('limit must be between 1 and 20; it is 21.');
  });
});

describe('the account behind positions', () => {
  it('finds them in its file, and takes them with it', async () => {
    const leaving = await registerAccount(at.site);
    const { isRereading: _isRereading, ...position } = at.position({ progress: 1 });
    await at.save([at.position({ progress: 1 })], leaving);
    await at.run('mutation ($id: ID!) { followWork(workId: $id) { __typename } }', { id: String(at.seeded.viNovel.id) }, leaving);
    const { body } = await at.site.send('/api/account/export', { headers: bearer(leaving.token) });
    expect(JSON.parse(body.toString())).toMatchObject({
      readingPositions: [{ ...position, rereadSince: null, readAt: NOON }],
      ownWorks: [],
      followedWorks: [{ workId: String(at.seeded.viNovel.id), followedAt: expect.any(String) as unknown }],
    });
    await at.run('mutation ($password: String) { deleteAccount(password: $password) { __typename } }', { password: PASSWORD }, leaving);
    const { database } = at.test;
    const left = [database.selectFrom('reading_positions').selectAll(), database.selectFrom('follows').selectAll()];
    expect(await Promise.all(left.map((query) => query.execute()))).toEqual([[], []]);
  });
});
