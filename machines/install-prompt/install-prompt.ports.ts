import { fromCallback, fromPromise } from 'xstate';
import type { InstallChoice, InstallPromptEvent } from './install-prompt.types.ts';

export type InstallNews = Extract<InstallPromptEvent, { type: 'prompt.offered' | 'app.installed' }>;

export interface InstallPromptPorts {
  /** Whether the reader refused within the last `withinMs`; rejects where nothing can be remembered. */
  readonly wasRefused: (withinMs: number) => Promise<boolean>;
  /** Remembers that the reader refused now. */
  readonly rememberRefusal: () => Promise<void>;
  /** Tells of the browser's offers, the one that came before too; gives back how to stop. */
  readonly watchOffers: (tell: (news: InstallNews) => void) => () => void;
  /** Shows the browser's prompt, which it lets us do once an offer. */
  readonly showPrompt: () => Promise<InstallChoice>;
}

const unplugged = (port: string): Error => new Error(`The install-prompt machine has no port ${port}.`);

const UNPLUGGED: InstallPromptPorts = {
  wasRefused: () => Promise.reject(unplugged('wasRefused')),
  rememberRefusal: () => Promise.reject(unplugged('rememberRefusal')),
  watchOffers: () => {
    throw unplugged('watchOffers');
  },
  showPrompt: () => Promise.reject(unplugged('showPrompt')),
};

/** The actors of the machine over these ports; without ports each rejects. */
export function installPromptActors(ports: InstallPromptPorts = UNPLUGGED) {
  return {
    recallRefusal: fromPromise<boolean, { readonly withinMs: number }>(({ input }) => ports.wasRefused(input.withinMs)),
    rememberRefusal: fromPromise<void>(() => ports.rememberRefusal()),
    watchOffers: fromCallback<{ type: 'ignored' }>(({ sendBack }) => ports.watchOffers(sendBack)),
    showPrompt: fromPromise<InstallChoice>(() => ports.showPrompt()),
  };
}
