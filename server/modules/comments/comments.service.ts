import type { CommentSubject, ReportReason, SendCommentInput } from '#graphql/generated/server.ts';
import { type AccountsService, DONE, invalid, type InvalidInput, type Throttled } from '../accounts/accounts.service.ts';
import { BadInput } from '../bad-input.error.ts';
import { readUuid } from '../given-input.ts';
import { groupRows } from '../keyed-rows.ts';
import { checkRange, positionOf, readListRequest } from '../list-request.ts';
import { type Reader, signedIn } from '../reader.ts';
import { reportLimit } from '../reports/report-limit.ts';
import { parseRowId } from '../row-id.ts';
import { SharedRows, type Soon, whenThere } from '../shared-rows.ts';
import { findShownSubject, type SubjectRows } from '../shown-subject.ts';
import type { CommentEventRow, CommentEvents } from './comment-events.ts';
import { checkWords, type GivenWords, readPin, unknownPin } from './comment-input.ts';
import type { CommentRow, CommentsRepository, Subject } from './comments.repository.ts';

const MOST_PER_PAGE = 50;
const MOST_THREADS_AT_ONCE = 1000;
const REPLIES_AT_ONCE = 20;
/** Comments of a reader in ten minutes. */
const MOST_SENT = 30;
/** Changes to them in ten minutes: everybody who looks on hears of each. */
const MOST_EDITED = 60;

export interface PageOfComments {
  readonly items: readonly CommentRow[];
  readonly position: ReturnType<typeof positionOf>;
}

/** Neighbours in one thread, oldest first. */
export interface PartOfThread {
  readonly replies: readonly CommentRow[];
  readonly hasEarlier: boolean;
}

type SentComment = CommentRow & { readonly __typename: 'Comment' };

export const SUBJECT_NOT_FOUND = { __typename: 'CommentSubjectNotFound', isMissing: true } as const;
export const NOT_YOURS = { __typename: 'CommentNotYours', isRefused: true } as const;

interface PageAsked {
  readonly page: number;
  readonly perPage: number;
}

export interface CommentsDependencies extends SubjectRows {
  readonly comments: CommentsRepository;
  readonly events: CommentEvents;
  readonly accounts: Pick<AccountsService, 'throttled' | 'refuseBlocked'>;
}

/** What readers say of works and chapters. The same key never makes two comments, however often and wherever it comes. */
export class CommentsService {
  readonly #dependencies: CommentsDependencies;
  readonly #replies: SharedRows<number, PartOfThread>;

