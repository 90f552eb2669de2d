import type { GraphqlHost } from '#src/adapters/graphql/graphql-host.ts';
import type { AccountFilesPort } from '#src/routes/-site-context.ts';

/** Only the profile needs them: their script comes with the first of them. */
export function pageAccountFiles(host: Pick<GraphqlHost, 'endpoint' | 'token'>): AccountFilesPort {
  const files = async () => new (await import('#src/adapters/account/account-files.ts')).AccountFiles(host);
  return {
    sendAvatar: async (picture) => (await files()).sendAvatar(picture),
    saveExport: async (name) => (await files()).saveExport(name),
  };
}
