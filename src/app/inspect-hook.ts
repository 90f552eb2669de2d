import type { InspectionEvent } from 'xstate';

/** Where the script of `?inspect` leaves the observer that the root actor is started with. */
export const INSPECT_HOOK = 'futagoInspect';

export type Inspect = (event: InspectionEvent) => void;

/** Undefined in every page that did not ask to be inspected. */
export function inspectHook(): Inspect | undefined {
  return Reflect.get(globalThis, INSPECT_HOOK) as Inspect | undefined;
}
