/** Thrown when the configuration file or the environment holds a wrong or unknown key; the start stops with its sentence. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
  /** Dotted, as in the file, or the environment's variable; null when the file as a whole is wrong. */
  readonly key: string | null;

  constructor(key: string | null, message: string) {
    super(message);
    this.key = key;
  }
}
