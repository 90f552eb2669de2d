export type Address = readonly [element: Element, attribute: string, value: string];

/** An `<img>` in a `<picture>` whose addresses go says that it failed: https://html.spec.whatwg.org/multipage/images.html#update-the-image-data */
export function letGo(page: Element): readonly Address[] {
  const addresses = [...page.querySelectorAll('picture > :is(source, img)')].flatMap((element) =>
    ['srcset', 'src'].flatMap((attribute): Address[] => {
      const value = element.getAttribute(attribute);
      return value === null ? [] : [[element, attribute, value]];
    }),
  );
  for (const [element, attribute] of addresses) element.removeAttribute(attribute);
  return addresses;
}

/** Gives an `<img>` and its `<source>` the addresses back that were taken from them. */
export function takeUp(addresses: readonly Address[], loading: 'eager' | 'lazy'): void {
  for (const [element] of addresses) if (element instanceof HTMLImageElement) element.loading = loading;
  for (const [element, attribute, value] of addresses) element.setAttribute(attribute, value);
}
