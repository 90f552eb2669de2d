import type { Execute } from '#graphql/document/persisted-document.ts';
import { CurrentViewer } from '#graphql/generated/documents/CurrentViewer.ts';
import { userOf } from '#machines/auth/index.ts';
import { avatarUrl } from '#src/features/account/sign-in/opened-session.ts';
import type { AppActors } from './statecharts/app-actors.ts';

/** What a stored login that names nobody leaves out of its reader comes from the server; where that cannot be had, the next page asks. */
export async function bringUser(execute: Execute, auth: AppActors['auth']): Promise<void> {
  if (userOf(auth.getSnapshot())?.name !== '') return;
  const answer = await execute(CurrentViewer, {}).catch(() => null);
  const viewer = answer?.viewer;
  if (!viewer || viewer.id !== userOf(auth.getSnapshot())?.id) return;
  const { name, email, language, avatar } = viewer;
  auth.send({ type: 'auth.updateUser', user: { name, email, language, avatarUrl: avatarUrl(avatar) } });
}
