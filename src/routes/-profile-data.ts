import type { Execute } from '#graphql/document/persisted-document.ts';
import { OwnComments } from '#graphql/generated/documents/OwnComments.ts';
import { ProfilePage } from '#graphql/generated/documents/ProfilePage.ts';

/** The reader, the days on which they read, and a page of their comments; null for a visitor. */
export async function loadProfile(execute: Execute, deps: { readonly page: number }) {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  const [{ viewer }, own] = await Promise.all([execute(ProfilePage, { timeZone }), execute(OwnComments, deps)]);
  return viewer && { viewer, comments: own.viewer?.comments ?? null };
}
