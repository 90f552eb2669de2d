import type { OwnReadingQuery, OwnReadingQueryVariables } from '../graphql.ts';
import type { PersistedDocument } from '../../document/persisted-document.ts';

export const OwnReading: PersistedDocument<OwnReadingQuery, OwnReadingQueryVariables> = {
  name: 'OwnReading',
  hash: '2ba2ae371f7f9f92e9f97f511b4cf924f00c97ea4f90612d4d5bff50dd0eb519',
  text: "query OwnReading($language:Language!){viewer{continueReading(language:$language limit:20){at chapter{id number title}work{id title}}positions(language:$language limit:400){after at before chapterId contentHash count elementId offset order progress rereadSince workId}}}",
};
