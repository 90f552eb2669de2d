import type { ArrangePagesMutation, ArrangePagesMutationVariables } from '../graphql.ts';
import type { PersistedDocument } from '../../document/persisted-document.ts';

export const ArrangePages: PersistedDocument<ArrangePagesMutation, ArrangePagesMutationVariables> = {
  name: 'ArrangePages',
  hash: '14ffa43072d57bc906a7708cf5350d2d901b4cdd603fdd2e37693c62ecb1efe1',
  text: "mutation ArrangePages($chapterId:ID!$pageIds:[ID!]!){arrangePages(chapterId:$chapterId pageIds:$pageIds){__typename}}",
};
