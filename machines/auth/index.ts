export { authMachine } from './auth.machine.ts';
export { authActors, type AuthPorts } from './auth.ports.ts';
export { tokenOf, userOf } from './auth.selectors.ts';
export type { AuthContext, AuthEvent, AuthFact, AuthUser, EndedSession, StoredLogin } from './auth.types.ts';
