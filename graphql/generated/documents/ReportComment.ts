import type { ReportCommentMutation, ReportCommentMutationVariables } from '../graphql.ts';
import type { PersistedDocument } from '../../document/persisted-document.ts';

export const ReportComment: PersistedDocument<ReportCommentMutation, ReportCommentMutationVariables> = {
  name: 'ReportComment',
  hash: '19bf55a9296c08dc97408d9b4747dc2ec51aff9f31e685a3d8e8fcd28a73fdb9',
  text: "mutation ReportComment($id:ID!$reason:ReportReason!){reportComment(id:$id reason:$reason){__typename ...on CommentSubjectNotFound{isMissing}...on Done{isDone}...on Throttled{retryAfterSeconds}}}",
};
