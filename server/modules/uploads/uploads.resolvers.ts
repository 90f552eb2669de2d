import type { Resolvers } from '#graphql/generated/server.ts';
import type { ApiContext } from '../api-context.ts';
import { shownNumber } from '../chapter-number.ts';
import { picturesOfDocument } from '../chapters/chapter-content.ts';
import { signedIn } from '../reader.ts';
import { allThere } from '../shared-rows.ts';
import { UPLOAD_LIMITS } from './upload-limits.ts';
import type { UploadProblem } from './processing/upload-problems.ts';
import type { ShownUpload } from './uploads.service.ts';

export const uploadResolvers: Resolvers<ApiContext> = {
  Query: { uploadLimits: () => UPLOAD_LIMITS },
  Viewer: {
    ownWorks: ({ id }, page, { ownWorks }) => ownWorks.listOf(id, page),
    ownWork: (viewer, { id }, { ownWorks }) => ownWorks.find(id, viewer.id),
    ownChapter: (viewer, { id }, { ownChapters }) => ownChapters.find(id, viewer.id),
    upload: (viewer, { id }, { uploads }) => uploads.find(id, viewer.id),
    uploads: ({ id }, _arguments, { uploads }) => uploads.listOf(id),
  },
  Mutation: {
    createOwnWork: (_root, { input, key }, { ownWorks, reader }) => ownWorks.create(input, key, reader),
    editOwnWork: (_root, { id, ...edit }, { ownWorks, reader }) => ownWorks.edit(id, edit, reader),
    deleteOwnWork: (_root, { id }, { ownWorks, reader }) => ownWorks.remove(id, reader),
    beginUpload: (_root, { input }, { uploads, reader }) => uploads.begin(input, reader),
    cancelUpload: (_root, { id }, { uploads, reader }) => uploads.cancel(id, reader),
    editOwnChapter: (_root, { id, ...words }, { ownChapters, reader }) => ownChapters.edit(id, words, reader),
    deleteOwnChapter: (_root, { id }, { ownChapters, reader }) => ownChapters.remove(id, reader),
    arrangePages: (_root, { chapterId, pageIds }, { ownChapters, reader }) => ownChapters.arrange(chapterId, pageIds, reader),
    publishChapter: (_root, { id, at }, { ownChapters, reader }) => ownChapters.publish(id, at ?? null, reader),
    publishDrafts: (_root, { workId }, { ownWorks, reader }) => ownWorks.publishDrafts(workId, reader),
    unscheduleChapter: (_root, { id }, { ownChapters, reader }) => ownChapters.unschedule(id, reader),
    restoreVersion: (_root, { chapterId, version }, { ownChapters, reader }) => ownChapters.restore(chapterId, version, reader),
  },
  Subscription: {
    uploadProgress: {
      subscribe: (_root, { id }, { uploads, reader }) => uploads.watch(id, reader),
      resolve: (upload: ShownUpload) => upload,
    },
  },
  OwnWork: {
    work: ({ workId }, _arguments, { works }) => (workId === null ? null : works.findShown(workId)),
    isHidden: async ({ workId }, _arguments, { works }) => workId !== null && (await works.findShown(workId)) === null,
    cover: ({ coverId }, _arguments, { pictures }) => (coverId === null ? null : pictures.byId(coverId)),
    genres: async ({ genres: slugs }, _arguments, { genres }) =>
      (await allThere(slugs.map((slug) => genres.find(slug)))).filter((genre) => genre !== null),
    twin: ({ twinId, ownerId }, _arguments, { ownWorks }) => (twinId === null ? null : ownWorks.find(twinId, ownerId)),
    chaptersCount: ({ id }, _arguments, { ownChapterRows }) => ownChapterRows.countOf(id),
    draftsCount: ({ id }, _arguments, { ownChapterRows }) => ownChapterRows.countDraftsOf(id),
    chapters: (work, page, { ownChapters }) => ownChapters.listOf(work, page),
  },
  OwnChapter: {
    work: async ({ ownWorkId }, _arguments, { ownWorks, reader }) => found(await ownWorks.find(ownWorkId, signedIn(reader).userId)),
    number: ({ number }) => shownNumber(number),
    chapter: ({ chapterId }, _arguments, { chapters }) => (chapterId === null ? null : chapters.findShown(chapterId)),
    isHidden: async ({ chapterId }, _arguments, { chapters }) => chapterId !== null && (await chapters.findShown(chapterId)) === null,
    twin: ({ id }, _arguments, { ownChapterRows, reader }) => ownChapterRows.twinOf(id, signedIn(reader).userId),
    pages: ({ id, isText }, _arguments, { ownChapterRows }) => (isText ? [] : ownChapterRows.pages(id)),
    pagesCount: ({ isText, length }) => (isText ? 0 : length),
    layout: async (chapter, _arguments, { ownChapters, ownWorks, reader }) => {
      const work = await ownWorks.find(chapter.ownWorkId, signedIn(reader).userId);
      return await ownChapters.layoutOf(chapter, work?.direction ?? null);
    },
    document: ({ id, isText }, _arguments, { ownChapterRows }) => (isText ? ownChapterRows.document(id) : null),
    pictures: async ({ id, isText }, _arguments, { ownChapterRows, pictures }) => {
      const document = isText ? await ownChapterRows.document(id) : null;
      return document === null ? [] : pictures.byIds(picturesOfDocument(document));
    },
    versions: ({ chapterId }, _arguments, { ownChapterRows }) => (chapterId === null ? [] : ownChapterRows.versions(chapterId)),
  },
  OwnPage: { picture: ({ pictureId }, _arguments, { pictures }) => pictures.byId(pictureId) },
  ChapterVersion: { firstPage: ({ firstPageId }, _arguments, { pictures }) => (firstPageId === null ? null : pictures.byId(firstPageId)) },
  Upload: {
    work: async ({ ownWorkId, ownerId }, _arguments, { ownWorks }) => found(await ownWorks.find(ownWorkId, ownerId)),
    files: async (upload, _arguments, { uploads }) =>
      (await uploads.files(upload)).map(({ uploadId, index, name, size, received }) => ({
        index,
        name,
        size,
        offset: received,
        url: uploads.addressOf(uploadId, index),
      })),
    chapters: ({ chapterIds, ownerId }, _arguments, { ownChapterRows }) => ownChapterRows.findAll(chapterIds, ownerId),
    // Written by us, with codes of the schema.
    problems: ({ problems }) => problems as readonly UploadProblem[],
    expiresAt: ({ state, touchedAt }) => (state === 'RECEIVING' ? new Date(touchedAt.getTime() + UPLOAD_LIMITS.idleSeconds * 1000) : null),
  },
};

/** Rows go with the work that they belong to. */
function found<Row>(row: Row | null): Row {
  if (row === null) throw new TypeError('what belongs to a work is read while the work is there');
  return row;
}
