import type { SitePageQuery, SitePageQueryVariables } from '../graphql.ts';
import type { PersistedDocument } from '../../document/persisted-document.ts';

export const SitePage: PersistedDocument<SitePageQuery, SitePageQueryVariables> = {
  name: 'SitePage',
  hash: 'eda1d62b262d7127b870060786270af32493e1010de884402519488f927f1f7d',
  text: "query SitePage($language:Language!$slug:String!){sitePage(language:$language slug:$slug){description hasTwin language slug title ...PageScreen_page}}fragment PageScreen_page on SitePage{document language title updatedAt}",
};
