/** What all servers of a site sign with. */
export interface SiteSecretsTable {
  name: string;
  /** JSON as text. */
  value: string;
}
