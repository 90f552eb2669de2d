import type { FollowedWorksQuery, FollowedWorksQueryVariables } from '../graphql.ts';
import type { PersistedDocument } from '../../document/persisted-document.ts';

export const FollowedWorks: PersistedDocument<FollowedWorksQuery, FollowedWorksQueryVariables> = {
  name: 'FollowedWorks',
  hash: '28aebd7bd4c612241fda2187ac8edbb7583bb0eb9a899dd76ccf70a5820db863',
  text: "query FollowedWorks($language:Language!$page:Int!){viewer{followed(language:$language page:$page perPage:10){...FollowingScreen_list}}}fragment ChapterLabel_chapter on Chapter{number title}fragment Cover_picture on Picture{dominantColor height sources{type url width}thumbhash width}fragment FollowedWork_followed on FollowedWork{nextChapter{id ...ChapterLabel_chapter}unreadCount work{cover{...Cover_picture}id isSensitive title updatedAt}}fragment FollowingScreen_list on FollowedList{items{work{id}...FollowedWork_followed}position{page perPage totalItems}}",
};
