/**
 * Takes out of a storage what it keeps for one reader under names that bear their id: words that were not saved, and uploads under way.
 * Where the storage is denied there is nothing to take out.
 */
export function forgetOwned(storage: () => Storage, readerId: string): void {
  try {
    for (const name of Object.keys(storage()))
      if (name === `futago-uploads-${readerId}` || name.startsWith(`futago.unsaved-${readerId}-`)) storage().removeItem(name);
  } catch {
    // Denied.
  }
}
