import type { Resolvers } from '#graphql/generated/server.ts';
import type { ApiContext } from '../api-context.ts';
import { pagesOf, picturesOfDocument } from './chapter-content.ts';

export const chapterResolvers: Resolvers<ApiContext> = {
  Query: {
    chapter: (_root, { workId, chapterId, language }, { chapters }) => chapters.find(workId, chapterId, language),
  },
  Chapter: {
    work: ({ workId }, _arguments, { works }) => works.byId(workId),
    number: ({ number }) => trimZeros(number),
    version: async (chapter, _arguments, { chapters }) => (await chapters.version(chapter)).version,
    contentHash: async (chapter, _arguments, { chapters }) => (await chapters.version(chapter)).contentHash,
    previous: (chapter, _arguments, { chapters }) => chapters.beside(chapter, -1),
    next: (chapter, _arguments, { chapters }) => chapters.beside(chapter, 1),
    twins: ({ id }, _arguments, { chapters }) => chapters.twins(id),
    content: async (chapter, _arguments, { chapters }) => {
      const version = await chapters.version(chapter);
      const content = { chapterId: chapter.id, version };
      return version.layout === null
        ? { __typename: 'NovelText', ...content, document: await chapters.document(content) }
        : { __typename: 'ComicPages', ...content, layout: version.layout };
    },
  },
  ComicPages: {
    pages: async ({ chapterId, version }, _arguments, { pictures }) => pagesOf(chapterId, await pictures.idsOfVersion(version.id)),
  },
  Page: {
    picture: ({ pictureId }, _arguments, { pictures }) => pictures.byId(pictureId),
  },
  NovelText: {
    length: ({ version }) => version.length,
    pictures: ({ document }, _arguments, { pictures }) => pictures.byIds(picturesOfDocument(document)),
  },
};

/** PostgreSQL's numeric(10, 3) keeps its zeros: '12.500' is shown as 12.5. */
function trimZeros(number: string): string {
  return number.replace(/\.?0+$/, '');
}
