import type { ProfilePageQuery, ProfilePageQueryVariables } from '../graphql.ts';
import type { PersistedDocument } from '../../document/persisted-document.ts';

export const ProfilePage: PersistedDocument<ProfilePageQuery, ProfilePageQueryVariables> = {
  name: 'ProfilePage',
  hash: '1a1569d21a6738015cef5143fc9f7bc2e8f57e53fde44d9a3961db7b8a17f7fa',
  text: "query ProfilePage($timeZone:String!){viewer{readingDays(timeZone:$timeZone){...ReadingCalendar_day}...ProfileScreen_viewer}}fragment ProfileScreen_viewer on Viewer{avatar{sources{type url width}}email hasPassword id language name sessions{...SessionList_session}}fragment ReadingCalendar_day on ReadingDay{chaptersCount day}fragment SessionList_session on Session{device{browser kind system}endedAt id isCurrent startedAt}",
};
