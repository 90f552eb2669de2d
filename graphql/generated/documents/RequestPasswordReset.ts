import type { RequestPasswordResetMutation, RequestPasswordResetMutationVariables } from '../graphql.ts';
import type { PersistedDocument } from '../../document/persisted-document.ts';

export const RequestPasswordReset: PersistedDocument<RequestPasswordResetMutation, RequestPasswordResetMutationVariables> = {
  name: 'RequestPasswordReset',
  hash: '0d753ac39842a8ff17bcee34c980ce50804bee17bd8968d5af55e5e38664613b',
  text: "mutation RequestPasswordReset($email:String!$language:Language!){requestPasswordReset(email:$email language:$language){__typename ...on InvalidInput{problems{code field limit}}...on Throttled{retryAfterSeconds}}}",
};
