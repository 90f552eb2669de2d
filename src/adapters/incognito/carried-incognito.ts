const MARK = /~\w+$/;

/** Links to the twin site take `mark` along at the end of their address, as they are followed or their menu is opened. */
export function carryIncognito(document: Document, twinOrigin: string, mark: () => string): void {
  const hear = ({ target }: Event): void => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (link?.origin !== twinOrigin) return;
    const hash = (link.hash.replace(MARK, '') || '#') + mark();
    if (hash !== (link.hash || '#')) link.hash = hash;
  };
  // Before anybody who hands the session over reads the address.
  for (const type of ['click', 'auxclick', 'contextmenu']) document.addEventListener(type, hear, { capture: true });
}

/** A hash as the twin's page knows it, and what the reader takes along. */
export function splitMark(hash: string): readonly [place: string, mark: string] {
  const [mark = ''] = MARK.exec(hash) ?? [];
  const place = hash.slice(0, hash.length - mark.length);
  return [place === '#' ? '' : place, mark];
}
