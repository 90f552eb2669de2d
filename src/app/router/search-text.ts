/** The search part of an address as flat text values; of a repeated name the last one holds. */
export function parseSearch(search: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(search));
}

/**
 * The one way an address writes its search: names in the order given, commas plain, as the path builders of entities
 * and features write them. What is neither text nor number is left out.
 */
export function stringifySearch(search: Record<string, unknown>): string {
  const parts = Object.entries(search).flatMap(([name, value]) =>
    typeof value === 'string' || typeof value === 'number' ? [`${encode(name)}=${encode(`${value}`)}`] : [],
  );
  return parts.length === 0 ? '' : `?${parts.join('&')}`;
}

function encode(text: string): string {
  return encodeURIComponent(text).replaceAll('%2C', ',');
}
