import type { RedeemHandoverMutation, RedeemHandoverMutationVariables } from '../graphql.ts';
import type { PersistedDocument } from '../../document/persisted-document.ts';

export const RedeemHandover: PersistedDocument<RedeemHandoverMutation, RedeemHandoverMutationVariables> = {
  name: 'RedeemHandover',
  hash: '1b0958f425d4247215731f637639f3bce3d46dd1b67d2a70994a547c0640b0fb',
  text: "mutation RedeemHandover($code:String!){redeemHandover(code:$code){__typename ...on SignedIn{expiresAt sessionId token viewer{avatar{sources{type url width}}email id language name}}...on Throttled{retryAfterSeconds}}}",
};
