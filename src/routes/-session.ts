import { useCallback, useMemo, useSyncExternalStore } from 'react';
import type { SessionPort } from './-site-context.ts';

/**
 * A value that holds until the tab closes. While the first response is taken over it is what `parse` makes of nothing,
 * as on the server; right after that it is what this browser remembers.
 */
export function useSession<Value>(
  session: SessionPort,
  key: string,
  parse: (kept: unknown) => Value,
): readonly [Value, (value: Value) => void] {
  const subscribe = useCallback((listener: () => void) => session.subscribe(listener), [session]);
  const kept = useSyncExternalStore(subscribe, () => session.read(key), nothing);
  const value = useMemo(() => parse(kept), [kept, parse]);
  const write = useCallback((next: Value) => session.write(key, next), [session, key]);
  return [value, write];
}

function nothing(): undefined {
  return undefined;
}
