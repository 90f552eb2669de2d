import type { NewestChapterSubscription, NewestChapterSubscriptionVariables } from '../graphql.ts';
import type { PersistedDocument } from '../../document/persisted-document.ts';

export const NewestChapter: PersistedDocument<NewestChapterSubscription, NewestChapterSubscriptionVariables> = {
  name: 'NewestChapter',
  hash: '5837c3704d12815ffff7138a6aebf87c573b38939ea876e12024e989408f332c',
  text: "subscription NewestChapter($workId:ID!){newestChapter(workId:$workId){id ...NewChapter_chapter}}fragment ChapterLabel_chapter on Chapter{number title}fragment NewChapter_chapter on Chapter{id ...ChapterLabel_chapter}",
};
