import type { DeleteOwnWorkMutation, DeleteOwnWorkMutationVariables } from '../graphql.ts';
import type { PersistedDocument } from '../../document/persisted-document.ts';

export const DeleteOwnWork: PersistedDocument<DeleteOwnWorkMutation, DeleteOwnWorkMutationVariables> = {
  name: 'DeleteOwnWork',
  hash: '85c8db2c05384d3da9d6b616975a7a1881e70b01ed55a7bc8ed93a2f4141449c',
  text: "mutation DeleteOwnWork($id:ID!){deleteOwnWork(id:$id){__typename}}",
};
