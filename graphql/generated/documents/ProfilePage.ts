import type { ProfilePageQuery, ProfilePageQueryVariables } from '../graphql.ts';
import type { PersistedDocument } from '../../document/persisted-document.ts';

export const ProfilePage: PersistedDocument<ProfilePageQuery, ProfilePageQueryVariables> = {
  name: 'ProfilePage',
  hash: '3c50efe5be8f75c114b9e3b2cf958f4b4907e199d113666b0550695d354fe312',
  text: "query ProfilePage{viewer{...ProfileScreen_viewer}}fragment ProfileScreen_viewer on Viewer{avatar{sources{type url width}}email hasPassword id language name sessions{...SessionList_session}}fragment SessionList_session on Session{device{browser kind system}endedAt id isCurrent startedAt}",
};
