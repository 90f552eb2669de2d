import type { TwinPassagesQuery, TwinPassagesQueryVariables } from '../graphql.ts';
import type { PersistedDocument } from '../../document/persisted-document.ts';

export const TwinPassages: PersistedDocument<TwinPassagesQuery, TwinPassagesQueryVariables> = {
  name: 'TwinPassages',
  hash: '206a4616ec5a2423171b79d12638d72c2f89e30d425967ffe2d55a84803b1eda',
  text: "query TwinPassages($chapterId:ID!$language:Language!$twinId:ID!$workId:ID!){chapter(workId:$workId chapterId:$chapterId language:$language){__typename ...on Chapter{passagesIn(twinId:$twinId)}}}",
};
