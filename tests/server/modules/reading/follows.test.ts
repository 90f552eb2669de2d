import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ask } from '#tests/support/site/accounts.ts';
import { EVENING, MORNING, type ReadingSite, startReadingSite } from './reading-site.ts';

const FOLLOW = 'mutation ($id: ID!) { followWork(workId: $id) { __typename ... on WorkNotFound { id } } }';
const UNFOLLOW = 'mutation ($id: ID!) { unfollowWork(workId: $id) { isDone } }';
const FOLLOWED = `query ($language: Language! = vi, $page: Int! = 1, $perPage: Int! = 10) { viewer {
  followed(language: $language, page: $page, perPage: $perPage) {
    items { unreadCount work { title } nextChapter { number } } position { page totalItems totalPages } } } }`;
const IS_FOLLOWING = 'query ($id: ID!) { viewer { isFollowing(workId: $id) } }';

interface Followed {
  readonly items: readonly { readonly unreadCount: number; readonly work: { title: string }; readonly nextChapter: unknown }[];
  readonly position: object;
}

let at: ReadingSite;

beforeAll(async () => {
  at = await startReadingSite();
});
afterAll(() => at.close());
beforeEach(() => at.clear());

const follow = (id: number, as = at.lan): Promise<unknown> => at.run(FOLLOW, { id: String(id) }, as);
const followed = async (variables: Readonly<Record<string, unknown>> = {}, as = at.lan): Promise<Followed> =>
  (await at.run<{ viewer: { followed: Followed } }>(FOLLOWED, variables, as)).viewer.followed;
const isFollowing = async (id: number | string, as = at.lan): Promise<boolean> =>
  (await at.run<{ viewer: { isFollowing: boolean } }>(IS_FOLLOWING, { id: String(id) }, as)).viewer.isFollowing;

describe('followWork and unfollowWork', () => {
  it('say and take back that a reader waits for new chapters, however often they are sent', async () => {
    const { id } = at.seeded.viComic;
    expect(await isFollowing(id)).toBe(false);
    for (let times = 0; times < 2; times += 1) expect(await follow(id)).toEqual({ followWork: { __typename: 'Done' } });
    expect([await isFollowing(id), await isFollowing(id, at.other)]).toEqual([true, false]);
    expect((await followed()).items).toHaveLength(1);
    for (let times = 0; times < 2; times += 1)
      expect(await at.run(UNFOLLOW, { id: String(id) })).toEqual({ unfollowWork: { isDone: true } });
    expect([await isFollowing(id), (await followed()).items]).toEqual([false, []]);
  });

  it('know no work that is not shown', async () => {
    for (const id of [String(at.seeded.viHidden.id), '999999', '0', 'null', "1' or true"]) {
      expect(await at.run(FOLLOW, { id })).toEqual({ followWork: { __typename: 'WorkNotFound', id } });
      expect(await isFollowing(id)).toBe(false);
      expect(await at.run(UNFOLLOW, { id })).toEqual({ unfollowWork: { isDone: true } });
    }
  });

  it('leave what others follow', async () => {
    await follow(at.seeded.viComic.id);
    await at.run(UNFOLLOW, { id: String(at.seeded.viComic.id) }, at.other);
    expect(await isFollowing(at.seeded.viComic.id)).toBe(true);
  });

  it('are bounded, and for a reader alone', async () => {
    const id = String(at.seeded.viComic.id);
    for (let times = 0; times < 60; times += 1) await follow(at.seeded.viComic.id);
    expect(await at.run(FOLLOW, { id })).toEqual({ followWork: { __typename: 'Throttled' } });
    for (const text of [FOLLOW, UNFOLLOW]) expect((await ask(at.site, text, { id })).status).toBe(401);
  });
});

describe('followed', () => {
  it('counts the chapters after the furthest that was read to its end, and tells the first of them', async () => {
    const { viComic } = at.seeded;
    await follow(viComic.id);
    const told = async () => {
      const [first] = (await followed()).items;
      return [first?.unreadCount, first?.nextChapter];
    };
    expect(await told()).toEqual([3, { number: '1' }]);
    await at.save([at.position({ progress: 0.98 }, 2)]);
    expect(await told()).toEqual([3, { number: '1' }]);
    await at.save([at.position({ progress: 1, at: MORNING }, 1)]);
    expect(await told()).toEqual([1, { number: '3' }]);
    await at.save([at.position({ progress: 0.1, at: EVENING, isRereading: true }, 1)]);
    expect(await told()).toEqual([1, { number: '3' }]);
    await at.save([at.position({ progress: 1 }, 2)]);
    expect(await told()).toEqual([0, null]);
    await at.save([at.position({ progress: 1 }, 2)], at.other);
    await follow(viComic.id, at.other);
    expect((await followed({}, at.other)).items[0]?.unreadCount).toBe(0);
  });

  it('leaves chapters out that are not published yet', async () => {
    const { viComic } = at.seeded;
    await follow(viComic.id);
    const publish = (published_at: Date) =>
      at.test.database
        .updateTable('chapters')
        .set({ published_at })
        .where('id', '=', viComic.chapterIds[2] ?? 0)
        .execute();
    await publish(new Date(Date.now() + 86_400_000));
    expect((await followed()).items[0]?.unreadCount).toBe(2);
    await publish(new Date(Date.now() - 86_400_000));
    expect((await followed()).items[0]?.unreadCount).toBe(3);
  });

  it('is paged by newest chapter, a site at a time', async () => {
    for (const { id } of at.seeded.viMany) await follow(id);
    await follow(at.seeded.jaComic.id);
    const [first, second, third] = [await followed(), await followed({ page: 2 }), await followed({ page: 3 })];
    expect(first.position).toEqual({ page: 1, totalItems: 12, totalPages: 2 });
    expect(first.items.map(({ work }) => work.title).slice(0, 2)).toEqual(['Chuyện ngắn 12', 'Chuyện ngắn 11']);
    expect([first.items.length, second.items.length, third.items.length]).toEqual([10, 2, 0]);
    expect((await followed({ language: 'ja' })).items.map(({ work }) => work.title)).toEqual(['鯉の灯籠']);
    await expect(followed({ perPage: 51 })).rejects.toThrow('perPage must be between 1 and 50; it is 51.');
    await expect(followed({ page: 0 })).rejects.toThrow('page must be 1 or more; it is 0.');
  });

  it('leaves a work out while it is hidden', async () => {
    const { id } = at.seeded.viComic;
    await follow(id);
    const hide = (hidden_at: Date | null) => at.test.database.updateTable('works').set({ hidden_at }).where('id', '=', id).execute();
    await hide(new Date());
    expect(await followed()).toEqual({ items: [], position: { page: 1, totalItems: 0, totalPages: 0 } });
    await hide(null);
    expect((await followed()).items).toHaveLength(1);
  });
});
