/** What the reader chose on the twin site stands at the end of the address: it leaves it before anything can read or keep it. */
export function takeIncognito(): void {
  const [mark, place, word] = /^#(.*)~(incognito|open)$/.exec(location.hash) ?? [];
  if (mark === undefined) return;
  window.futagoIncognito = word;
  history.replaceState(null, '', location.pathname + location.search + (place && `#${place}`));
}
