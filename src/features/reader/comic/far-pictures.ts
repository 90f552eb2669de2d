/** Windows to either side within which pictures stay loaded; the browser itself asks for lazy ones at most 3000 px ahead. */
const WINDOWS_KEPT = 4;

type Address = readonly [element: Element, attribute: string, value: string];

/**
 * Lets go of the pictures of a strip that lie far from the window, decoded and encoded, and takes them up again before
 * they are seen. Places keep their size, nodes stay, and a picture that never came near or has failed is left alone.
 * Once `closing` is aborted every picture has its addresses again, to be loaded where it is seen. `pages` holds no end
 * page: what stands there is not the reader's to let go.
 */
export function releaseFarPictures(pages: readonly HTMLElement[], closing: AbortSignal): void {
  if (closing.aborted) return;
  const near = new Set<Element>();
  const released = new Map<Element, readonly Address[]>();
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) comeNear(target);
        else if (near.delete(target) && !target.hasAttribute('data-broken')) released.set(target, release(target));
      }
    },
    { root: document, rootMargin: `${WINDOWS_KEPT * 100}% 0px` },
  );
  const comeNear = (page: Element): void => {
    near.add(page);
    restore(released.get(page), 'eager');
    released.delete(page);
  };
  for (const page of pages) {
    observer.observe(page);
    page.addEventListener('error', (event) => released.has(page) && event.stopPropagation(), { capture: true, signal: closing });
  }
  const close = (): void => {
    observer.disconnect();
    for (const addresses of released.values()) restore(addresses, 'lazy');
  };
  closing.addEventListener('abort', close, { once: true });
}

/** An `<img>` in a `<picture>` whose addresses go says that it failed: https://html.spec.whatwg.org/multipage/images.html#update-the-image-data */
function release(page: Element): readonly Address[] {
  const addresses = [...page.querySelectorAll('picture :is(source, img)')].flatMap((element) =>
    ['srcset', 'src'].flatMap((attribute): Address[] => {
      const value = element.getAttribute(attribute);
      return value === null ? [] : [[element, attribute, value]];
    }),
  );
  for (const [element, attribute] of addresses) element.removeAttribute(attribute);
  return addresses;
}

function restore(addresses: readonly Address[] = [], loading: 'eager' | 'lazy'): void {
  for (const [element] of addresses) if (element instanceof HTMLImageElement) element.loading = loading;
  for (const [element, attribute, value] of addresses) element.setAttribute(attribute, value);
}
