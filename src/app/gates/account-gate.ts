import type { EndedSession } from '#machines/auth/index.ts';
import { UNREAD_ACCOUNT, type AccountIntent, type AccountView } from '#src/features/account/account-view.ts';
import type { AccountPort } from '#src/routes/-site-context.ts';

/** What stands behind the gate once it is loaded: the statecharts of the account. */
export interface AccountSource {
  /** The same object until something changed. */
  readonly read: () => AccountView;
  readonly subscribe: (listener: () => void) => () => void;
  readonly send: (intent: AccountIntent) => void;
  /** Of the open session; goes with every request to the API host. */
  readonly token: () => string | undefined;
  /** The API host did not take this token; `endedBy` is the login elsewhere that ended its session, where one did. */
  readonly refused: (token: string, endedBy?: EndedSession | null) => void;
}

/**
 * The account as routes know it. Its statecharts load after the first paint: until they are plugged the reader is
 * unknown, as in the first response, and what is asked waits in order.
 */
export class AccountGate implements AccountPort {
  readonly #listeners = new Set<() => void>();
  readonly #waiting: AccountIntent[] = [];
  #source: AccountSource | undefined;

  readonly read = (): AccountView => this.#source?.read() ?? UNREAD_ACCOUNT;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly send = (intent: AccountIntent): void => {
    if (this.#source) this.#source.send(intent);
    else this.#waiting.push(intent);
  };

  readonly token = (): string | undefined => this.#source?.token();

  readonly refused: AccountSource['refused'] = (token, endedBy) => this.#source?.refused(token, endedBy);

  /** Once in a page's life. */
  plug(source: AccountSource): void {
    this.#source = source;
    source.subscribe(() => this.#tell());
    for (const intent of this.#waiting.splice(0)) source.send(intent);
    this.#tell();
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }
}
