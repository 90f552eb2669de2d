/** Those of an object; none of whatever else was kept. */
export function membersOf(kept: unknown): Readonly<Record<string, unknown>> {
  return typeof kept === 'object' && kept !== null ? (kept as Record<string, unknown>) : {};
}
