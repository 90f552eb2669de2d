/** The scheme that the reader chose, and how they want novels set. */
export function showChoices(): void {
  try {
    const scheme = localStorage.getItem('futago.scheme');
    if (scheme !== null && /^(light|dark)$/.test(scheme)) document.documentElement.dataset['scheme'] = scheme;
    const novel = localStorage.getItem('futago.novel');
    if (novel !== null && /^[a-z0-9 -]*$/.test(novel)) document.documentElement.dataset['novel'] = novel;
  } catch {
    // Storage is denied: what holds for everyone holds.
  }
}
