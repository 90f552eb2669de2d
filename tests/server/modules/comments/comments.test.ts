import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { seededPictureId } from '#tests/support/database/seed-rows.ts';
import { isSharedContentMissing, sharedContent } from '#tests/support/files/shared-content.ts';
import { type CommentsSite, DELETE, EDIT, startCommentsSite, type ToldComment } from './comments-site.ts';

const MINE = 'query ($page: Int! = 1) { viewer { comments(page: $page) { items { text } position { totalItems } } } }';

let at: CommentsSite;

beforeAll(async () => {
  at = await startCommentsSite();
});
afterAll(() => at.close());
beforeEach(() => at.clear());

const numbers = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, place) => String(from + place));
const texts = (items: readonly { readonly text: string }[]): string[] => items.map(({ text }) => text);
const problemsOf = async (input: Readonly<Record<string, unknown>>) =>
  (await at.send(input)).problems?.map(({ field, code }) => [field, code]);

describe('sendComment', () => {
  it('is shown to everyone at once, and is the author’s only to the author', async () => {
    await at.list();
    const sent = await at.send({ text: 'Chương này hay quá!', emoji: '👩🏽‍🚀', isSpoiler: true });
    expect(sent).toMatchObject({ __typename: 'Comment', emoji: '👩🏽‍🚀', isSpoiler: true, isMine: true, author: { name: 'Lan' }, replies: [] });
    expect((await at.list()).items).toEqual([expect.objectContaining({ id: sent.id, isMine: false })]);
    expect((await at.list(at.workSubject, {}, at.lan)).items[0]?.isMine).toBe(true);
  });

  it('makes one comment of twenty repeats at once, and says the same to each', async () => {
    const repeated = { text: 'Một lần thôi', idempotencyKey: randomUUID() };
    const answers = await Promise.all(Array.from({ length: 20 }, () => at.send(repeated)));
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
    expect((await at.send({ ...repeated, text: 'Words that came later' })).text).toBe('Một lần thôi');
    expect((await at.list()).position).toEqual({ page: 1, totalItems: 1, totalPages: 1 });
  });

  it('keeps the keys of different readers apart', async () => {
    const repeated = { text: 'Cùng một khóa', idempotencyKey: randomUUID() };
    expect((await at.send(repeated, at.lan)).id).not.toBe((await at.send(repeated, at.other)).id);
  });

  it('does not revive a comment that was deleted', async () => {
    const key = randomUUID();
    const { id } = await at.send({ text: 'Nhầm', idempotencyKey: key });
    await at.run(DELETE, { id }, at.lan);
    expect(await at.send({ text: 'Nhầm', idempotencyKey: key })).toMatchObject({ id, text: '', isDeleted: true, author: null });
    expect((await at.list()).items).toEqual([]);
  });

  it('puts a reply to a reply into the thread of the first comment', async () => {
    const first = await at.send({ text: 'Một' });
    const reply = await at.send({ text: 'Hai', replyToId: first.id }, at.other);
    const deeper = await at.send({ text: 'Ba', replyToId: reply.id });
    expect([reply.replyToId, deeper.replyToId]).toEqual([first.id, first.id]);
    const { items, position } = await at.list();
    expect(items.map(({ text, replies }) => [text, texts(replies)])).toEqual([['Một', ['Hai', 'Ba']]]);
    expect(position).toMatchObject({ totalItems: 1 });
  });

  it('keeps works and chapters apart', async () => {
    const pinId = `${at.seeded.viComic.chapterIds[0]}-${seededPictureId('vi-1-1').slice(0, 16)}`;
    const ofChapter = await at.send({ subject: at.chapterSubject(), text: 'Về chương', pinId });
    const ofWork = await at.send({ text: 'Về truyện' });
    expect(ofChapter).toMatchObject({ chapter: { id: at.chapterSubject().chapterId }, pin: { id: pinId } });
    expect([texts((await at.list()).items), texts((await at.list(at.chapterSubject())).items)]).toEqual([['Về truyện'], ['Về chương']]);
    expect((await at.list(at.chapterSubject(1))).items).toEqual([]);
    expect((await at.send({ text: 'Lạc chỗ', replyToId: ofChapter.id })).__typename).toBe('CommentSubjectNotFound');
    expect((await at.send({ text: 'Lạc chỗ', subject: at.chapterSubject(1), replyToId: ofChapter.id })).__typename).toBe(
      'CommentSubjectNotFound',
    );
    expect((await at.send({ text: 'Đúng chỗ', replyToId: ofWork.id })).__typename).toBe('Comment');
  });

  it('knows no subject that is hidden, missing, or of another work', async () => {
    const { viHidden, viComic, jaComic } = at.seeded;
    const refused = [
      { workId: String(viHidden.id), chapterId: null },
      { workId: String(viHidden.id), chapterId: String(viHidden.chapterIds[0]) },
      { workId: String(viComic.id), chapterId: String(jaComic.chapterIds[0]) },
      { workId: '999999', chapterId: null },
      { workId: '../1', chapterId: null },
      { workId: String(viComic.id), chapterId: 'x' },
    ];
    for (const subject of refused) {
      expect((await at.send({ subject, text: 'Có ai không?' })).__typename).toBe('CommentSubjectNotFound');
      expect(await at.list(subject)).toEqual({ items: [], position: { page: 1, totalItems: 0, totalPages: 0 } });
    }
  });

  it('refuses what says nothing, too much, or is not one emoji', async () => {
    expect(await problemsOf({ text: ' \n\u200e'.slice(0, 2) })).toEqual([['text', 'REQUIRED']]);
    expect(await problemsOf({ text: '字'.repeat(2001) })).toEqual([['text', 'TOO_LONG']]);
    for (const emoji of ['', 'a', '😀😀', '<img>', '1'])
      expect(await problemsOf({ text: 'a', emoji })).toEqual([['emoji', 'NOT_ONE_EMOJI']]);
    expect((await at.send({ text: '𠮷'.repeat(2000) })).__typename).toBe('Comment');
    for (const emoji of ['🇻🇳', '🇯🇵', '👨‍👩‍👧‍👦', '1️⃣', '🏴󠁧󠁢󠁳󠁣󠁴󠁿', '❤️']) expect(await at.send({ emoji })).toMatchObject({ text: '', emoji });
  });

  it('says what is wrong with a key or a pin', async () => {
    await expect(at.send({ text: 'a', idempotencyKey: 'again' })).rejects.toThrow('idempotencyKey must be a UUID.');
    await expect(at.send({ text: 'a', pinId: '" onload="' })).rejects.toThrow('pinId must be the id');
    await expect(at.send({ text: 'a', pinId: 'p1' })).rejects.toThrow('pinId must be the id');
  });

  it('lets a reader send thirty in ten minutes, and counts no repeat', async () => {
    const key = randomUUID();
    for (let sent = 0; sent < 30; sent += 1) await at.send({ text: `Lần ${sent}`, idempotencyKey: sent === 0 ? key : randomUUID() });
    const throttled = await at.send({ text: 'Nữa' });
    expect(throttled.__typename).toBe('Throttled');
    expect(throttled.retryAfterSeconds).toBeGreaterThan(0);
    expect((await at.send({ text: 'Lần 0', idempotencyKey: key })).__typename).toBe('Comment');
    expect((await at.send({ text: 'Tôi khác' }, at.other)).__typename).toBe('Comment');
  });

  it('keeps every text as it was written, but for what cannot be seen', async () => {
    const naughty = [
      '<script>alert(1)</script>',
      "'; drop table comments; --",
      '\u202egnp.exe',
      'a\0b',
      'a\ud800b',
      '𝒳 ﷽ 👁️',
      '{{7*7}}',
      '\r\nx\ty',
    ];
    const kept = [];
    for (const text of naughty) kept.push((await at.send({ text })).text);
    expect(kept).toEqual([...naughty.slice(0, 3), 'ab', 'a\ufffdb', '𝒳 ﷽ 👁️', '{{7*7}}', 'x\ty']);
  });
});

