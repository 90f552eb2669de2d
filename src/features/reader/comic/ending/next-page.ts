import type { ComicPage_PageFragment } from '#graphql/generated/graphql.ts';
import { PRESENTED_AFTER } from '../../presented-after.ts';

/** Words of `data-comic` for which a first page is not shown alone, or not as it is. */
const OTHERWISE = /layout-(?:double|row)|wide-|crop-yes/;

/**
 * The first page of the next chapter. While the end page is shown it lies beside that, painted: going on turns to it as to
 * any other page, and the chapter, whose first page looks the same, takes its place a moment later.
 */
export class NextPage {
  readonly #page: ComicPage_PageFragment;
  readonly #picture: HTMLPictureElement;
  #figure: HTMLElement | null = null;

  /** `picture` is the one that the page will show; it is held for as long as this is. */
  constructor(page: ComicPage_PageFragment, picture: HTMLPictureElement) {
    this.#page = page;
    this.#picture = picture;
  }

  /** Call it with whether the end page is shown. Only open pages have a place beside it. */
  stand(isAtEnd: boolean): void {
    const track = isAtEnd ? trackAtEnd() : null;
    if (track === null) this.#figure?.remove();
    else if (this.#figure?.isConnected !== true) this.#enter(track);
  }

  /** Turns to the page, and calls `go` once it is on the screen and lies still; at once where it does not stand beside the end page. */
  turn(go: () => void): void {
    const track = this.#figure?.parentElement;
    const end = track?.querySelector<HTMLElement>('[data-page="end"]');
    if (this.#figure === null || !track || !end) return go();
    end.dataset['slot'] = 'previous';
    this.#figure.dataset['slot'] = 'current';
    setTimeout(() => void lyingStill(track).then(go), PRESENTED_AFTER);
    return undefined;
  }

  #enter(track: HTMLElement): void {
    const model = track.querySelector<HTMLElement>('figure[data-page]');
    if (!model || OTHERWISE.test(track.parentElement?.dataset['comic'] ?? '')) return;
    this.#figure ??= this.#figureLike(model);
    this.#figure.dataset['slot'] = 'next';
    track.append(this.#figure);
  }

  #figureLike(model: HTMLElement): HTMLElement {
    const { width, height, dominantColor } = this.#page.picture;
    const figure = model.cloneNode(true) as HTMLElement;
    for (const name of figure.getAttributeNames()) if (name.startsWith('data-')) figure.removeAttribute(name);
    figure.inert = true;
    figure.querySelector('svg')?.setAttribute('viewBox', `0 0 ${width} ${height}`);
    figure.querySelector('svg > image')?.remove();
    setAll(figure.querySelector('svg > rect'), { width, height, fill: dominantColor });
    const picture = figure.querySelector('picture');
    setAll(this.#picture.querySelector('img'), { width, height, alt: '', class: picture?.querySelector('img')?.className ?? '' });
    picture?.replaceChildren(...this.#picture.children);
    return figure;
  }
}

/** Null where no pages are open, or not at their end: whoever prepared the page may have left meanwhile, or shows them otherwise. */
function trackAtEnd(): HTMLElement | null {
  return document.querySelector('[data-layout="paged"] > [data-live] > [data-page="end"][data-slot="current"]')?.parentElement ?? null;
}

/** It may still glide from a finger. */
function lyingStill(track: HTMLElement): Promise<unknown> {
  return Promise.allSettled(track.getAnimations().map(({ finished }) => finished));
}

function setAll(element: Element | null, attributes: Readonly<Record<string, string | number>>): void {
  for (const [name, value] of Object.entries(attributes)) element?.setAttribute(name, String(value));
}
