import * as fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { AccountsRepository } from '#server/modules/accounts/accounts.repository.ts';
import { ModerationRepository } from '#server/modules/moderation/moderation.repository.ts';
import { ProfileRepository } from '#server/modules/profile/profile.repository.ts';
import { FollowsRepository } from '#server/modules/reading/follows.repository.ts';
import { type NewPosition, PositionsRepository } from '#server/modules/reading/positions.repository.ts';
import { eventually } from '#tests/support/eventually.ts';
import { waiting } from '#tests/support/database/standing-tables.ts';
import { type ReadingSite, startReadingSite } from './reading-site.ts';

let at: ReadingSite;
let positions: PositionsRepository;
let userId: number;

beforeAll(async () => {
  at = await startReadingSite();
  positions = new PositionsRepository(at.test.database);
  userId = Number(at.lan.viewer.id);
});
afterAll(() => at.close());
beforeEach(() => at.clear());

interface Step {
  readonly minute: number;
  readonly progress: number;
  readonly reach: number;
  readonly isRereading: boolean;
}

const instant = (minute: number): Date => new Date(Date.UTC(2026, 10, 20, 8, minute));

function position({ minute, progress, reach, isRereading }: Step, chapter = 0): NewPosition {
  const { id, chapterIds } = at.seeded.viComic;
  const anchor = { elementId: `page-${minute}`, offset: 0, order: 0, count: 4, before: [], after: [], contentHash: 'content-1' };
  return { workId: id, chapterId: chapterIds[chapter] ?? 0, ...anchor, progress, reach, at: instant(minute), isRereading };
}

/** No two at the same minute. */
const steps = (isRereading: fc.Arbitrary<boolean>) =>
  fc.uniqueArray(fc.record({ minute: fc.nat(50), progress: fc.constantFrom(0, 0.2, 0.5, 0.7, 1), reach: fc.nat(4), isRereading }), {
    selector: ({ minute }) => minute,
    minLength: 1,
    maxLength: 8,
  });

const step = (progress: number): Step => ({ minute: progress * 10, progress, reach: 0, isRereading: false });

async function kept() {
  const [row] = await positions.findAll(userId);
  return { progress: row?.progress, at: row?.at, reach: row?.reach, rereadSince: row?.rereadSince, readAt: row?.readAt !== null };
}

test('Within one reading the furthest stays, and of those the newest, in whatever order and however often they come.', async () => {
  const orders = steps(fc.constant(false)).chain((given) =>
    fc.tuple(fc.constant(given), fc.shuffledSubarray([...given, ...given], { minLength: given.length * 2 })),
  );
  await fc.assert(
    fc.asyncProperty(orders, async ([given, order]) => {
      await at.clear();
      for (const next of order) await positions.save(userId, [position(next)]);
      const [furthest] = given.toSorted((one, other) => other.progress - one.progress || other.minute - one.minute);
      const { progress = 0, minute = 0 } = furthest ?? {};
      const reach = Math.max(...given.map((one) => one.reach));
      expect(await kept()).toEqual({ progress, at: instant(minute), reach, rereadSince: null, readAt: progress === 1 });
    }),
    { numRuns: 60 },
  );
}, 60_000);

test('Whatever comes when, nothing from before the last rereading stays, and the same again changes nothing.', async () => {
  await fc.assert(
    fc.asyncProperty(steps(fc.boolean()), async (given) => {
      await at.clear();
      for (const next of given) {
        await positions.save(userId, [position(next)]);
        const before = await kept();
        expect(await positions.save(userId, [position(next)])).toBe(0);
        expect(await kept()).toEqual(before);
      }
      const last = Math.max(-1, ...given.filter(({ isRereading }) => isRereading).map(({ minute }) => minute));
      const { at: stays, reach, rereadSince, readAt } = await kept();
      expect(rereadSince).toEqual(last === -1 ? null : instant(last));
      expect(stays?.getTime()).toBeGreaterThanOrEqual(last === -1 ? 0 : instant(last).getTime());
      expect(reach).toBe(Math.max(...given.map((one) => one.reach)));
      expect(readAt).toBe(given.some(({ progress }) => progress === 1));
    }),
    { numRuns: 60 },
  );
}, 60_000);

test('Two devices that save the same chapters at once in opposite orders both end, and the furthest stays.', async () => {
  const rounds = Array.from({ length: 10 }, (_, round) => [
    positions.save(
      userId,
      [0, 1, 2].map((chapter) => position(step(round / 20), chapter)),
    ),
    positions.save(
      userId,
      [2, 1, 0].map((chapter) => position(step(round / 10), chapter)),
    ),
  ]);
  await Promise.all(rounds.flat());
  expect((await positions.findAll(userId)).map(({ progress }) => progress)).toEqual([0.9, 0.9, 0.9]);
});

test('Who forgets what they read while another device of theirs saves it is answered, as that one is.', async () => {
  const saved = [0, 1, 2].map((chapter) => position({ minute: chapter, progress: 0.1, reach: 0, isRereading: false }, chapter));
  const later = [0, 1, 2].map((chapter) => position({ minute: 10, progress: 0.2, reach: 0, isRereading: false }, chapter));
  for (let round = 0; round < 10; round += 1) {
    // Written, and read by age, in the order opposite to that of chapters.
    for (const one of saved.toReversed()) await positions.save(userId, [one]);
    const [taken] = await Promise.all([
      positions.save(userId, later),
      ...[1, 2, 3].map(() => positions.forget(userId, { language: 'vi', workId: null })),
    ]);
    expect(taken).toBe(3);
    await at.clear();
  }
});

