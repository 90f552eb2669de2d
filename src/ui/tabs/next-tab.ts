/** The tab that a key moves to, round the ends and by the direction of writing; undefined for every other key. */
export function nextTab<Value>(key: string, values: readonly Value[], shown: Value, isReversed: boolean): Value | undefined {
  const at = values.indexOf(shown);
  const onward = isReversed ? 'ArrowLeft' : 'ArrowRight';
  const back = isReversed ? 'ArrowRight' : 'ArrowLeft';
  if (key === onward) return values[(at + 1) % values.length];
  if (key === back) return values.at(at - 1);
  if (key === 'Home') return values[0];
  if (key === 'End') return values.at(-1);
  return undefined;
}
