export { authMachine } from './auth.machine.ts';
export { authActors, type AuthPorts } from './auth.ports.ts';
export { isLeaving, tokenOf, userOf } from './auth.selectors.ts';
export type { AuthContext, AuthEvent, AuthFact, AuthUser, EndedSession, StoredLogin, TwinVisit } from './auth.types.ts';
