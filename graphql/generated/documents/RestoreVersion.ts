import type { RestoreVersionMutation, RestoreVersionMutationVariables } from '../graphql.ts';
import type { PersistedDocument } from '../../document/persisted-document.ts';

export const RestoreVersion: PersistedDocument<RestoreVersionMutation, RestoreVersionMutationVariables> = {
  name: 'RestoreVersion',
  hash: '8001ab2bb51df8c182955dd0f6d9ce9b34baf3d8b1c2c9b4b4361b4de56282d0',
  text: "mutation RestoreVersion($chapterId:ID!$version:Int!){restoreVersion(chapterId:$chapterId version:$version){__typename}}",
};
