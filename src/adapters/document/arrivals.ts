/** Which of the links to one address was followed. */
interface FollowedLink {
  readonly href: string;
  readonly nth: number;
}

/**
 * What a browser does by itself when it loads a page, done where pages come in place of others: the title is told once, reading begins at
 * the head of the page, and a reader who comes back is at the link that they followed. Focus that the page gave to a part of its own stays
 * there. Where only a part of a page changes, that part is told and the focus stays.
 */
export class Arrivals {
  readonly #document: Document;
  readonly #region: HTMLElement;
  readonly #followed = new Map<string, FollowedLink>();
  #shown: ReadonlySet<string> = new Set();
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

  /** Before a part of the page changes under its path: another page of a list, another filter or order. */
  beginChange(): void {
    this.#shown = new Set(this.#headlines());
  }

  /** Once it is there: tells what is new among its headings and what is chosen, or the title where nothing is. */
  endChange(): void {
    const news = this.#headlines().filter((words) => !this.#shown.has(words));
    this.#tell(news.length > 0 ? news.join('. ') : this.#document.title);
  }

  /** Once the page of this entry is there, with its title. */
  arrive(entry: string): void {
    this.#tell(this.#document.title);
    const { activeElement, body } = this.#document;
    if (activeElement !== body && activeElement !== this.#left) return;
    const followed = this.#followed.get(entry);
    const link = followed && this.#linksTo(followed.href)[followed.nth];
    if (link?.checkVisibility()) link.focus({ preventScroll: true });
    else this.#begin();
  }

  /** A node of its own, so that the same words are told again. */
  #tell(words: string): void {
    this.#region.replaceChildren(words);
  }

  /** Names of the headings above those of single works, and of the links that are current. */
  #headlines(): readonly string[] {
    const headlines = this.#document.querySelectorAll('main :is(h1, h2, [aria-current])');
    return [...headlines].map((headline) => (headline.ariaLabel ?? headline.textContent).replaceAll(/\s+/g, ' ').trim());
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
