export { isNoNews } from './read-place.ts';
export { readerMachine } from './reader.machine.ts';
export { readerActors, type ReaderPorts } from './reader.ports.ts';
export { readerState, type ReaderState } from './reader.selectors.ts';
export type { ReaderContext, ReaderEvent, ReaderFact, ReaderInput, ReadPlace } from './reader.types.ts';
