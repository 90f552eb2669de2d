export { appMachine } from './app.machine.ts';
export type { AppEvent, AppInput } from './app.types.ts';
