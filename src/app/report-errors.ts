import type { OperationFailed } from '#src/adapters/graphql/graphql-host.errors.ts';

/** The one hook for errors of the API host: they are said in the console, the screen shows the failure itself. */
export function reportErrors(failure: OperationFailed): void {
  // oxlint-disable-next-line no-console -- the console is the browser's log
  console.error(failure);
}
