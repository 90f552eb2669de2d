import type { SnapshotFrom } from 'xstate';
import type { authMachine } from './auth.machine.ts';
import type { AuthUser } from './auth.types.ts';

type AuthSnapshot = SnapshotFrom<typeof authMachine>;

/** Null for a visitor; undefined until the stored login was read. */
export function userOf(snapshot: AuthSnapshot): AuthUser | null | undefined {
  return snapshot.matches('restoring') ? undefined : (snapshot.context.login?.user ?? null);
}

/** Whether a signed-in reader stays, or is on the way to the twin site already; undefined where nobody can be handed over. */
export function isLeaving(snapshot: AuthSnapshot): boolean | undefined {
  if (snapshot.matches({ signedIn: 'handingOver' })) return true;
  return snapshot.matches({ signedIn: 'staying' }) ? false : undefined;
}

/** Undefined where nobody is signed in. */
export function tokenOf(snapshot: AuthSnapshot): string | undefined {
  return snapshot.context.login?.token;
}
