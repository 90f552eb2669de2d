import { useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * As other fields do, a list follows what it begins with until something else is chosen: React looks at that only once.
 * A direction, for one, is judged from the first pages, which may come while the form is filled in.
 */
export function useFollowedDefault(value: string): RefObject<HTMLSelectElement | null> {
  const list = useRef<HTMLSelectElement>(null);
  const before = useRef(value);
  useLayoutEffect(() => {
    if (list.current?.value === before.current) list.current.value = value;
    before.current = value;
  }, [value]);
  return list;
}
