const ADDRESSES = ['srcset', 'src'];

/**
 * Takes the addresses of a picture's files from its elements and leaves them there under names that load nothing: they
 * weigh less than in script. An `<img>` in a `<picture>` whose addresses go says that it failed:
 * https://html.spec.whatwg.org/multipage/images.html#update-the-image-data
 */
export function letGo(page: Element): void {
  for (const file of filesOf(page)) for (const address of ADDRESSES) rename(file, address, heldAs(address));
}

/** Gives a picture's elements back what was taken from them. */
export function takeUp(page: Element, loading: 'eager' | 'lazy'): void {
  for (const file of filesOf(page)) {
    if (file instanceof HTMLImageElement) file.loading = loading;
    for (const address of ADDRESSES) rename(file, heldAs(address), address);
  }
}

function filesOf(page: Element): NodeListOf<Element> {
  return page.querySelectorAll('picture > :is(source, img)');
}

function heldAs(address: string): string {
  return `data-held-${address}`;
}

function rename(element: Element, from: string, to: string): void {
  const value = element.getAttribute(from);
  if (value === null) return;
  element.removeAttribute(from);
  element.setAttribute(to, value);
}
