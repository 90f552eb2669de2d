import type { EventRecord } from '#machines/inspection/inspection.types.ts';

const OWN = /^xstate\.(?:(after)\.([^.]+)|(done|error)\.(actor|state)\.(.*)|\w+\.(\w+)|(\w+))/;

/** XState's own events as one would say them: `after throttle`, `done readStoredLogin`. */
export function eventWords({ event, from }: Pick<EventRecord, 'event' | 'from'>, nameOf: (actor: string) => string): string {
  const [own, after, delay, end, of, ended = '', sort, plain] = OWN.exec(event.type) ?? [];
  if (own === undefined) return event.type;
  if (after !== undefined) return `after ${delay}`;
  if (end !== undefined) return `${end} ${of === 'actor' && from !== null ? nameOf(from) : ended}`;
  return sort ?? plain ?? event.type;
}

/** What every actor goes through and says nothing of the application. */
export function isHousekeeping({ event }: Pick<EventRecord, 'event'>): boolean {
  return event.type.startsWith('xstate.') && !/^xstate\.(after|done|error)\./.test(event.type);
}
