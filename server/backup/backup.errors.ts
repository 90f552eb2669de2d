import { StartError } from '../platform/start.errors.ts';

/** Thrown for a backup that cannot be written, read or restored; its sentence names the file and what was left as it was. */
export class BackupError extends StartError {
  override readonly name = 'BackupError';
}
