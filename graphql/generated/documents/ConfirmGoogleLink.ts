import type { ConfirmGoogleLinkMutation, ConfirmGoogleLinkMutationVariables } from '../graphql.ts';
import type { PersistedDocument } from '../../document/persisted-document.ts';

export const ConfirmGoogleLink: PersistedDocument<ConfirmGoogleLinkMutation, ConfirmGoogleLinkMutationVariables> = {
  name: 'ConfirmGoogleLink',
  hash: '6c830022b7acb18fd3d027a496acf82cb01beea045c7369bb8516cada6185709',
  text: "mutation ConfirmGoogleLink($linkToken:String!$password:String!){confirmGoogleLink(linkToken:$linkToken password:$password){__typename ...on SignedIn{expiresAt sessionId token viewer{avatar{sources{type url width}}email id language name}}...on Throttled{retryAfterSeconds}}}",
};
