import type { RequestGoogleLinkMailMutation, RequestGoogleLinkMailMutationVariables } from '../graphql.ts';
import type { PersistedDocument } from '../../document/persisted-document.ts';

export const RequestGoogleLinkMail: PersistedDocument<RequestGoogleLinkMailMutation, RequestGoogleLinkMailMutationVariables> = {
  name: 'RequestGoogleLinkMail',
  hash: '720a84c57a0069b760c2d51ce39c7aa82714fd62b9cb178cb659e1ae0a401f2a',
  text: "mutation RequestGoogleLinkMail($linkToken:String!){requestGoogleLinkMail(linkToken:$linkToken){__typename ...on Throttled{retryAfterSeconds}}}",
};
