import type { ChapterPageQuery, ChapterPageQueryVariables } from '../graphql.ts';
import type { PersistedDocument } from '../../document/persisted-document.ts';

export const ChapterPage: PersistedDocument<ChapterPageQuery, ChapterPageQueryVariables> = {
  name: 'ChapterPage',
  hash: '2a39d2ab5e9779a57b41e7fea8f1041e30ea9583070824e1a4832f2614b1fff1',
  text: "query ChapterPage($chapterId:ID!$language:Language!$workId:ID!){chapter(workId:$workId chapterId:$chapterId language:$language){__typename ...on ChapterElsewhere{id language}...on ChapterNotFound{id}...on Chapter{content{__typename}contentHash id next{id number title}number title twins{id work{id language}}work{description id title}...ChapterScreen_chapter}}}fragment ChapterLabel_chapter on Chapter{number title}fragment ChapterScreen_chapter on Chapter{content{__typename ...on ComicPages{layout ...ComicReader_content}...on NovelText{...NovelReader_content}}id next{id ...ChapterLabel_chapter}previous{id ...ChapterLabel_chapter}work{direction id isSensitive language title}...ChapterLabel_chapter}fragment ComicPage_page on Page{id number picture{cropBox{height left top width}dominantColor height sources{type url width}thumbhash width}}fragment ComicReader_content on ComicPages{pages{id picture{height width}...ComicPage_page}}fragment NovelReader_content on NovelText{document pictures{dominantColor height id sources{type url width}width}}",
};
