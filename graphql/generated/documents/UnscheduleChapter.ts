import type { UnscheduleChapterMutation, UnscheduleChapterMutationVariables } from '../graphql.ts';
import type { PersistedDocument } from '../../document/persisted-document.ts';

export const UnscheduleChapter: PersistedDocument<UnscheduleChapterMutation, UnscheduleChapterMutationVariables> = {
  name: 'UnscheduleChapter',
  hash: '81c37157f9d27bf2d3a453260df639348a9ed31c37e0a336338953373d53d176',
  text: "mutation UnscheduleChapter($id:ID!){unscheduleChapter(id:$id){__typename}}",
};
