export { installPromptMachine } from './install-prompt.machine.ts';
export { installPromptActors, type InstallNews, type InstallPromptPorts } from './install-prompt.ports.ts';
export { isInstallable } from './install-prompt.selectors.ts';
export type { InstallChoice, InstallPromptContext, InstallPromptEvent } from './install-prompt.types.ts';
