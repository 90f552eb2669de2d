import type { InspectionEvent } from 'xstate';

/** Where the script of `?inspect` leaves the observer that the root actor is started with. */
export const INSPECT_HOOK = 'futagoInspect';

export type Inspect = (event: InspectionEvent) => void;

/** For the options of a root actor; empty in every page that did not ask to be inspected. */
export function inspectOption(): { readonly inspect?: Inspect } {
  const inspect = Reflect.get(globalThis, INSPECT_HOOK) as Inspect | undefined;
  return inspect ? { inspect } : {};
}
