import type { UpdateProfileMutation, UpdateProfileMutationVariables } from '../graphql.ts';
import type { PersistedDocument } from '../../document/persisted-document.ts';

export const UpdateProfile: PersistedDocument<UpdateProfileMutation, UpdateProfileMutationVariables> = {
  name: 'UpdateProfile',
  hash: 'f7cc49a31f97209581ee6fc341908f158d895f0ab0f5d74391cd809c89a9b563',
  text: "mutation UpdateProfile($language:Language!$name:String!){updateProfile(name:$name language:$language){__typename ...on InvalidInput{problems{code field limit}}...on Viewer{id language name}}}",
};
