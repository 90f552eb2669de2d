import type { Language } from '#graphql/generated/graphql.ts';
import { imageSources, type StoredSource } from '../../../entities/picture/image-candidates.ts';
import type { OpenedSession } from '../account-view.ts';

/** A SignedIn as every operation of graphql/operations/account selects it. */
export interface SignedInAnswer {
  readonly token: string;
  readonly sessionId: string;
  readonly viewer: ViewerAnswer;
}

export interface ViewerAnswer {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly language: Language;
  readonly avatar: { readonly sources: readonly StoredSource[] } | null;
}

export function openedSession({ token, sessionId, viewer }: SignedInAnswer): OpenedSession {
  const { id, name, email, language, avatar } = viewer;
  return { token, reader: { id, name, email, language, avatarUrl: avatarUrl(avatar), sessionId } };
}

/** The smallest stored form of an avatar; null where there is none. */
export function avatarUrl(avatar: { readonly sources: readonly StoredSource[] } | null | undefined): string | null {
  return imageSources(avatar?.sources ?? []).src ?? null;
}
