/** The scheme that the reader chose, and how they want novels set: on every page. Throws where storage is denied. */
export function showWords(dataset: DOMStringMap): void {
  const scheme = localStorage.getItem('futago.scheme');
  if (scheme !== null && /^(light|dark)$/.test(scheme)) dataset['scheme'] = scheme;
  const novel = keptWords('novel');
  if (novel !== '') dataset['novel'] = novel;
}

/** What somebody else wrote there is left out. */
export function keptWords(of: string): string {
  const kept = localStorage.getItem(`futago.${of}`);
  return kept !== null && /^[a-z0-9 -]*$/.test(kept) ? kept : '';
}
