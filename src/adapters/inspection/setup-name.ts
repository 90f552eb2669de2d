/** Of an action, guard or actor: its name in the setup of its machine; combined guards name their parts: `not(isOpen)`. */
export function setupName(named: unknown): string {
  if (typeof named === 'string') return named;
  if (named === null || (typeof named !== 'object' && typeof named !== 'function')) return 'inline';
  const parts: unknown = Reflect.get(named, 'guards');
  if (Array.isArray(parts)) return `${Reflect.get(named, 'name') || 'all'}(${parts.map(setupName).join(', ')})`;
  const type: unknown = Reflect.get(named, 'type');
  return typeof type === 'string' ? type.replace(/^xstate\./, '') : 'inline';
}
