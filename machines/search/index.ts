export { searchMachine } from './search.machine.ts';
export { searchActors, type SearchPorts } from './search.ports.ts';
export { suggestedFor } from './search.selectors.ts';
export type { SearchContext, SearchEvent } from './search.types.ts';
