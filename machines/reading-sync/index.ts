export { readingSyncMachine } from './reading-sync.machine.ts';
export { readingSyncActors, ReadingRefused, type ReadingSyncPorts } from './reading-sync.ports.ts';
export type { ReadingSyncContext, ReadingSyncEvent, ReadingSyncInput } from './reading-sync.types.ts';
