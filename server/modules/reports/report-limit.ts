/** Reports of a reader in ten minutes, whatever they are about. */
const MOST_REPORTED = 20;

export function reportLimit(userId: number): { readonly key: string; readonly most: number } {
  return { key: `reports:${userId}`, most: MOST_REPORTED };
}
