export { freshnessMachine } from './freshness.machine.ts';
export { freshnessActors, type FreshnessPorts } from './freshness.ports.ts';
export type { FreshnessContext, FreshnessEvent, FreshnessFact, FreshnessInput, LatestBuild } from './freshness.types.ts';
