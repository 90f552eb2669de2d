import type { Resolvers, ResolversParentTypes } from '#graphql/generated/server.ts';
import type { ApiContext } from '../api-context.ts';
import { shownNumber } from '../chapter-number.ts';
import { type Soon, whenThere } from '../shared-rows.ts';
import { pagesOf, picturesOfDocument } from './chapter-content.ts';
import type { ChapterRow, VersionRow } from './chapters.repository.ts';
import type { ChaptersService } from './chapters.service.ts';

export const chapterResolvers: Resolvers<ApiContext> = {
  Query: {
    chapter: (_root, { workId, chapterId, language }, { chapters }) => chapters.find(workId, chapterId, language),
  },
  Subscription: {
    newestChapter: {
      subscribe: (_root, { workId }, { chapterNews }) => chapterNews.listen(workId),
      resolve: (workId: number, _arguments: object, { chapterNews }: ApiContext) => chapterNews.newestOf(workId),
    },
  },
  Chapter: {
    work: ({ workId }, _arguments, { works }) => works.byId(workId),
    number: ({ number }) => shownNumber(number),
    version: (chapter, _arguments, { chapters }) => whenThere(chapters.version(chapter), ({ version }) => version),
    contentHash: (chapter, _arguments, { chapters }) => whenThere(chapters.version(chapter), ({ contentHash }) => contentHash),
    previous: (chapter, _arguments, { chapters }) => chapters.beside(chapter, -1),
    next: (chapter, _arguments, { chapters }) => chapters.beside(chapter, 1),
    twins: ({ id }, _arguments, { chapters }) => chapters.twins(id),
    passagesIn: (chapter, { twinId }, { chapters }) => chapters.passagesIn(chapter, twinId),
    content: (chapter, _arguments, { chapters }) =>
      whenThere(chapters.version(chapter), (version) => contentOf(chapter, version, chapters)),
  },
  ComicPages: {
    pages: ({ chapterId, version }) => pagesOf(chapterId, version.pictureIds),
  },
  Page: {
    picture: ({ pictureId }, _arguments, { pictures }) => pictures.byId(pictureId),
  },
  NovelText: {
    length: ({ version }) => version.length,
    pictures: ({ document }, _arguments, { pictures }) => pictures.byIds(picturesOfDocument(document)),
  },
};

function contentOf({ id }: ChapterRow, version: VersionRow, chapters: ChaptersService): Soon<ResolversParentTypes['ChapterContent']> {
  const content = { chapterId: id, version };
  const { layout } = version;
  if (layout !== null) return { __typename: 'ComicPages', ...content, layout };
  return chapters.document(content).then((document) => ({ __typename: 'NovelText', ...content, document }));
}
