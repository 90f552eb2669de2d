import type { ForgetPositionsMutation, ForgetPositionsMutationVariables } from '../graphql.ts';
import type { PersistedDocument } from '../../document/persisted-document.ts';

export const ForgetPositions: PersistedDocument<ForgetPositionsMutation, ForgetPositionsMutationVariables> = {
  name: 'ForgetPositions',
  hash: '6d604c7e5e3aa4ad1d21259be8a74b7570ff21e37d8e3ac5796f9252b52641a2',
  text: "mutation ForgetPositions($language:Language!$workId:ID){forgetPositions(language:$language workId:$workId){isDone}}",
};
