import type { Execute } from '#graphql/document/persisted-document.ts';
import { OwnComments } from '#graphql/generated/documents/OwnComments.ts';
import { ProfilePage } from '#graphql/generated/documents/ProfilePage.ts';

/** As IANA names them; what a browser says that does not know where it is, is none of them. */
const NAMED_ZONE = /^(?!Etc\/Unknown$)[A-Z][\w+-]*(?:\/[\w+-]+)*$/i;

/** The reader, the days on which they read, and a page of their comments; null for a visitor. */
export async function loadProfile(execute: Execute, deps: { readonly page: number }) {
  const zone: string | undefined = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  const timeZone = zone !== undefined && NAMED_ZONE.test(zone) ? zone : 'UTC';
  const [{ viewer }, own] = await Promise.all([execute(ProfilePage, { timeZone }), execute(OwnComments, deps)]);
  return viewer && { viewer, comments: own.viewer?.comments ?? null };
}
