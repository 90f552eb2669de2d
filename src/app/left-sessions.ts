import { SignOut } from '#graphql/generated/documents/SignOut.ts';
import { OperationFailed } from '#src/adapters/graphql/graphql-host.errors.ts';
import { sendOperation } from '#src/adapters/graphql/graphql-host.ts';
import type { LeftTokens } from '#src/adapters/session/left-tokens.ts';

/** A server that fails, or a network whose loss was not noticed, says nothing when it is back. */
const TRY_AGAIN_MS = 30_000;

/** Ends the sessions that were left here while the server could not be told: at the start, and once the network is back. */
export class LeftSessions {
  readonly #tokens: LeftTokens;
  readonly #end: (token: string) => Promise<void>;
  #tell: () => void = () => undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** `end` resolves once the session of a token is no more, and rejects where that is not known. */
  constructor(tokens: LeftTokens, end: (token: string) => Promise<void>) {
    this.#tokens = tokens;
    this.#end = end;
    addEventListener('online', () => this.#endAll());
    this.#endAll();
  }

  leave(token: string): void {
    this.#tokens.add(token);
    this.#tryLater();
  }

  areThere(): boolean {
    return this.#tokens.all().length > 0;
  }

  /** Told whenever one has ended. For one listener. */
  onChange(listener: () => void): void {
    this.#tell = listener;
  }

  #endAll(): void {
    for (const token of this.#tokens.all()) {
      this.#end(token).then(
        () => this.#drop(token),
        () => this.#tryLater(),
      );
    }
  }

  #drop(token: string): void {
    this.#tokens.drop(token);
    if (!this.areThere()) clearTimeout(this.#timer);
    this.#tell();
  }

  #tryLater(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#endAll(), TRY_AGAIN_MS);
  }
}

/** Asks the API host with the token itself, for nobody is signed in by it any more. One that it does not know has ended. */
export function endSessionAt(endpoint: string): (token: string) => Promise<void> {
  return async (token) => {
    const host = { endpoint, takesHashes: false, token: () => token, onErrors: () => undefined };
    await sendOperation(host, SignOut, {}).catch((error: unknown) => {
      if (!(error instanceof OperationFailed) || !error.codes.includes('UNAUTHENTICATED')) throw error;
    });
  };
}