test('A chapter is hidden, and shown again, while its readers go on from it, and all are answered.', async () => {
  const { id: workId, chapterIds } = at.seeded.viComic;
  const readers = [userId, Number(at.other.viewer.id)];
  const judge = (isHidden: boolean) =>
    new ModerationRepository(at.test.database).judge({ workId, chapterId: chapterIds[0] ?? 0, isHidden, reason: '', byWhom: 'test' });
  const save = async (minute: number, chapters: readonly number[]) =>
    await Promise.all(
      readers.map((reader) =>
        positions.save(
          reader,
          chapters.map((chapter) => position({ minute, progress: minute / 100, reach: 0, isRereading: false }, chapter)),
        ),
      ),
    );
  for (let round = 0; round < 10; round += 1) {
    await save(1, [0]);
    const [judged, saved] = await Promise.all([judge(round % 2 === 0), save(2, [0, 1, 2])]);
    expect([judged?.isNew, saved]).toEqual([true, [3, 3]]);
    await at.clear();
  }
});

test('What fails in a batch leaves nothing of it.', async () => {
  const right = position({ minute: 1, progress: 0.5, reach: 0, isRereading: false });
  const wrong = { ...position({ minute: 1, progress: 0.5, reach: 0, isRereading: false }, 1), progress: 2 };
  await expect(positions.save(userId, [right, wrong])).rejects.toThrow('reading_positions_progress_check');
  expect(await positions.findAll(userId)).toEqual([]);
});

test('A chapter, a work and an account take their positions with them.', async () => {
  const { viNovel } = at.seeded;
  const [chapterId = 0] = viNovel.chapterIds;
  await positions.save(userId, [
    { ...position({ minute: 1, progress: 0.5, reach: 0, isRereading: false }), workId: viNovel.id, chapterId },
  ]);
  await at.test.database.deleteFrom('chapters').where('id', '=', chapterId).execute();
  expect(await positions.findAll(userId)).toEqual([]);
});

test('A place that came while its chapter was being hidden is not shown, hides no other, and comes back with the chapter.', async () => {
  const { id: workId, chapterIds } = at.seeded.viComic;
  const [, second = 0] = chapterIds;
  const follows = new FollowsRepository(at.test.database);
  await follows.add(userId, workId);
  const moderation = new ModerationRepository(at.test.database);
  const judge = (isHidden: boolean) => moderation.judge({ workId, chapterId: second, isHidden, reason: '', byWhom: 'test' });
  const ids = (rows: readonly { readonly chapterId: number }[]) => rows.map(({ chapterId }) => chapterIds.indexOf(chapterId));
  const shown = async () => {
    const [followed] = await follows.find(userId, 'vi', { offset: 0, limit: 1 });
    return {
      places: ids(await positions.find(userId, { language: 'vi', workId: null, limit: 10 })),
      newest: ids(await positions.findNewestOfWorks(userId, 'vi', 10)),
      unread: followed?.unreadCount,
    };
  };
  await positions.save(userId, [position({ minute: 1, progress: 0.5, reach: 0, isRereading: false })]);
  await judge(true);
  // Its reader had it open: what was at hand said that it is shown.
  await positions.save(userId, [position({ minute: 2, progress: 1, reach: 0, isRereading: false }, 1)]);
  expect(await shown()).toEqual({ places: [0], newest: [0], unread: 2 });
  await judge(false);
  expect(await shown()).toEqual({ places: [1, 0], newest: [1], unread: 1 });
});

test('An account is deleted while places of several chapters, of which some are new, are saved on another device.', async () => {
  const { database } = at.test;
  const account = { email: 'di@example.org', emailKey: 'di@example.org', name: 'Đi', passwordHash: null, language: 'vi' } as const;
  const leaving = await new AccountsRepository(database).add(account);
  if (leaving === undefined) throw new TypeError('the address is taken');
  const ordered = [0, 1, 2].map((chapter) => position(step(0.5), chapter)).toSorted((one, other) => one.chapterId - other.chapterId);
  await positions.save(leaving.id, ordered.slice(0, 2));
  const held = ordered[1]?.chapterId ?? 0;
  const both = await database.transaction().execute(async (holder) => {
    await holder.selectFrom('reading_positions').select('chapter_id').where('chapter_id', '=', held).forUpdate().execute();
    const saving = positions.save(
      leaving.id,
      ordered.map((each) => ({ ...each, progress: 0.7 })),
    );
    await eventually(async () => expect(await waiting(database)).toBe(1));
    const deleting = new ProfileRepository(database).deleteUser(leaving.id);
    await eventually(async () => expect(await waiting(database)).toBe(2));
    return { ended: Promise.allSettled([saving, deleting]) };
  });
  expect((await both.ended).map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled']);
  expect(await positions.findAll(leaving.id)).toEqual([]);
});
