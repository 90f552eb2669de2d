import type { ChapterPageQuery, ChapterPageQueryVariables } from '../graphql.ts';
import type { PersistedDocument } from '../../document/persisted-document.ts';

export const ChapterPage: PersistedDocument<ChapterPageQuery, ChapterPageQueryVariables> = {
  name: 'ChapterPage',
  hash: '615e899698da0ca337ae4bd91f50469ee3ccc8937d4ccb4ce8bf6b041cf8707c',
  text: "query ChapterPage($chapterId:ID!$language:Language!$workId:ID!){chapter(workId:$workId chapterId:$chapterId language:$language){__typename ...on ChapterElsewhere{id language}...on ChapterNotFound{id shownWork{id}}...on Chapter{content{__typename}contentHash id next{id number title}number title twins{id work{id language}}work{cover{dominantColor height sources{type url width}thumbhash width}description id isSensitive title}...ChapterScreen_chapter}}}fragment ChapterLabel_chapter on Chapter{number title}fragment ChapterScreen_chapter on Chapter{content{__typename ...on ComicPages{layout ...ComicReader_content}...on NovelText{...NovelReader_content}}id next{id ...ChapterLabel_chapter}previous{id ...ChapterLabel_chapter}twins{id work{id language}}work{direction id isSensitive language title}...ChapterLabel_chapter}fragment ComicPage_page on Page{id number picture{cropBox{height left top width}dominantColor height sources{type url width}thumbhash width}}fragment ComicReader_content on ComicPages{pages{id picture{height width}...ComicPage_page}}fragment NovelReader_content on NovelText{document pictures{dominantColor height id sources{type url width}width}}",
};
