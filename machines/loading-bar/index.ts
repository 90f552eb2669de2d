export { loadingBarMachine } from './loading-bar.machine.ts';
export { loadingBarStage } from './loading-bar.selectors.ts';
export type { LoadingBarContext, LoadingBarEvent, LoadingBarStage } from './loading-bar.types.ts';
