import type { ActorRefLike, AnyTransitionDefinition, InspectionEvent as XstateInspection } from 'xstate';
import type { InspectedEvent, InspectionRecord, Json, TakenTransition } from '#machines/inspection/inspection.types.ts';
import { setupName } from './setup-name.ts';

/** Fields that never leave the page, whatever holds them. */
const SECRET = /token|password|secret|authorization|credential/i;
/** Nor do these, but for what a problem is called. */
const CODE = /code$/i;
const PROBLEM = /^[A-Z]+(?:_[A-Z]+)*$/;
const HIDDEN = '(hidden)';
const DEEPEST = 8;

interface LivingActor extends ActorRefLike {
  readonly id?: string;
  readonly src?: unknown;
  readonly sessionId: string;
  readonly logic?: object;
}

/**
 * Turns what XState tells of a running system into records, one at a time, secrets left out. Keeps its living actors, so
 * that an event can be sent to one by its session's id.
 */
export class InspectionRecorder {
  readonly #tell: (record: InspectionRecord) => void;
  readonly #actors = new Map<string, LivingActor>();
  readonly #taken = new Map<string, TakenTransition[]>();

  constructor(tell: (record: InspectionRecord) => void) {
    this.#tell = tell;
  }

  /** The `inspect` option of the root actor. */
  readonly inspect = (inspected: XstateInspection): void => {
    const ref = inspected.actorRef as LivingActor;
    const base = { at: Date.now(), actor: ref.sessionId };
    if (inspected.type === '@xstate.actor') {
      this.#actors.set(ref.sessionId, ref);
      this.#tell({
        ...base,
        kind: 'actor',
        name: nameOf(ref),
        machine: machineOf(ref),
        parent: parentOf(ref),
      });
    } else if (inspected.type === '@xstate.event') {
      const from = inspected.sourceRef?.sessionId ?? null;
      this.#tell({ ...base, kind: 'event', from, event: eventOf(inspected.event) });
    } else if (inspected.type === '@xstate.microstep') {
      const taken = this.#taken.get(ref.sessionId) ?? [];
      this.#taken.set(ref.sessionId, [...taken, ...transitionsOf(inspected).map(takenOf)]);
    } else if (inspected.type === '@xstate.snapshot') {
      this.#tellState(ref, inspected.snapshot);
    }
  };

  /** False when no living actor has this id. */
  send(actor: string, event: InspectedEvent): boolean {
    const ref = this.#actors.get(actor);
    ref?.send(event);
    return ref !== undefined;
  }

  #tellState(ref: LivingActor, snapshot: object): void {
    const taken = this.#taken.get(ref.sessionId) ?? [];
    this.#taken.delete(ref.sessionId);
    const status = Reflect.get(snapshot, 'status') as 'active' | 'done' | 'error' | 'stopped';
    if (status !== 'active') this.#actors.delete(ref.sessionId);
    const context = toJson(Reflect.get(snapshot, 'context') ?? null);
    this.#tell({
      at: Date.now(),
      actor: ref.sessionId,
      kind: 'state',
      status,
      states: statePaths(Reflect.get(snapshot, 'value')),
      context,
      taken,
    });
  }
}

/** Its id; where XState made one up (`0.auth.restoring`), what it was invoked as. */
function nameOf({ id, src, sessionId }: LivingActor): string {
  const isMadeUp = id === undefined || id === sessionId || /^\d+\./.test(id);
  return isMadeUp && typeof src === 'string' ? src : (id ?? sessionId);
}

function machineOf({ logic }: LivingActor): string | null {
  const id: unknown = logic && 'root' in logic ? Reflect.get(logic, 'id') : null;
  return typeof id === 'string' ? id : null;
}

function parentOf(ref: LivingActor): string | null {
  const parent = Reflect.get(ref, '_parent') as LivingActor | undefined;
  return parent?.sessionId ?? null;
}

function transitionsOf(inspected: XstateInspection): readonly AnyTransitionDefinition[] {
  return Reflect.get(inspected, '_transitions') as readonly AnyTransitionDefinition[];
}

function takenOf({ source, target, eventType, guard }: AnyTransitionDefinition): TakenTransition {
  return {
    from: source.path.join('.'),
    to: target?.[0]?.path.join('.') ?? null,
    event: eventType,
    guard: guard === undefined ? null : setupName(guard),
  };
}

/** Of a state value such as {signedIn: 'checking'}: every path from the outside in. */
function statePaths(value: unknown, above = ''): string[] {
  const below = (key: string): string => (above === '' ? key : `${above}.${key}`);
  if (typeof value === 'string') return [below(value)];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => [below(key), ...statePaths(inner, below(key))]);
}

function eventOf(event: { readonly type: string }): InspectedEvent {
  return { ...fieldsOf(event, 0), type: event.type };
}

/** What JSON cannot say becomes its name; what is secret becomes a word. */
function toJson(value: unknown, depth = 0): Json {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return value;
  if (typeof value === 'number') return Number.isFinite(value) ? value : String(value);
  if (value instanceof Error) return { name: value.name, message: value.message };
  if (typeof value !== 'object') return value === undefined ? null : `(${typeof value})`;
  if (depth >= DEEPEST) return '(deeper)';
  if (Array.isArray(value)) return value.map((one) => toJson(one, depth + 1));
  if ('sessionId' in value && 'send' in value) return `(actor ${value.sessionId as string})`;
  return fieldsOf(value, depth);
}

function fieldsOf(value: object, depth: number): Record<string, Json> {
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, isSecret(key, inner) ? HIDDEN : toJson(inner, depth + 1)]));
}

function isSecret(key: string, value: unknown): boolean {
  if (value === null) return false;
  return SECRET.test(key) || (CODE.test(key) && !(typeof value === 'string' && PROBLEM.test(value)));
}
