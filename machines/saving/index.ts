export { savingMachine } from './saving.machine.ts';
export { savingActors, SavingFailed, type SavingPorts } from './saving.ports.ts';
export { savings, type ChapterSaving } from './saving.selectors.ts';
export type { ChapterKey, Progress, SavingContext, SavingEvent, SavingFact, SavingProblem } from './saving.types.ts';
