import { fromPromise } from 'xstate';

export interface SearchPorts {
  /** Fetches suggestions and keeps them for the screen; resolves with how many there are. Rejects when nobody answered. */
  readonly suggest: (query: string, signal: AbortSignal) => Promise<number>;
}

const UNPLUGGED: SearchPorts = {
  suggest: () => Promise.reject(new Error('The search machine has no port suggest.')),
};

/** The actors of the machine over these ports; without ports each rejects. */
export function searchActors(ports: SearchPorts = UNPLUGGED) {
  return {
    askSuggestions: fromPromise<number, { readonly query: string }>(({ input, signal }) => ports.suggest(input.query, signal)),
  };
}
