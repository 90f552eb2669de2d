import type { OwnCommentsQuery, OwnCommentsQueryVariables } from '../graphql.ts';
import type { PersistedDocument } from '../../document/persisted-document.ts';

export const OwnComments: PersistedDocument<OwnCommentsQuery, OwnCommentsQueryVariables> = {
  name: 'OwnComments',
  hash: 'a287fe0af35b9b5ffa91c869b8eee3523bb76d56c428ded65f41204e4bc49c00',
  text: "query OwnComments($page:Int!){viewer{comments(page:$page perPage:10){...OwnComments_list}id}}fragment ChapterLabel_chapter on Chapter{number title}fragment OwnComments_list on CommentList{items{chapter{id ...ChapterLabel_chapter}createdAt emoji id text work{id language title}}position{page perPage totalItems}}",
};
