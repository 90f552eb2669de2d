import { isDeepStrictEqual } from 'node:util';

/**
 * Puts what one has changed of fields since they were `seen` together with how they stand `now`: what was left as it was seen stays as
 * it is now. Null where one and the same field was changed here and there, and not to the same, unless
 * what is wanted `overrides` it. Without `seen` all is as it is wanted.
 */
export function mergeWords<Words extends object>(now: Words, seen: Words | null, wanted: Words, overrides: boolean): Words | null {
  if (seen === null) return wanted;
  const merged = { ...wanted };
  for (const field of Object.keys(wanted) as (keyof Words)[]) {
    const isStill = isDeepStrictEqual(now[field], seen[field]) || isDeepStrictEqual(now[field], wanted[field]);
    if (isStill) continue;
    if (isDeepStrictEqual(wanted[field], seen[field])) merged[field] = now[field];
    else if (!overrides) return null;
  }
  return merged;
}
