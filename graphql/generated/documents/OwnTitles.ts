import type { OwnTitlesQuery, OwnTitlesQueryVariables } from '../graphql.ts';
import type { PersistedDocument } from '../../document/persisted-document.ts';

export const OwnTitles: PersistedDocument<OwnTitlesQuery, OwnTitlesQueryVariables> = {
  name: 'OwnTitles',
  hash: '8834fa52ec583be9d47749d27a0874fb1b0e34f7f1ea9358fed9863740330163',
  text: "query OwnTitles($page:Int!){viewer{id ownWorks(page:$page perPage:100){items{id language title}position{perPage totalItems}}}}",
};
