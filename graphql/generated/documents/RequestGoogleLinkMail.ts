import type { RequestGoogleLinkMailMutation, RequestGoogleLinkMailMutationVariables } from '../graphql.ts';
import type { PersistedDocument } from '../../document/persisted-document.ts';

export const RequestGoogleLinkMail: PersistedDocument<RequestGoogleLinkMailMutation, RequestGoogleLinkMailMutationVariables> = {
  name: 'RequestGoogleLinkMail',
  hash: 'adf68aa797b4871c256d9f9027d10ae9cae119968296d3a79b4a7e9d52ae9f61',
  text: "mutation RequestGoogleLinkMail($linkToken:String!){requestGoogleLinkMail(linkToken:$linkToken){__typename ...on InvalidInput{problems{code field limit}}...on Throttled{retryAfterSeconds}}}",
};
