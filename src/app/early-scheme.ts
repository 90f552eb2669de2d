/** The scheme that the reader chose. */
export function showScheme(): void {
  try {
    const scheme = localStorage.getItem('futago.scheme');
    if (scheme !== null && /^(light|dark)$/.test(scheme)) document.documentElement.dataset['scheme'] = scheme;
  } catch {
    // Storage is denied: the scheme of the device holds.
  }
}
