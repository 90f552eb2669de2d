const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'variant' });

/** Orders names as people number them: 4.jpg before 25.jpg, and folder by folder. */
export function compareNaturally(one: string, other: string): number {
  const [ones, others] = [one.split('/'), other.split('/')];
  for (let index = 0; index < Math.min(ones.length, others.length); index += 1) {
    const order = collator.compare(ones[index] ?? '', others[index] ?? '');
    if (order !== 0) return order;
  }
  return ones.length - others.length || (one < other ? -1 : one > other ? 1 : 0);
}
