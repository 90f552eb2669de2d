import type { OwnReadingQuery, OwnReadingQueryVariables } from '../graphql.ts';
import type { PersistedDocument } from '../../document/persisted-document.ts';

export const OwnReading: PersistedDocument<OwnReadingQuery, OwnReadingQueryVariables> = {
  name: 'OwnReading',
  hash: '63facdb16a847b7ac3462138af7c4e656777bcfa674e4d412641b5f79dda5510',
  text: "query OwnReading($language:Language!){viewer{continueReading(language:$language limit:20){at chapter{id number title}work{cover{dominantColor height sources{type url width}thumbhash width}id isSensitive title}}positions(language:$language limit:400){after at before chapterId contentHash count elementId offset order progress rereadSince workId}}}",
};
