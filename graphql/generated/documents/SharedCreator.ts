import type { SharedCreatorQuery, SharedCreatorQueryVariables } from '../graphql.ts';
import type { PersistedDocument } from '../../document/persisted-document.ts';

export const SharedCreator: PersistedDocument<SharedCreatorQuery, SharedCreatorQueryVariables> = {
  name: 'SharedCreator',
  hash: 'dfc50c5e722c77103f96b209696cdbb9b3ea901019df35b49fe482fc578a4e52',
  text: "query SharedCreator($id:ID!){creator(id:$id){id name reading twins{id name}}}",
};
