/** Which of the links to one address was followed. */
interface FollowedLink {
  readonly href: string;
  readonly nth: number;
}

/**
 * What a browser does by itself when it loads a page, done where pages come in place of others: the title is told once,
 * reading begins at the head of the page, and who comes back is at the link that they followed. Focus that the page
 * gave to a part of its own stays there.
 */
export class Arrivals {
  readonly #document: Document;
  readonly #region: HTMLElement;
  readonly #followed = new Map<string, FollowedLink>();
  #left: Element | null = null;

  constructor(document: Document) {
    this.#document = document;
    this.#region = document.body.appendChild(document.createElement('div'));
    this.#region.role = 'status';
    this.#region.style.cssText = 'position: fixed; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%)';
  }

  /** Before the page of this entry of the history goes. */
  leave(entry: string): void {
    this.#left = this.#document.activeElement;
    const link = this.#left?.closest('a');
    if (link) this.#followed.set(entry, { href: link.href, nth: this.#linksTo(link.href).indexOf(link) });
    else this.#followed.delete(entry);
  }

  /** Once the page of this entry is there, with its title. */
  arrive(entry: string): void {
    this.#region.textContent = this.#document.title;
    const { activeElement, body } = this.#document;
    if (activeElement !== body && activeElement !== this.#left) return;
    const followed = this.#followed.get(entry);
    const link = followed && this.#linksTo(followed.href)[followed.nth];
    if (link?.checkVisibility()) link.focus({ preventScroll: true });
    else this.#begin();
  }

  #begin(): void {
    const main = this.#document.querySelector('main');
    if (!main) return;
    main.tabIndex = -1;
    // It is where reading goes on, nothing that a key acts on.
    main.style.outline = 'none';
    main.focus({ preventScroll: true });
  }

  #linksTo(href: string): readonly HTMLAnchorElement[] {
    return [...this.#document.querySelectorAll('a')].filter((link) => link.href === href);
  }
}
