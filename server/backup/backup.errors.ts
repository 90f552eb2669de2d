import { StartError } from '../platform/start.errors.ts';

/** Thrown for a backup that cannot be written, read or restored; its sentence names the file and what was left as it was. */
export class BackupError extends StartError {
  override readonly name: string = 'BackupError';
}

/** Thrown when the database went away while it was asked to keep what was restored, and so may have done it or not. */
export class UncertainRestoreError extends BackupError {
  override readonly name = 'UncertainRestoreError';

  constructor(file: string, options: ErrorOptions) {
    super(
      `The database went away at the last step: ${file} is restored whole, or not at all. Restore it once more with --replace.`,
      options,
    );
  }
}
