/**
 * Tells `take` of every plain click on a link to another site, by the link's whole address; where `take` says true the
 * browser does not follow it. Clicks that open elsewhere (a new tab, a download) stay the browser's. Returns what stops it.
 */
export function watchLinksTo(document: Document, origin: string, take: (address: string) => boolean): () => void {
  const hear = (event: MouseEvent): void => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (link === null || link.origin !== origin || !opensHere(event, link)) return;
    if (take(link.href)) event.preventDefault();
  };
  document.addEventListener('click', hear);
  return () => document.removeEventListener('click', hear);
}

function opensHere(event: MouseEvent, { target, download }: HTMLAnchorElement): boolean {
  const isModified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  return !event.defaultPrevented && event.button === 0 && !isModified && (target === '' || target === '_self') && download === '';
}
