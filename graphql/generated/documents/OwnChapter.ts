import type { OwnChapterQuery, OwnChapterQueryVariables } from '../graphql.ts';
import type { PersistedDocument } from '../../document/persisted-document.ts';

export const OwnChapter: PersistedDocument<OwnChapterQuery, OwnChapterQueryVariables> = {
  name: 'OwnChapter',
  hash: 'e42fa34c5f9c420c18a707309fe18739256c890843edec38b3078593ff069e81',
  text: "query OwnChapter($id:ID!){viewer{id ownChapter(id:$id){...NovelPreview_chapter ...OwnChapterScreen_chapter}}}fragment NovelPreview_chapter on OwnChapter{document id pictures{dominantColor height id sources{type url width}width}work{id language}}fragment OwnChapterScreen_chapter on OwnChapter{chapter{id work{id}}id isHidden isShown layout number pages{id number picture{height width ...PagePicture_picture}}publishAt state title twin{id number}versions{createdAt firstPage{...PagePicture_picture}length version}work{direction format id language review title twin{id}}}fragment PagePicture_picture on Picture{dominantColor height id sources{type url width}thumbhash width}",
};
