export { realtimeMachine } from './realtime.machine.ts';
export { realtimeActors, type RealtimePorts } from './realtime.ports.ts';
export { realtimeState } from './realtime.selectors.ts';
export type {
  LoginElsewhere,
  RealtimeContext,
  RealtimeEvent,
  RealtimeFact,
  RealtimeState,
  SocketCommand,
  SocketFact,
  Subscriber,
} from './realtime.types.ts';
