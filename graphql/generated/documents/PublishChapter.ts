import type { PublishChapterMutation, PublishChapterMutationVariables } from '../graphql.ts';
import type { PersistedDocument } from '../../document/persisted-document.ts';

export const PublishChapter: PersistedDocument<PublishChapterMutation, PublishChapterMutationVariables> = {
  name: 'PublishChapter',
  hash: '1ae1487642bf01309b6850a1a0004f31c22e66470e8a400e239184953546cc3c',
  text: "mutation PublishChapter($at:DateTime$id:ID!){publishChapter(id:$id at:$at){__typename ...on InvalidInput{problems{code field limit}}...on Throttled{retryAfterSeconds}}}",
};
