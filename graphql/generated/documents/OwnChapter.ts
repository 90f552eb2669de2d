import type { OwnChapterQuery, OwnChapterQueryVariables } from '../graphql.ts';
import type { PersistedDocument } from '../../document/persisted-document.ts';

export const OwnChapter: PersistedDocument<OwnChapterQuery, OwnChapterQueryVariables> = {
  name: 'OwnChapter',
  hash: '40cedc90feae4939a0e61d021bfb807e4ec5d220145dc9822745d58cf1e07063',
  text: "query OwnChapter($id:ID!){viewer{id ownChapter(id:$id){...NovelPreview_chapter ...OwnChapterScreen_chapter}}}fragment NovelPreview_chapter on OwnChapter{document id pictures{dominantColor height id sources{type url width}width}work{id language}}fragment OwnChapterScreen_chapter on OwnChapter{chapter{id work{id}}id isShown layout number pages{id number picture{height width ...PagePicture_picture}}publishAt state title twin{id number}versions{createdAt firstPage{...PagePicture_picture}length version}work{direction format id language title twin{id}}}fragment PagePicture_picture on Picture{dominantColor height id sources{type url width}thumbhash width}",
};
