import type { InspectionRecord, Json, StateRecord, TakenTransition } from '#machines/inspection/inspection.types.ts';

/** An actor as it was at one moment. */
export interface ActorAt {
  readonly id: string;
  readonly name: string;
  readonly machine: string | null;
  readonly parent: string | null;
  /** Null before its first snapshot. */
  readonly status: StateRecord['status'] | null;
  readonly states: readonly string[];
  readonly context: Json;
  /** What led to the state it is in. */
  readonly taken: readonly TakenTransition[];
}

/** Every actor that had appeared when the record `at` was written, in order of appearance. */
export function systemAt(records: readonly InspectionRecord[], at: number): readonly ActorAt[] {
  const actors = new Map<string, ActorAt>();
  for (const record of records.slice(0, at + 1)) {
    const known = actors.get(record.actor) ?? unknownActor(record.actor);
    if (record.kind === 'actor') {
      const { name, machine, parent } = record;
      actors.set(record.actor, { ...known, name, machine, parent });
    } else if (record.kind === 'state') {
      const { status, states, context, taken } = record;
      actors.set(record.actor, { ...known, status, states, context, taken });
    }
  }
  return [...actors.values()];
}

/** The states that hold no other. */
export function innermost(states: readonly string[]): readonly string[] {
  return states.filter((path) => !states.some((other) => other.startsWith(`${path}.`)));
}

/** Names actors by their ids; one that has not appeared yet is named by its id. */
export function nameAmong(actors: readonly ActorAt[]): (actor: string) => string {
  return (id) => actors.find((actor) => actor.id === id)?.name ?? id;
}

function unknownActor(id: string): ActorAt {
  return { id, name: id, machine: null, parent: null, status: null, states: [], context: null, taken: [] };
}