describe.skipIf(isSharedContentMissing())('the list of naughty strings', () => {
  it('goes through a comment unharmed', { timeout: 120_000 }, async () => {
    const lines = readFileSync(sharedContent.path('hostile/text/blns.txt'), 'utf8').split('\n');
    const naughty = lines.filter((line) => line.trim() !== '' && !line.startsWith('#'));
    for (const text of naughty) {
      const sent = await at.send({ text });
      if (sent.__typename === 'InvalidInput') expect(text.replace(/[\p{C}\s]/gu, '')).toBe('');
      else expect((await at.list()).items[0]?.text).toBe(sent.text);
      await at.test.database.deleteFrom('throttle_hits').execute();
    }
    expect(naughty.length).toBeGreaterThan(400);
  });
});

describe('comments', () => {
  it('are numbered pages of first comments, newest first', async () => {
    for (let count = 1; count <= 13; count += 1) await at.send({ text: String(count) });
    expect(await at.list()).toMatchObject({ position: { page: 1, totalItems: 13, totalPages: 2 } });
    expect(texts((await at.list()).items)[0]).toBe('13');
    expect(texts((await at.list(at.workSubject, { page: 2 })).items)).toEqual(['3', '2', '1']);
    expect(texts((await at.list(at.workSubject, { page: 3 })).items)).toEqual([]);
    await expect(at.list(at.workSubject, { perPage: 51 })).rejects.toThrow('perPage must be between 1 and 50');
    await expect(at.list(at.workSubject, { page: 0 })).rejects.toThrow('page must be 1 or more');
  });

  it('have at most their twenty newest replies; the others come by twenties before one of them', async () => {
    const [long, short] = [await at.send({ text: 'Dài' }), await at.send({ text: 'Ngắn' })];
    const ids = await at.reply(long.id, 45);
    await at.reply(short.id, 20);
    const items = (await at.list()).items.map(({ replies, hasEarlierReplies }) => [texts(replies), hasEarlierReplies]);
    expect(items).toEqual([
      [numbers(1, 20), false],
      [numbers(26, 45), true],
    ]);
    const before = async (place: number) => {
      const { replies, hasEarlier } = await at.repliesBefore(ids[place - 1] ?? '');
      return [texts(replies), hasEarlier];
    };
    expect(await before(26)).toEqual([numbers(6, 25), true]);
    expect(await before(6)).toEqual([numbers(1, 5), false]);
    expect(await before(1)).toEqual([[], false]);
    await at.test.database.updateTable('comments').set({ deleted_at: new Date() }).where('text', 'in', ['45', '26', '7']).execute();
    expect(texts((await at.list()).items[1]?.replies ?? [])).toEqual(['24', '25', ...numbers(27, 44)]);
    expect(await before(26)).toEqual([['5', '6', ...numbers(8, 25)], true]);
  });

  it('tell of no replies before what is none, or is not shown', async () => {
    const { id } = await at.send({ text: 'Một' });
    const [, reply = ''] = await at.reply(id, 2);
    const none = { replies: [], hasEarlier: false };
    for (const wrong of [id, '999999', 'x', "1' or '1'='1"]) expect(await at.repliesBefore(wrong)).toEqual(none);
    expect((await at.repliesBefore(reply)).replies).toHaveLength(1);
    const [, hidden = ''] = await at.reply(id, 2, at.seeded.viHidden);
    expect(await at.repliesBefore(hidden)).toEqual(none);
  });

  it('of a reader are only theirs to list', async () => {
    await at.send({ text: 'Của tôi' });
    await at.send({ text: 'Của tôi, ở chương', subject: at.chapterSubject() });
    await at.send({ text: 'Của người khác' }, at.other);
    const mine = await at.run<{ viewer: { comments: { items: ToldComment[]; position: object } } }>(MINE, {}, at.lan);
    expect(texts(mine.viewer.comments.items)).toEqual(['Của tôi, ở chương', 'Của tôi']);
    expect(mine.viewer.comments.position).toEqual({ totalItems: 2 });
  });

  it('of a hidden work are shown to their author without what others said below', async () => {
    const { id } = await at.send({ text: 'Của tôi' });
    await at.send({ text: 'Của người khác', replyToId: id }, at.other);
    const asked = 'query { viewer { comments { items { text replies { text } hasEarlierReplies } } } }';
    const mine = async () => (await at.run<{ viewer: { comments: { items: ToldComment[] } } }>(asked, {}, at.lan)).viewer.comments.items;
    expect(await mine()).toEqual([{ text: 'Của tôi', replies: [{ text: 'Của người khác' }], hasEarlierReplies: false }]);
    await at.test.database.updateTable('comments').set({ work_id: at.seeded.viHidden.id }).execute();
    expect(await mine()).toEqual([{ text: 'Của tôi', replies: [], hasEarlierReplies: false }]);
  });

  it('lead their author into no chapter that is hidden', async () => {
    const { viHidden } = at.seeded;
    const { id } = await at.send({ text: 'Của tôi', subject: at.chapterSubject() });
    await at.test.database
      .updateTable('comments')
      .set({ work_id: viHidden.id, chapter_id: viHidden.chapterIds[0] ?? 0 })
      .where('id', '=', Number(id))
      .execute();
    const asked = 'query { viewer { comments { items { text work { id } chapter { id } } } } }';
    expect(await at.run(asked, {}, at.lan)).toEqual({ viewer: { comments: { items: [{ text: 'Của tôi', work: null, chapter: null }] } } });
    expect(await at.run(EDIT, { id, text: 'Khác', emoji: null }, at.lan)).toMatchObject({ editComment: { chapter: null } });
  });
});
