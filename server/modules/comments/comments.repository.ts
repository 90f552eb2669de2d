import { type Kysely, sql, type SqlBool } from 'kysely';
import type { CommentReportsTable, Tables } from '#server/platform/database/tables.ts';
import { type PageIdParts, parsePageId } from '../chapters/chapter-content.ts';

/** What comments are about: a work, or one chapter of it. */
export interface Subject {
  readonly workId: number;
  readonly chapterId: number | null;
}

/** A comment with who wrote it. */
export interface CommentRow extends Subject {
  readonly id: number;
  /** Null for a first comment. */
  readonly threadId: number | null;
  /** Null where the account was deleted; so are the two below. */
  readonly authorId: number | null;
  readonly authorName: string | null;
  readonly authorAvatarId: string | null;
  readonly text: string;
  readonly emoji: string | null;
  readonly isSpoiler: boolean;
  readonly pinId: string | null;
  readonly createdAt: Date;
  readonly editedAt: Date | null;
  readonly deletedAt: Date | null;
}

export interface CommentWords {
  readonly text: string;
  readonly emoji: string | null;
  readonly isSpoiler: boolean;
}

export interface NewComment extends Subject, CommentWords {
  readonly threadId: number | null;
  readonly authorId: number;
  readonly pinId: string | null;
  /** A UUID of the author's. */
  readonly idempotencyKey: string;
}

interface Slice {
  readonly offset: number;
  readonly limit: number;
}

/** Comments by subject, thread and author. A deleted first comment counts while it has replies. */
export class CommentsRepository {
  readonly #database: Kysely<Tables>;

  constructor(database: Kysely<Tables>) {
    this.#database = database;
  }

  async findById(id: number): Promise<CommentRow | undefined> {
    return await this.#rows().where('comments.id', '=', id).executeTakeFirst();
  }

  /** Undefined also where its work or chapter is hidden. */
  async findShown(id: number): Promise<CommentRow | undefined> {
    return await this.#rows()
      .innerJoin('works', 'works.id', 'comments.work_id')
      .where('works.hidden_at', 'is', null)
      .where('comments.id', '=', id)
      .executeTakeFirst();
  }

  /** First comments, newest first. */
  async findFirst(subject: Subject, { offset, limit }: Slice): Promise<CommentRow[]> {
    return await this.#rows().where(isFirstOf(subject)).orderBy('comments.id', 'desc').offset(offset).limit(limit).execute();
  }

  async countFirst(subject: Subject): Promise<number> {
    return await this.#count(isFirstOf(subject));
  }

  /** The newest of each of these threads, at most `most` of one, oldest first. */
  async findNewestReplies(threadIds: readonly number[], most: number): Promise<CommentRow[]> {
    const newest = sql<number>`(select reply.id from unnest(${threadIds}::bigint[]) thread (id) cross join lateral (
      select id from comments where thread_id = thread.id and deleted_at is null order by id desc limit ${most}) reply)`;
    return await this.#rows().where('comments.id', 'in', newest).orderBy('comments.id').execute();
  }

  /** Nearest first. */
  async findRepliesBefore({ id, threadId }: { readonly id: number; readonly threadId: number }, most: number): Promise<CommentRow[]> {
    return await this.#rows()
      .where('comments.thread_id', '=', threadId)
      .where('comments.id', '<', id)
      .where('comments.deleted_at', 'is', null)
      .orderBy('comments.id', 'desc')
      .limit(most)
      .execute();
  }

  /** Newest first, without those that were deleted. */
  async findByAuthor(authorId: number, { offset, limit }: Slice): Promise<CommentRow[]> {
    return await this.#rows().where(isLeftOf(authorId)).orderBy('comments.id', 'desc').offset(offset).limit(limit).execute();
  }

  async countByAuthor(authorId: number): Promise<number> {
    return await this.#count(isLeftOf(authorId));
  }

  /** The comment that the key made: `isNew` where it was this call that made it. */
  async add(comment: NewComment): Promise<{ readonly id: number; readonly isNew: boolean }> {
    const { authorId, idempotencyKey } = comment;
    const added = await this.#database
      .insertInto('comments')
      .values({
        work_id: comment.workId,
        chapter_id: comment.chapterId,
        thread_id: comment.threadId,
        author_id: authorId,
        text: comment.text,
        emoji: comment.emoji,
        is_spoiler: comment.isSpoiler,
        pin_id: comment.pinId,
        idempotency_key: idempotencyKey,
        edited_at: null,
        deleted_at: null,
      })
      .onConflict((conflict) => conflict.columns(['author_id', 'idempotency_key']).doNothing())
      .returning('id')
      .executeTakeFirst();
    if (added !== undefined) return { id: added.id, isNew: true };
    const { id } = await this.#byKey(authorId, idempotencyKey).executeTakeFirstOrThrow();
    return { id, isNew: false };
  }

