import { isObjectType } from 'graphql';
import { describe, expect, test } from 'vitest';
import { createApiSchema } from '#server/http/api-schema.ts';

/** Fields that are columns of the row (or keys of the object) that their resolver's parent is. */
const COLUMNS: Readonly<Record<string, readonly string[]>> = {
  Chapter: ['id', 'title', 'publishedAt'],
  ChapterElsewhere: ['id', 'language'],
  ChapterList: ['items', 'position'],
  ChapterNotFound: ['id'],
  Comment: ['id', 'text', 'emoji', 'isSpoiler', 'createdAt', 'editedAt'],
  CommentAdded: ['comment', 'idempotencyKey'],
  CommentChanged: ['comment'],
  CommentList: ['items', 'position'],
  CommentNotYours: ['isRefused'],
  CommentPin: ['id'],
  CommentSubjectNotFound: ['isMissing'],
  ComicPages: ['layout'],
  Creator: ['id', 'name'],
  Credit: ['role'],
  CropBox: ['left', 'top', 'width', 'height'],
  FollowedList: ['items', 'position'],
  FollowedWork: ['followedAt', 'unreadCount'],
  Genre: ['slug'],
  ListPosition: ['page', 'perPage', 'totalItems', 'totalPages'],
  NovelText: ['document'],
  Page: ['id', 'number'],
  Picture: ['id', 'width', 'height', 'dominantColor', 'thumbhash', 'cropBox', 'sources'],
  PictureSource: ['url', 'width', 'type'],
  Device: ['kind', 'browser', 'system'],
  Done: ['isDone'],
  FieldProblem: ['field', 'code', 'limit'],
  GoogleLinkNeeded: ['linkToken', 'email', 'hasPassword'],
  GoogleRefused: ['reason'],
  GoogleSignInStart: ['clientId', 'state', 'nonce'],
  GoogleUnavailable: ['isUnavailable'],
  Handover: ['code', 'url'],
  InvalidInput: ['problems'],
  LinkExpired: ['isExpired'],
  PositionsSaved: ['taken', 'ignored'],
  ReadingPosition: [
    'workId',
    'chapterId',
    'elementId',
    'offset',
    'order',
    'count',
    'before',
    'after',
    'contentHash',
    'progress',
    'at',
    'rereadSince',
  ],
  SignedIn: ['token', 'expiresAt', 'sessionId', 'viewer'],
  Throttled: ['retryAfterSeconds'],
  User: ['id', 'name'],
  WrongCredentials: ['isWrong'],
  Work: [
    'id',
    'language',
    'format',
    'status',
    'title',
    'titleReading',
    'aliases',
    'description',
    'isSensitive',
    'direction',
    'chaptersCount',
    'updatedAt',
    'sourceNote',
  ],
  WorkElsewhere: ['id', 'language'],
  WorkList: ['items', 'position'],
  WorkNotFound: ['id'],
};

describe('the schema', () => {
  const types = Object.values(createApiSchema().getTypeMap()).filter((type) => isObjectType(type) && !type.name.startsWith('__'));

  for (const type of types.filter(isObjectType)) {
    test(`has a resolver or a column for every field of ${type.name}`, () => {
      const fields = Object.values(type.getFields());
      const resolved = fields.filter(({ resolve }) => resolve !== undefined).map(({ name }) => name);
      const columns = COLUMNS[type.name] ?? [];
      expect(fields.map(({ name }) => name).toSorted()).toEqual([...resolved, ...columns].toSorted());
    });
  }
});
