/** Runs in the head: the scheme the reader chose holds from the first paint on. */
try {
  const scheme = localStorage.getItem('futago.scheme');
  if (scheme !== null && /^(light|dark)$/.test(scheme)) document.documentElement.dataset['scheme'] = scheme;
} catch {
  // Storage is denied: the scheme of the device holds.
}
