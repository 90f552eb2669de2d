import type { CodegenConfig } from '@graphql-codegen/cli';

const scalars = {
  DateTime: 'string',
  ID: { input: 'string', output: 'string' },
  ChapterDocument: '../document/chapter-document.ts#ChapterDocument',
  PageDocument: '../document/page-document.ts#PageDocument',
};

/** Parents of resolvers are declared by server/http/graphql/resolver-parents.ts, so that generated code imports nothing of ours. */
const parents = [
  'Work',
  'WorkList',
  'Chapter',
  'ChapterList',
  'Genre',
  'Creator',
  'Credit',
  'Picture',
  'Page',
  'ComicPages',
  'NovelText',
  'User',
  'Viewer',
  'Session',
  'Comment',
  'CommentList',
  'Replies',
  'CommentAdded',
  'CommentChanged',
  'ReadingPosition',
  'FollowedWork',
  'FollowedList',
  'SearchMatch',
  'SearchResults',
  'Ranking',
  'RankingPlace',
  'SitePage',
  'OwnWork',
  'OwnWorkList',
  'OwnChapter',
  'OwnChapterList',
  'OwnPage',
  'ChapterVersion',
  'Upload',
  'PagesChanged',
  'WorkChanged',
  'ChapterChanged',
];

const config: CodegenConfig = {
  schema: 'graphql/schema/*.graphql',
  documents: ['graphql/operations/**/*.graphql', 'src/**/*.tsx'],
  generates: {
    'graphql/generated/': {
      preset: 'client',
      presetConfig: {
        fragmentMasking: { unmaskFunctionName: 'readFragment' },
        persistedDocuments: { hashAlgorithm: 'sha256' },
      },
      config: {
        documentMode: 'string',
        scalars,
        useTypeImports: true,
        enumsAsTypes: true,
        strictScalars: true,
        immutableTypes: true,
        importExtension: '.ts',
      },
    },
    'graphql/generated/server.ts': {
      plugins: ['typescript', 'typescript-resolvers', { add: { content: 'export interface ResolverParents {}' } }],
      config: {
        scalars: { ...scalars, ID: { input: 'string', output: 'string | number' }, DateTime: { input: 'string', output: 'string | Date' } },
        useTypeImports: true,
        enumsAsTypes: true,
        strictScalars: true,
        immutableTypes: true,
        importExtension: '.ts',
        resolversNonOptionalTypename: { unionMember: true },
        mappers: Object.fromEntries(parents.map((name) => [name, `ResolverParents['${name}']`])),
      },
    },
  },
};

export default config;
