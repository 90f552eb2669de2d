import type { Resolvers } from '#graphql/generated/server.ts';
import type { ApiContext } from '../api-context.ts';
import { whenThere } from '../shared-rows.ts';
import type { CommentEventRow } from './comment-events.ts';

export const commentResolvers: Resolvers<ApiContext> = {
  Query: {
    comments: (_root, { subject, page, perPage }, { comments }) => comments.list(subject, { page, perPage }),
    repliesBefore: (_root, { replyId }, { comments }) => comments.repliesBefore(replyId),
  },
  Viewer: {
    comments: ({ id }, page, { comments }) => comments.ofReader(id, page),
  },
  Mutation: {
    sendComment: (_root, { input }, { comments, reader }) => comments.send(input, reader),
    editComment: (_root, { id, ...words }, { comments, reader }) => comments.edit(id, words, reader),
    deleteComment: (_root, { id }, { comments, reader }) => comments.delete(id, reader),
    reportComment: (_root, { id, reason }, { comments, reader }) => comments.report(id, reason, reader),
  },
  Subscription: {
    commentEvents: {
      subscribe: (_root, subject, { comments }) => comments.listen(subject),
      resolve: (event: CommentEventRow) => event,
    },
  },
  Comment: {
    author: ({ authorId, authorName, authorAvatarId, deletedAt }) =>
      authorId === null || authorName === null || deletedAt !== null ? null : { id: authorId, name: authorName, avatarId: authorAvatarId },
    isDeleted: ({ deletedAt }) => deletedAt !== null,
    isMine: ({ authorId }, _arguments, { reader }) => reader.kind === 'user' && reader.userId === authorId,
    work: ({ workId }, _arguments, { works }) => works.findShown(workId),
    chapter: ({ chapterId }, _arguments, { chapters }) => (chapterId === null ? null : chapters.findShown(chapterId)),
    pin: ({ pinId }) => (pinId === null ? null : { id: pinId }),
    replyToId: ({ threadId }) => threadId,
    replies: (comment, _arguments, { comments }) => whenThere(comments.repliesOf(comment), ({ replies }) => replies),
    hasEarlierReplies: (comment, _arguments, { comments }) => whenThere(comments.repliesOf(comment), ({ hasEarlier }) => hasEarlier),
  },
};
