import type { ConfirmGoogleLinkMutation, ConfirmGoogleLinkMutationVariables } from '../graphql.ts';
import type { PersistedDocument } from '../../document/persisted-document.ts';

export const ConfirmGoogleLink: PersistedDocument<ConfirmGoogleLinkMutation, ConfirmGoogleLinkMutationVariables> = {
  name: 'ConfirmGoogleLink',
  hash: '7487fa08f70ba0ac49193ac633a8754c3f7d01cdff9f20b6800d2b71ae65a8e0',
  text: "mutation ConfirmGoogleLink($linkToken:String!$password:String!){confirmGoogleLink(linkToken:$linkToken password:$password){__typename ...on SignedIn{sessionId token viewer{avatar{sources{type url width}}email id language name}}...on Throttled{retryAfterSeconds}}}",
};
