import type { SavePositionsMutation, SavePositionsMutationVariables } from '../graphql.ts';
import type { PersistedDocument } from '../../document/persisted-document.ts';

export const SavePositions: PersistedDocument<SavePositionsMutation, SavePositionsMutationVariables> = {
  name: 'SavePositions',
  hash: '11044aae1c1a7a86dccf6ff49948d533392c36dc4ff72cad27b072f3044aadb7',
  text: "mutation SavePositions($positions:[ReadingPositionInput!]!){savePositions(positions:$positions){__typename ...on Throttled{retryAfterSeconds}}}",
};
