import { randomUUID } from 'node:crypto';
import type { TestAccount } from '#tests/support/site/accounts.ts';
import { ReadersSite, startSiteParts } from '#tests/support/site/readers-site.ts';

const FIELDS =
  'id text emoji isSpoiler isDeleted isMine editedAt replyToId author { id name } chapter { id } pin { id } replies { id text isDeleted } hasEarlierReplies';
const SEND = `mutation ($input: SendCommentInput!) { sendComment(input: $input) { __typename ... on Comment { ${FIELDS} }
  ... on InvalidInput { problems { field code limit } } ... on Throttled { retryAfterSeconds } } }`;
const LIST = `query ($subject: CommentSubject!, $page: Int! = 1, $perPage: Int! = 10) {
  comments(subject: $subject, page: $page, perPage: $perPage) { items { ${FIELDS} } position { page totalItems totalPages } } }`;
const REPLIES_BEFORE = 'query ($replyId: ID!) { repliesBefore(replyId: $replyId) { replies { id text } hasEarlier } }';
export const EDIT = `mutation ($id: ID!, $text: String!, $emoji: String) { editComment(id: $id, text: $text, emoji: $emoji, isSpoiler: true) {
  __typename ... on Comment { ${FIELDS} } ... on InvalidInput { problems { code } } } }`;
export const DELETE = `mutation ($id: ID!) { deleteComment(id: $id) { __typename ... on Comment { ${FIELDS} } } }`;

export interface ToldComment {
  readonly __typename: string;
  readonly id: string;
  readonly text: string;
  readonly isMine: boolean;
  readonly isDeleted: boolean;
  readonly replyToId: string | null;
  readonly author: { readonly id: string; readonly name: string } | null;
  readonly replies: readonly { readonly id: string; readonly text: string }[];
  readonly hasEarlierReplies: boolean;
  readonly problems?: readonly { readonly field: string; readonly code: string }[];
  readonly retryAfterSeconds?: number;
}

/** What readers say on a site. */
export class CommentsSite extends ReadersSite {
  get workSubject() {
    return { workId: String(this.seeded.viComic.id), chapterId: null };
  }

  chapterSubject(index = 0) {
    return { workId: String(this.seeded.viComic.id), chapterId: String(this.seeded.viComic.chapterIds[index]) };
  }

  /** A comment of Lan's about the work, but for what is given. */
  async send(input: Readonly<Record<string, unknown>>, as = this.lan): Promise<ToldComment> {
    const whole = { subject: this.workSubject, text: '', isSpoiler: false, idempotencyKey: randomUUID(), ...input };
    return (await this.run<{ sendComment: ToldComment }>(SEND, { input: whole }, as)).sendComment;
  }

  async list(subject: object = this.workSubject, page: object = {}, as?: TestAccount) {
    return (await this.run<{ comments: { items: ToldComment[]; position: object } }>(LIST, { subject, ...page }, as)).comments;
  }

  /** Ids of so many replies of Lan's, which say their number from 1, past all throttles. */
  async reply(threadId: string, count: number, { id: workId } = this.seeded.viComic): Promise<readonly string[]> {
    const numbers = Array.from({ length: count }, (_, place) => place + 1);
    const rows = numbers.map((number) => ({
      work_id: workId,
      thread_id: Number(threadId),
      author_id: Number(this.lan.viewer.id),
      text: String(number),
      is_spoiler: false,
      idempotency_key: randomUUID(),
    }));
    const added = await this.test.database.insertInto('comments').values(rows).returning('id').execute();
    return added.map(({ id }) => String(id));
  }

  async repliesBefore(replyId: string) {
    const asked = await this.run<{ repliesBefore: Pick<ToldComment, 'replies'> & { hasEarlier: boolean } }>(REPLIES_BEFORE, { replyId });
    return asked.repliesBefore;
  }

  /** Without comments, and nobody throttled. */
  async clear(): Promise<void> {
    await this.test.database.deleteFrom('throttle_hits').execute();
    await this.test.database.deleteFrom('comments').execute();
  }
}

export async function startCommentsSite(): Promise<CommentsSite> {
  return new CommentsSite(await startSiteParts());
}
