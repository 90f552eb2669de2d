import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { bearer, PASSWORD, registerAccount } from '#tests/support/site/accounts.ts';
import { type CommentsSite, DELETE, EDIT, startCommentsSite, type ToldComment } from './comments-site.ts';

const REPORT = 'mutation ($id: ID!) { reportComment(id: $id, reason: ABUSE) { __typename } }';

let at: CommentsSite;

beforeAll(async () => {
  at = await startCommentsSite();
});
afterAll(() => at.close());
beforeEach(() => at.clear());

describe('editComment and deleteComment', () => {
  it('change the reader’s own', async () => {
    const { id } = await at.send({ text: 'Sai chính tả', emoji: '🙂' });
    const edited = (await at.run<{ editComment: ToldComment }>(EDIT, { id, text: 'Đúng chính tả', emoji: null }, at.lan)).editComment;
    expect(edited).toMatchObject({ id, text: 'Đúng chính tả', emoji: null, isSpoiler: true, editedAt: expect.any(String) as unknown });
    expect((await at.list()).items[0]).toMatchObject({ text: 'Đúng chính tả' });
    expect(await at.run(EDIT, { id, text: '' }, at.lan)).toEqual({
      editComment: { __typename: 'InvalidInput', problems: [{ code: 'REQUIRED' }] },
    });
    expect((await at.run<{ deleteComment: ToldComment }>(DELETE, { id }, at.lan)).deleteComment).toMatchObject({
      id,
      text: '',
      isDeleted: true,
    });
    expect((await at.list()).items).toEqual([]);
    expect(await at.run(DELETE, { id }, at.lan)).toEqual({ deleteComment: { __typename: 'CommentNotYours' } });
    expect(await at.run(EDIT, { id, text: 'Sống lại' }, at.lan)).toEqual({ editComment: { __typename: 'CommentNotYours' } });
  });

  it('leave others’ alone', async () => {
    const { id } = await at.send({ text: 'Của Lan' });
    for (const wrong of [id, '0', '-1', 'null', "1' or true", '99999999999999999999']) {
      expect(await at.run(EDIT, { id: wrong, text: 'Của kẻ khác' }, at.other)).toEqual({ editComment: { __typename: 'CommentNotYours' } });
      expect(await at.run(DELETE, { id: wrong }, at.other)).toEqual({ deleteComment: { __typename: 'CommentNotYours' } });
    }
    expect((await at.list()).items[0]).toMatchObject({ text: 'Của Lan', editedAt: null });
  });

  it('change no more than sixty times in ten minutes: everybody who looks on hears of each', async () => {
    const { id } = await at.send({ text: 'Lần 0' });
    for (let times = 1; times <= 60; times += 1) await at.run(EDIT, { id, text: `Lần ${times}` }, at.lan);
    expect(await at.run(EDIT, { id, text: 'Lần cuối' }, at.lan)).toEqual({ editComment: { __typename: 'Throttled' } });
    expect((await at.list()).items[0]).toMatchObject({ text: 'Lần 60' });
    expect(await at.run(EDIT, { id, text: 'Của kẻ khác' }, at.other)).toEqual({ editComment: { __typename: 'CommentNotYours' } });
    expect((await at.run<{ deleteComment: ToldComment }>(DELETE, { id }, at.lan)).deleteComment).toMatchObject({ isDeleted: true });
  });

  it('leave a first comment with replies as an empty place, until the last reply goes', async () => {
    const first = await at.send({ text: 'Mở đầu' });
    const reply = await at.send({ text: 'Trả lời', replyToId: first.id }, at.other);
    await at.run(DELETE, { id: first.id }, at.lan);
    expect((await at.list()).items).toEqual([
      expect.objectContaining({
        id: first.id,
        text: '',
        isDeleted: true,
        author: null,
        replies: [expect.objectContaining({ text: 'Trả lời' })],
      }),
    ]);
    expect((await at.send({ text: 'Vẫn trả lời được', replyToId: first.id })).__typename).toBe('Comment');
    expect((await at.list()).items[0]?.replies).toHaveLength(2);
    await at.run(DELETE, { id: (await at.list()).items[0]?.replies[1]?.id }, at.lan);
    await at.run(DELETE, { id: reply.id }, at.other);
    expect((await at.list()).position).toMatchObject({ totalItems: 0 });
    expect((await at.send({ text: 'Trả lời chỗ trống', replyToId: reply.id })).__typename).toBe('CommentSubjectNotFound');
  });
});

describe('reportComment', () => {
  it('keeps one report of a reader, and knows no comment that is gone', async () => {
    const { id } = await at.send({ text: 'Đồ tồi' });
    expect(await at.run(REPORT, { id }, at.other)).toEqual({ reportComment: { __typename: 'Done' } });
    expect(await at.run(REPORT, { id }, at.other)).toEqual({ reportComment: { __typename: 'Done' } });
    const rows = await at.test.database.selectFrom('comment_reports').select(['comment_id', 'user_id', 'reason']).execute();
    expect(rows).toEqual([{ comment_id: Number(id), user_id: Number(at.other.viewer.id), reason: 'ABUSE' }]);
    await at.run(DELETE, { id }, at.lan);
    for (const gone of [id, '404'])
      expect(await at.run(REPORT, { id: gone }, at.other)).toEqual({ reportComment: { __typename: 'CommentSubjectNotFound' } });
  });

  it('is bounded', async () => {
    const { id } = await at.send({ text: 'Đồ tồi' });
    for (let times = 0; times < 20; times += 1) await at.run(REPORT, { id }, at.other);
    expect(await at.run(REPORT, { id }, at.other)).toEqual({ reportComment: { __typename: 'Throttled' } });
  });
});

describe('the account behind comments', () => {
  it('takes its words and name with it, and leaves the replies of others', async () => {
    const leaving = await registerAccount(at.site);
    const first = await at.send({ text: 'Tôi sắp đi', emoji: '👋' }, leaving);
    await at.send({ text: 'Lời cuối' }, leaving);
    await at.send({ text: 'Ở lại đi', replyToId: first.id });
    await at.run('mutation ($password: String) { deleteAccount(password: $password) { __typename } }', { password: PASSWORD }, leaving);
    expect((await at.list()).items).toEqual([
      expect.objectContaining({ id: first.id, text: '', emoji: null, author: null, isDeleted: true, replies: [expect.anything()] }),
    ]);
    const rows = await at.test.database
      .selectFrom('comments')
      .select(['text', 'emoji', 'author_id'])
      .where('author_id', 'is', null)
      .execute();
    expect(rows).toEqual([
      { text: '', emoji: null, author_id: null },
      { text: '', emoji: null, author_id: null },
    ]);
  });

  it('finds what it wrote and reported in its file', async () => {
    const { id } = await at.send({ text: 'Của người khác' }, at.other);
    const own = await at.send({ text: 'Của tôi', replyToId: id, emoji: '📚' });
    await at.run(REPORT, { id }, at.lan);
    const { body } = await at.site.send('/api/account/export', { headers: bearer(at.lan.token) });
    const text = expect.any(String) as unknown;
    expect(JSON.parse(body.toString())).toMatchObject({
      comments: [
        { id: own.id, workId: at.workSubject.workId, chapterId: null, replyToId: id, text: 'Của tôi', emoji: '📚', createdAt: text },
      ],
      commentReports: [{ commentId: id, reason: 'ABUSE', createdAt: text }],
    });
  });
});