  /** Whether any version of the chapter, also one that readers see no more, has a page or a block of this id. */
  async hasPlace(chapterId: number, placeId: string): Promise<boolean> {
    const page = parsePageId(placeId);
    if (page?.chapterId === chapterId) return await this.#hasPage(page);
    const block = JSON.stringify({ blocks: [{ id: placeId }] });
    const found = await this.#database
      .selectFrom('chapter_versions')
      .select('id')
      .where('chapter_id', '=', chapterId)
      .where(sql<SqlBool>`document @> ${block}::jsonb`)
      .limit(1)
      .executeTakeFirst();
    return found !== undefined;
  }

  async findIdByKey(authorId: number, idempotencyKey: string): Promise<number | undefined> {
    return (await this.#byKey(authorId, idempotencyKey).executeTakeFirst())?.id;
  }

  /** False where the comment is not the author's, or was deleted. */
  async edit(id: number, authorId: number, { text, emoji, isSpoiler }: CommentWords): Promise<boolean> {
    const row = await this.#database
      .updateTable('comments')
      .set({ text, emoji, is_spoiler: isSpoiler, edited_at: sql<Date>`now()` })
      .where('id', '=', id)
      .where('author_id', '=', authorId)
      .where('deleted_at', 'is', null)
      .returning('id')
      .executeTakeFirst();
    return row !== undefined;
  }

  /** Empties it; false where the comment is not the author's, or was deleted before. */
  async empty(id: number, authorId: number): Promise<boolean> {
    const row = await this.#database
      .updateTable('comments')
      .set({ text: '', emoji: null, pin_id: null, deleted_at: sql<Date>`now()` })
      .where('id', '=', id)
      .where('author_id', '=', authorId)
      .where('deleted_at', 'is', null)
      .returning('id')
      .executeTakeFirst();
    return row !== undefined;
  }

  /** A second report of one reader takes the place of the first. */
  async report(commentId: number, userId: number, reason: CommentReportsTable['reason']): Promise<void> {
    await this.#database
      .insertInto('comment_reports')
      .values({ comment_id: commentId, user_id: userId, reason })
      .onConflict((conflict) => conflict.columns(['comment_id', 'user_id']).doUpdateSet({ reason }))
      .execute();
  }

  async findReports(userId: number): Promise<readonly { readonly commentId: number; readonly reason: string; readonly createdAt: Date }[]> {
    return await this.#database
      .selectFrom('comment_reports')
      .select(['comment_id as commentId', 'reason', 'created_at as createdAt'])
      .where('user_id', '=', userId)
      .orderBy('comment_id')
      .execute();
  }

  async #hasPage({ chapterId, pictureStart, times }: PageIdParts): Promise<boolean> {
    const found = await this.#database
      .selectFrom('version_pages')
      .innerJoin('chapter_versions', 'chapter_versions.id', 'version_pages.version_id')
      .select('version_id')
      .where('chapter_id', '=', chapterId)
      .where(sql<SqlBool>`starts_with(picture_id, ${pictureStart})`)
      .groupBy(['version_id', 'picture_id'])
      .having(({ fn }) => fn.countAll(), '>=', times)
      .limit(1)
      .executeTakeFirst();
    return found !== undefined;
  }

  #byKey(authorId: number, idempotencyKey: string) {
    return this.#database
      .selectFrom('comments')
      .select('id')
      .where('author_id', '=', authorId)
      .where('idempotency_key', '=', idempotencyKey);
  }

  #rows() {
    return this.#database
      .selectFrom('comments')
      .leftJoin('users', 'users.id', 'comments.author_id')
      .select([
        'comments.id',
        'comments.work_id as workId',
        'comments.chapter_id as chapterId',
        'comments.thread_id as threadId',
        'comments.author_id as authorId',
        'users.name as authorName',
        'users.avatar_id as authorAvatarId',
        'comments.text',
        'comments.emoji',
        'comments.is_spoiler as isSpoiler',
        'comments.pin_id as pinId',
        'comments.created_at as createdAt',
        'comments.edited_at as editedAt',
        'comments.deleted_at as deletedAt',
      ]);
  }

  async #count(matches: ReturnType<typeof isFirstOf>): Promise<number> {
    const { total } = await this.#database
      .selectFrom('comments')
      .select((expression) => expression.fn.countAll<number>().as('total'))
      .where(matches)
      .executeTakeFirstOrThrow();
    return total;
  }
}

function isFirstOf({ workId, chapterId }: Subject) {
  const isAbout =
    chapterId === null ? sql`comments.work_id = ${workId} and comments.chapter_id is null` : sql`comments.chapter_id = ${chapterId}`;
  return sql<SqlBool>`(comments.thread_id is null and ${isAbout} and (comments.deleted_at is null or exists (
    select from comments reply where reply.thread_id = comments.id and reply.deleted_at is null)))`;
}

function isLeftOf(authorId: number) {
  return sql<SqlBool>`(comments.author_id = ${authorId} and comments.deleted_at is null)`;
}
