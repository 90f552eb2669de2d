export { appMachine } from './app.machine.ts';
export type { AppInput } from './app.types.ts';
