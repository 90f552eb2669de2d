import type { HomePageQuery, HomePageQueryVariables } from '../graphql.ts';
import type { PersistedDocument } from '../../document/persisted-document.ts';

export const HomePage: PersistedDocument<HomePageQuery, HomePageQueryVariables> = {
  name: 'HomePage',
  hash: 'e355a33bf13e4a1af478859f87ea7178f09d3f0789d27d7dc321fb49feb8fbc4',
  text: "query HomePage($language: Language!, $page: Int!) { latestUpdates(language: $language, page: $page, perPage: 10) { items { id title } position { page perPage totalItems totalPages } } }",
};
