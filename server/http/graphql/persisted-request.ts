import { isRecord, readJson } from '../../platform/read-json.ts';

export type PersistedRequest =
  | { readonly hash: string; readonly variables: Readonly<Record<string, unknown>> }
  | { readonly problem: string };

const NO_VARIABLES = 'variables must be a JSON object.';

/**
 * What a GET by the automatic persisted query convention asks for; null where the address is none (no hash, or a text
 * beside it). A problem where what it says cannot be read, whatever it asks for.
 */
export function readPersistedRequest(address: string): PersistedRequest | null {
  const start = address.indexOf('?');
  if (start === -1) return null;
  const search = new URLSearchParams(address.slice(start + 1));
  const [extensions, variables] = [readParameter(search, 'extensions'), readParameter(search, 'variables')];
  if (extensions === undefined) return { problem: 'extensions must be a JSON object.' };
  if (variables === undefined) return { problem: NO_VARIABLES };
  const hash = search.has('query') ? null : hashIn(extensions);
  if (hash === null) return null;
  return isRecord(variables) ? { hash, variables } : { problem: NO_VARIABLES };
}

/** Undefined for what is no JSON. */
function readParameter(search: URLSearchParams, name: 'extensions' | 'variables'): unknown {
  const text = search.get(name) ?? '';
  return text === '' ? {} : readJson(text);
}

function hashIn(extensions: unknown): string | null {
  const query = isRecord(extensions) ? extensions['persistedQuery'] : undefined;
  if (!isRecord(query) || query['version'] !== 1) return null;
  const hash = query['sha256Hash'];
  return typeof hash === 'string' ? hash : null;
}
