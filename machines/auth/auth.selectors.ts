import type { SnapshotFrom } from 'xstate';
import type { authMachine } from './auth.machine.ts';
import type { AuthUser } from './auth.types.ts';

type AuthSnapshot = SnapshotFrom<typeof authMachine>;

/** Null for a visitor; undefined until the stored login was read. */
export function userOf(snapshot: AuthSnapshot): AuthUser | null | undefined {
  return snapshot.matches('restoring') ? undefined : (snapshot.context.login?.user ?? null);
}

/** Undefined where nobody is signed in. */
export function tokenOf(snapshot: AuthSnapshot): string | undefined {
  return snapshot.context.login?.token;
}
