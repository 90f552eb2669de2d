import type { WorkCoverQuery, WorkCoverQueryVariables } from '../graphql.ts';
import type { PersistedDocument } from '../../document/persisted-document.ts';

export const WorkCover: PersistedDocument<WorkCoverQuery, WorkCoverQueryVariables> = {
  name: 'WorkCover',
  hash: '0c3b4c36c6908a4394931cf7d2a8ff04c7d0efd81c57ce4f0e2a2061cbed0658',
  text: "query WorkCover($language:Language!$workId:ID!){work(id:$workId language:$language){__typename ...on Work{cover{dominantColor height sources{type url width}thumbhash width}isSensitive}}}",
};
