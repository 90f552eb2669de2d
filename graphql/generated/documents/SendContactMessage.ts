import type { SendContactMessageMutation, SendContactMessageMutationVariables } from '../graphql.ts';
import type { PersistedDocument } from '../../document/persisted-document.ts';

export const SendContactMessage: PersistedDocument<SendContactMessageMutation, SendContactMessageMutationVariables> = {
  name: 'SendContactMessage',
  hash: 'db73c796e84fc372caa1738490c2791d61e537572989b1f942d327c9d09c97f2',
  text: "mutation SendContactMessage($input:ContactInput!){sendContactMessage(input:$input){__typename ...on Done{isDone}...on InvalidInput{problems{code field limit}}...on Throttled{retryAfterSeconds}}}",
};