  constructor(dependencies: CommentsDependencies) {
    this.#dependencies = dependencies;
    const newest = (ids: readonly number[]) => dependencies.comments.findNewestReplies(ids, REPLIES_AT_ONCE + 1);
    this.#replies = new SharedRows<number, PartOfThread>({
      read: async (ids) => groupRows(ids, await newest(ids), ({ threadId }) => threadId ?? 0).map(lastReplies),
      most: MOST_THREADS_AT_ONCE,
      freshMilliseconds: 0,
      now: () => performance.now(),
    });
  }

  /** Of a subject that is not shown: none. */
  async list(given: CommentSubject, page: PageAsked): Promise<PageOfComments> {
    const request = readRequest(page);
    const subject = await this.#shown(given);
    const total = subject === null ? 0 : await this.#dependencies.comments.countFirst(subject);
    const position = positionOf(request, total);
    if (subject === null || request.offset >= total) return { items: [], position };
    return { items: await this.#dependencies.comments.findFirst(subject, { offset: request.offset, limit: request.perPage }), position };
  }

  async ofReader(userId: number, page: PageAsked): Promise<PageOfComments> {
    const { comments } = this.#dependencies;
    const request = readRequest(page);
    const slice = { offset: request.offset, limit: request.perPage };
    const [items, total] = await Promise.all([comments.findByAuthor(userId, slice), comments.countByAuthor(userId)]);
    return { items, position: positionOf(request, total) };
  }

  /** The newest of a first comment; of a work that is not shown, whose author still sees it, none. */
  repliesOf({ id, threadId, workId }: CommentRow): Soon<PartOfThread> {
    if (threadId !== null) return NO_REPLIES;
    return whenThere(this.#dependencies.works.findShown(workId), (work) => (work === null ? NO_REPLIES : this.#replies.get(id)));
  }

  /** Also before one that was deleted. */
  async repliesBefore(replyId: string | number): Promise<PartOfThread> {
    const reply = await this.#find(replyId);
    if (reply === undefined || reply.threadId === null || (await this.#shown(subjectOf(reply))) === null) return NO_REPLIES;
    const { id, threadId } = reply;
    return lastReplies((await this.#dependencies.comments.findRepliesBefore({ id, threadId }, REPLIES_AT_ONCE + 1)).toReversed());
  }

  async send(input: SendCommentInput, reader: Reader): Promise<SentComment | typeof SUBJECT_NOT_FOUND | InvalidInput | Throttled> {
    const { comments, accounts } = this.#dependencies;
    const { userId } = signedIn(reader);
    const idempotencyKey = readUuid('idempotencyKey', input.idempotencyKey);
    const pinId = readPin(input.pinId, input.subject);
    const { words, problems } = checkWords(input);
    const sentBefore = await comments.findIdByKey(userId, idempotencyKey);
    if (sentBefore !== undefined) return this.#answer(sentBefore);
    if (problems.length > 0) return invalid(problems);
    await accounts.refuseBlocked(userId);
    const place = await this.#placeOf(input);
    if (place === null) return SUBJECT_NOT_FOUND;
    const throttled = await accounts.throttled([{ key: `comments:${userId}`, most: MOST_SENT }]);
    if (throttled !== null) return throttled;
    if (pinId !== null && place.chapterId !== null && !(await comments.hasPlace(place.chapterId, pinId))) throw unknownPin();
    const { id, isNew } = await comments.add({ ...place, ...words, pinId, authorId: userId, idempotencyKey });
    const comment = await this.#answer(id);
    if (isNew) await this.#tell({ __typename: 'CommentAdded', comment, idempotencyKey });
    return comment;
  }

  async edit(id: string | number, given: GivenWords, reader: Reader): Promise<SentComment | typeof NOT_YOURS | InvalidInput | Throttled> {
    const { userId } = signedIn(reader);
    const { words, problems } = checkWords(given);
    if (problems.length > 0) return invalid(problems);
    const { accounts } = this.#dependencies;
    await accounts.refuseBlocked(userId);
    const throttled = await accounts.throttled([{ key: `comment-edits:${userId}`, most: MOST_EDITED }]);
    if (throttled !== null) return throttled;
    return this.#change(id, (rowId) => this.#dependencies.comments.edit(rowId, userId, words));
  }

  async delete(id: string | number, reader: Reader): Promise<SentComment | typeof NOT_YOURS> {
    const { userId } = signedIn(reader);
    return this.#change(id, (rowId) => this.#dependencies.comments.empty(rowId, userId));
  }

  async report(id: string | number, reason: ReportReason, reader: Reader): Promise<typeof DONE | typeof SUBJECT_NOT_FOUND | Throttled> {
    const { userId } = signedIn(reader);
    const comment = await this.#find(id);
    if (comment === undefined || comment.deletedAt !== null || (await this.#shown(subjectOf(comment))) === null) return SUBJECT_NOT_FOUND;
    const throttled = await this.#dependencies.accounts.throttled([reportLimit(userId)]);
    if (throttled !== null) return throttled;
    await this.#dependencies.comments.report(comment.id, userId, reason);
    return DONE;
  }

  /** Rejects with BadInput for a subject that is not shown. */
  async listen(given: CommentSubject): Promise<AsyncIterableIterator<CommentEventRow>> {
    const subject = await this.#shown(given);
    if (subject === null) throw new BadInput('workId', 'There is no such work or chapter to listen to.');
    return this.#dependencies.events.listen(subject);
  }

  /** Everything a reader wrote and reported, for the file they may ask for. */
  async exported(userId: number): Promise<{ readonly comments: readonly object[]; readonly reports: readonly object[] }> {
    const { comments } = this.#dependencies;
    const all = await comments.findByAuthor(userId, { offset: 0, limit: Number.MAX_SAFE_INTEGER });
    return {
      comments: all.map(writtenOf),
      reports: (await comments.findReports(userId)).map((report) => ({ ...report, commentId: String(report.commentId) })),
    };
  }

  async #change(id: string | number, change: (rowId: number) => Promise<boolean>): Promise<SentComment | typeof NOT_YOURS> {
    const rowId = parseRowId(id);
    if (rowId === null || !(await change(rowId))) return NOT_YOURS;
    const comment = await this.#answer(rowId);
    await this.#tell({ __typename: 'CommentChanged', comment });
    return comment;
  }

  /** Authors change what they wrote also where it is hidden, which those who still listen may not see. */
  async #tell(event: CommentEventRow): Promise<void> {
    const { comments, events } = this.#dependencies;
    if ((await comments.findShown(event.comment.id)) !== undefined) events.publish(event);
  }

  async #answer(id: number): Promise<SentComment> {
    const comment = await this.#dependencies.comments.findById(id);
    if (comment === undefined) throw new CommentGone(id);
    return { __typename: 'Comment', ...comment };
  }

  async #find(id: string | number): Promise<CommentRow | undefined> {
    const rowId = parseRowId(id);
    return rowId === null ? undefined : await this.#dependencies.comments.findById(rowId);
  }

  /** A reply is about what its thread is about. Null where there is no such subject, or no such comment in it. */
  async #placeOf({ subject: given, replyToId }: SendCommentInput): Promise<(Subject & { readonly threadId: number | null }) | null> {
    const subject = await this.#shown(given);
    if (subject === null) return null;
    if (replyToId === null || replyToId === undefined) return { ...subject, threadId: null };
    const target = await this.#find(replyToId);
    if (target === undefined || target.workId !== subject.workId || target.chapterId !== subject.chapterId) return null;
    if (target.deletedAt !== null && target.threadId !== null) return null;
    return { ...subject, threadId: target.threadId ?? target.id };
  }

  async #shown(subject: CommentSubject): Promise<Subject | null> {
    return await findShownSubject(this.#dependencies, subject);
  }
}

/** Thrown when a comment's work was deleted between writing the comment and reading it. */
class CommentGone extends Error {
  override readonly name = 'CommentGone';

  constructor(id: number) {
    super(`The comment ${id} is gone.`);
  }
}

const NO_REPLIES: PartOfThread = { replies: [], hasEarlier: false };

/** Of rows among which one more than is answered was looked for. */
function lastReplies(rows: readonly CommentRow[]): PartOfThread {
  return { replies: rows.slice(-REPLIES_AT_ONCE), hasEarlier: rows.length > REPLIES_AT_ONCE };
}

function writtenOf({ id, workId, chapterId, threadId, text, emoji, isSpoiler, pinId, createdAt, editedAt }: CommentRow): object {
  const place = { workId: String(workId), chapterId: chapterId?.toString() ?? null, replyToId: threadId?.toString() ?? null };
  return { id: String(id), ...place, text, emoji, isSpoiler, pinId, createdAt, editedAt };
}

function subjectOf({ workId, chapterId }: Subject): CommentSubject {
  return { workId: String(workId), chapterId: chapterId?.toString() ?? null };
}

function readRequest({ page, perPage }: PageAsked) {
  return readListRequest({ page, perPage: checkRange('perPage', perPage, MOST_PER_PAGE) });
}
