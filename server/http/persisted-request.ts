export type PersistedRequest =
  | { readonly hash: string; readonly variables: Readonly<Record<string, unknown>> }
  | { readonly problem: string };

/**
 * What a GET by the automatic persisted query convention asks for; null where the address is none (no hash, or a text
 * beside it).
 */
export function readPersistedRequest(address: string): PersistedRequest | null {
  const start = address.indexOf('?');
  if (start === -1) return null;
  const search = new URLSearchParams(address.slice(start + 1));
  const extensions = search.get('extensions');
  if (extensions === null || search.has('query')) return null;
  const hash = hashIn(readJson(extensions));
  if (hash === null) return null;
  const text = search.get('variables');
  const variables = text === null || text === '' ? {} : readJson(text);
  return isRecord(variables) ? { hash, variables } : { problem: 'variables must be a JSON object.' };
}

function hashIn(extensions: unknown): string | null {
  const query = isRecord(extensions) ? extensions['persistedQuery'] : undefined;
  if (!isRecord(query) || query['version'] !== 1) return null;
  const hash = query['sha256Hash'];
  return typeof hash === 'string' ? hash : null;
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
