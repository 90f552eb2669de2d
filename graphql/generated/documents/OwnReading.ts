import type { OwnReadingQuery, OwnReadingQueryVariables } from '../graphql.ts';
import type { PersistedDocument } from '../../document/persisted-document.ts';

export const OwnReading: PersistedDocument<OwnReadingQuery, OwnReadingQueryVariables> = {
  name: 'OwnReading',
  hash: '6d23d561181e7bd152c3a64cca6f27896a1c89eafaaabc8c13d4882fa51b0acd',
  text: "query OwnReading($language:Language!){viewer{continueReading(language:$language limit:20){at chapter{id number title}work{cover{dominantColor height sources{type url width}thumbhash width}id isSensitive title}}positions(language:$language limit:400){after at before chapterId contentHash count elementId offset order progress reach readAt rereadSince workId}}}",
};
