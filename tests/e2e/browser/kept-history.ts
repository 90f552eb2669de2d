/** Runs in the page: how many works the Vietnamese site keeps in the history. */
export function countKept(): Promise<number> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('futago', 1);
    // Without the stores: the site makes them, not this.
    opening.addEventListener('upgradeneeded', () => opening.transaction?.abort());
    opening.addEventListener('error', () => resolve(0));
    opening.addEventListener('success', () => {
      const counting = opening.result.transaction('historyvi').objectStore('historyvi').count();
      opening.result.close();
      counting.addEventListener('success', () => resolve(counting.result));
      counting.addEventListener('error', () => reject(counting.error ?? new Error('IndexedDB')));
    });
  });
}
