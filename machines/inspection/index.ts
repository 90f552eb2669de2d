export { inspectionMachine } from './inspection.machine.ts';
export { playbackView, type PlaybackView } from './inspection.selectors.ts';
export type {
  ActorRecord,
  EventRecord,
  InspectedEvent,
  InspectionContext,
  InspectionEvent,
  InspectionRecord,
  Json,
  PageIdentity,
  StateRecord,
  TakenTransition,
} from './inspection.types.ts';
