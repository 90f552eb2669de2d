import type { ReportContentMutation, ReportContentMutationVariables } from '../graphql.ts';
import type { PersistedDocument } from '../../document/persisted-document.ts';

export const ReportContent: PersistedDocument<ReportContentMutation, ReportContentMutationVariables> = {
  name: 'ReportContent',
  hash: 'b688ffb18820671b3dd28f1e48e547ac5477927a91974ef7466867a3bb114dc6',
  text: "mutation ReportContent($input:ReportContentInput!){reportContent(input:$input){__typename ...on InvalidInput{problems{code field limit}}...on Throttled{retryAfterSeconds}}}",
};
