import type { SnapshotFrom } from 'xstate';
import type { installPromptMachine } from './install-prompt.machine.ts';

/** Whether to show the reader an offer to install. */
export function isInstallable(snapshot: SnapshotFrom<typeof installPromptMachine>): boolean {
  return snapshot.matches({ offer: 'available', reader: 'free' });
}
