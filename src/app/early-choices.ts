/** The scheme that the reader chose, how they want novels set, and on the page of a chapter how they want this comic shown. */
export function showChoices(): void {
  const { dataset } = document.documentElement;
  try {
    const scheme = localStorage.getItem('futago.scheme');
    if (scheme !== null && /^(light|dark)$/.test(scheme)) dataset['scheme'] = scheme;
    const novel = words('novel');
    if (novel !== '') dataset['novel'] = novel;
    const work = /^\/comic\/(\d+)\/\d/.exec(location.pathname)?.[1];
    const comic = work === undefined ? '' : `${words('comic')} ${words(`comic.${work}`)}`.trim();
    if (comic !== '') dataset['comic'] = comic;
  } catch {
    // Storage is denied: what holds for everyone holds.
  }
}

/** What somebody else wrote there is left out. */
function words(of: string): string {
  const kept = localStorage.getItem(`futago.${of}`) ?? '';
  return /^[a-z0-9 -]*$/.test(kept) ? kept : '';
}
