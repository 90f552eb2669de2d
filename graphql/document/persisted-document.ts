/** An operation as the client sends it: by `hash` where the host knows it, else by its `text`. */
export interface PersistedDocument<Result, Variables> {
  readonly name: string;
  /** SHA-256 of `text`, hexadecimal. */
  readonly hash: string;
  readonly text: string;
  /** Carries the types only; never set. */
  readonly __types?: (variables: Variables) => Result;
}

/** Sends one operation; rejects when the host cannot be reached or answers with errors. */
export type Execute = <Result, Variables>(
  document: PersistedDocument<Result, Variables>,
  variables: Variables,
  signal?: AbortSignal,
) => Promise<Result>;
