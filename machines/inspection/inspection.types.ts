/** What happened in a watched system of actors, one thing at a time, as plain JSON: it travels between tabs and into files. */
export type InspectionRecord = ActorRecord | EventRecord | StateRecord;

interface RecordBase {
  /** Milliseconds since 1970. */
  readonly at: number;
  /** The actor it happened to, unique within its page: `x:3`. */
  readonly actor: string;
}

export interface ActorRecord extends RecordBase {
  readonly kind: 'actor';
  /** Its id: `auth`. */
  readonly name: string;
  /** Id of its statechart; null for an actor of another kind, such as a promise. */
  readonly machine: string | null;
  readonly parent: string | null;
}

export interface EventRecord extends RecordBase {
  readonly kind: 'event';
  /** The actor that sent it; null when it came from outside. */
  readonly from: string | null;
  readonly event: InspectedEvent;
}

export interface StateRecord extends RecordBase {
  readonly kind: 'state';
  readonly status: 'active' | 'done' | 'error' | 'stopped';
  /** Paths of the states it is in, outer ones included: `signedIn`, `signedIn.checking`. Empty for other actors. */
  readonly states: readonly string[];
  readonly context: Json;
  readonly taken: readonly TakenTransition[];
}

export interface TakenTransition {
  readonly from: string;
  /** Null when it stayed. */
  readonly to: string | null;
  readonly event: string;
  readonly guard: string | null;
}

export interface InspectedEvent {
  readonly type: string;
  readonly [field: string]: Json;
}

export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

/** A page that lets itself be watched: one load of one tab. */
export interface PageIdentity {
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly since: number;
  /** Path and query of where it is. */
  readonly address: string;
}

export interface InspectionContext {
  /** Records there are. */
  readonly length: number;
  /** The record that is looked at; -1 while there is none. */
  readonly at: number;
  /** Records a second while replaying. */
  readonly speed: number;
}

export type InspectionEvent =
  | { readonly type: 'record.arrived'; readonly length: number }
  /** `lost` of the oldest are kept no longer; `first` is the place of the first after those. */
  | { readonly type: 'records.forgotten'; readonly length: number; readonly lost: number; readonly first: number }
  | { readonly type: 'recording.opened'; readonly length: number }
  | { readonly type: 'inspection.watchLive'; readonly length: number }
  | { readonly type: 'inspection.follow' }
  | { readonly type: 'inspection.stop' }
  | { readonly type: 'inspection.goTo'; readonly at: number }
  | { readonly type: 'inspection.replay' }
  | { readonly type: 'inspection.setSpeed'; readonly speed: number };
