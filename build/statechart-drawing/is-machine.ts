import { type AnyStateMachine, StateMachine } from 'xstate';

export function isMachine(exported: unknown): exported is AnyStateMachine {
  return exported instanceof StateMachine;
}
