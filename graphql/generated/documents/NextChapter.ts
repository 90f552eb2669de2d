import type { NextChapterQuery, NextChapterQueryVariables } from '../graphql.ts';
import type { PersistedDocument } from '../../document/persisted-document.ts';

export const NextChapter: PersistedDocument<NextChapterQuery, NextChapterQueryVariables> = {
  name: 'NextChapter',
  hash: '17d1848731de455653dad5f5a91aa3d7f0bd6bdb7a708b86110e0edeb8f6e1d5',
  text: "query NextChapter($chapterId:ID!$language:Language!$workId:ID!){chapter(workId:$workId chapterId:$chapterId language:$language){__typename ...on Chapter{next{id number title}}}}",
};
