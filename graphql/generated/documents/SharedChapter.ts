import type { SharedChapterQuery, SharedChapterQueryVariables } from '../graphql.ts';
import type { PersistedDocument } from '../../document/persisted-document.ts';

export const SharedChapter: PersistedDocument<SharedChapterQuery, SharedChapterQueryVariables> = {
  name: 'SharedChapter',
  hash: 'fc12f279bc5ce4b462ee4114ead53ed49badcd3b426623832f35797dc7b8555b',
  text: "query SharedChapter($chapterId:ID!$language:Language!$workId:ID!){chapter(workId:$workId chapterId:$chapterId language:$language){__typename ...on Chapter{id number publishedAt title work{cardPath credits{creator{id name}role}description format genres{name(language:$language)slug}id isSensitive title}}}}",
};
