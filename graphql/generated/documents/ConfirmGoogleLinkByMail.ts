import type { ConfirmGoogleLinkByMailMutation, ConfirmGoogleLinkByMailMutationVariables } from '../graphql.ts';
import type { PersistedDocument } from '../../document/persisted-document.ts';

export const ConfirmGoogleLinkByMail: PersistedDocument<ConfirmGoogleLinkByMailMutation, ConfirmGoogleLinkByMailMutationVariables> = {
  name: 'ConfirmGoogleLinkByMail',
  hash: 'fec439ccbb70ebec00d2869f448334083d13b6c5bc162d2f13ed80ba24d6a0f0',
  text: "mutation ConfirmGoogleLinkByMail($token:String!){confirmGoogleLinkByMail(token:$token){__typename ...on SignedIn{sessionId token viewer{avatar{sources{type url width}}email id language name}}...on Throttled{retryAfterSeconds}}}",
};
