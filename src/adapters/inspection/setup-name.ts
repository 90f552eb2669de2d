/** Of an action, guard or actor: its name in the setup of its machine; combined guards name their parts: `not(isOpen)`. */
export function setupName(named: unknown): string {
  if (typeof named === 'string') return named;
  if (named === null || (typeof named !== 'object' && typeof named !== 'function')) return 'inline';
  const parts: unknown = Reflect.get(named, 'guards');
  if (Array.isArray(parts)) return `${connectiveOf(named)}(${parts.map(setupName).join(', ')})`;
  const type: unknown = Reflect.get(named, 'type');
  return typeof type === 'string' ? type.replace(/^xstate\./, '') : 'inline';
}

/** Which of XState's `not`, `and` and `or` it is: by what it does, for a build shortens the names of functions. */
function connectiveOf(guard: object): 'not' | 'and' | 'or' {
  const check = Reflect.get(guard, 'check') as (snapshot: object, given: object, joined: object) => boolean;
  const holds = (...parts: readonly boolean[]): boolean => check({}, {}, { guards: parts.map((part) => () => part) });
  if (holds(false, false)) return 'not';
  return holds(true, false) ? 'or' : 'and';
}
