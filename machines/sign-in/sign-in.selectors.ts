import type { SnapshotFrom } from 'xstate';
import type { signInMachine } from './sign-in.machine.ts';
import type { SignInRefusal, SignInWay } from './sign-in.types.ts';

export type SignInStage =
  | { readonly kind: 'editing' }
  | { readonly kind: 'sending'; readonly way: SignInWay }
  | { readonly kind: 'refused'; readonly way: SignInWay; readonly refusal: SignInRefusal };

export interface SignInFace {
  readonly stage: SignInStage;
  readonly link: { readonly email: string; readonly hasPassword: boolean; readonly isMailSent: boolean } | null;
}

export function signInFace(snapshot: SnapshotFrom<typeof signInMachine>): SignInFace {
  const { way, refusal, link } = snapshot.context;
  const face = link && { email: link.email, hasPassword: link.hasPassword, isMailSent: link.isMailSent };
  if (!snapshot.matches('editing')) return { stage: { kind: 'sending', way }, link: face };
  return { stage: refusal === null ? { kind: 'editing' } : { kind: 'refused', way, refusal }, link: face };
}
