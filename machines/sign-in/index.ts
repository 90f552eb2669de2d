export { signInMachine } from './sign-in.machine.ts';
export { SignInFailed, signInActors, type SignInPorts } from './sign-in.ports.ts';
export { signInFace, type SignInFace, type SignInStage } from './sign-in.selectors.ts';
export type {
  FieldProblem,
  GoogleGrant,
  LinkNeeded,
  SignInContext,
  SignInEvent,
  SignInFact,
  SignInOutcome,
  SignInRefusal,
  SignInRequest,
  SignInWay,
} from './sign-in.types.ts';
