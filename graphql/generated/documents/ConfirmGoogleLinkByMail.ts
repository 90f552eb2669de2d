import type { ConfirmGoogleLinkByMailMutation, ConfirmGoogleLinkByMailMutationVariables } from '../graphql.ts';
import type { PersistedDocument } from '../../document/persisted-document.ts';

export const ConfirmGoogleLinkByMail: PersistedDocument<ConfirmGoogleLinkByMailMutation, ConfirmGoogleLinkByMailMutationVariables> = {
  name: 'ConfirmGoogleLinkByMail',
  hash: 'a2128092d346f53ae2618a773ceb97f03c7ee03974c0b4812a2d01be4566e28a',
  text: "mutation ConfirmGoogleLinkByMail($token:String!){confirmGoogleLinkByMail(token:$token){__typename ...on SignedIn{expiresAt sessionId token viewer{avatar{sources{type url width}}email id language name}}...on Throttled{retryAfterSeconds}}}",
};
