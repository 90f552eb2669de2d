import type { ChapterPageQuery, ChapterPageQueryVariables } from '../graphql.ts';
import type { PersistedDocument } from '../../document/persisted-document.ts';

export const ChapterPage: PersistedDocument<ChapterPageQuery, ChapterPageQueryVariables> = {
  name: 'ChapterPage',
  hash: '4ecb1432b1bf33e1edec93486562af7ad2257396bb6e04e7c4bd5a6120b23b4f',
  text: "query ChapterPage($chapterId:ID!$language:Language!$workId:ID!){chapter(workId:$workId chapterId:$chapterId language:$language){__typename ...on ChapterElsewhere{id language}...on ChapterNotFound{id}...on Chapter{content{__typename}contentHash id next{id number title}number title twins{id work{id language}}work{description id title}...ChapterScreen_chapter}}}fragment ChapterLabel_chapter on Chapter{number title}fragment ChapterScreen_chapter on Chapter{content{__typename ...on ComicPages{layout ...ComicReader_content}...on NovelText{...NovelReader_content}}id next{id ...ChapterLabel_chapter}previous{id ...ChapterLabel_chapter}twins{id work{id language}}work{direction id isSensitive language title}...ChapterLabel_chapter}fragment ComicPage_page on Page{id number picture{cropBox{height left top width}dominantColor height sources{type url width}thumbhash width}}fragment ComicReader_content on ComicPages{pages{id picture{height width}...ComicPage_page}}fragment NovelReader_content on NovelText{document pictures{dominantColor height id sources{type url width}width}}",
};
