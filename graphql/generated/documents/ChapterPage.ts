import type { ChapterPageQuery, ChapterPageQueryVariables } from '../graphql.ts';
import type { PersistedDocument } from '../../document/persisted-document.ts';

export const ChapterPage: PersistedDocument<ChapterPageQuery, ChapterPageQueryVariables> = {
  name: 'ChapterPage',
  hash: '2c9055f0e9876f9477bac65211046f239d1ae3141f0d3fceaca7a0420aa2f18f',
  text: "query ChapterPage($chapterId:ID!$language:Language!$workId:ID!){chapter(workId:$workId chapterId:$chapterId language:$language){__typename ...on ChapterElsewhere{id language}...on ChapterNotFound{id}...on Chapter{id next{id}number title twins{id work{id language}}work{description id title}...ChapterScreen_chapter}}}fragment ChapterScreen_chapter on Chapter{content{__typename ...on ComicPages{layout ...ComicReader_content}...on NovelText{...NovelReader_content}}id next{id number title}number previous{id number title}title work{direction id isSensitive language title}}fragment ComicPage_page on Page{id number picture{dominantColor height sources{type url width}width}}fragment ComicReader_content on ComicPages{pages{id picture{height width}...ComicPage_page}}fragment NovelReader_content on NovelText{document pictures{dominantColor height id sources{type url width}width}}",
};
