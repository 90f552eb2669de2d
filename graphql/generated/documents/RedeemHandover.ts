import type { RedeemHandoverMutation, RedeemHandoverMutationVariables } from '../graphql.ts';
import type { PersistedDocument } from '../../document/persisted-document.ts';

export const RedeemHandover: PersistedDocument<RedeemHandoverMutation, RedeemHandoverMutationVariables> = {
  name: 'RedeemHandover',
  hash: 'e1d6f257cebe64660bc2b6c701a8312f95a07d31903d96bc5c1767e052de0383',
  text: "mutation RedeemHandover($code:String!){redeemHandover(code:$code){__typename ...on SignedIn{sessionId token viewer{avatar{sources{type url width}}email id language name}}...on Throttled{retryAfterSeconds}}}",
};
