import { canDraw, DrawnPicture, SpareCanvases } from './drawn-picture.ts';
import { letGo, takeUp } from './picture-addresses.ts';

/** Windows to either side within which pictures stay loaded; the browser itself asks for lazy ones at most 3000 px ahead. */
const WINDOWS_KEPT = 3;

/** Pictures that all together decode to less, in bytes, are left to the browser; past that its cache is what would grow. */
const DRAWN_FROM = 256_000_000;
const BYTES_A_PIXEL = 4;

/** Words of `data-comic` with which pictures are shown as only an `<img>` can. */
const UNDRAWN = /(?:crop-yes|stretch-none|fit-original)/;

/**
 * Lets go of the pictures of a strip that lie far from the window, decoded and encoded, and takes them up again before
 * they are seen. Places keep their size, nodes stay, and a picture that never came near or has failed is left alone.
 * Once `closing` is aborted every picture has its addresses again, to be loaded where it is seen. `pages` holds no end
 * page: what stands there is not the reader's to let go.
 */
export function releaseFarPictures(pages: readonly HTMLElement[], closing: AbortSignal): void {
  if (closing.aborted || pages.length === 0) return;
  const strip = new FarPictures(pages);
  for (const page of pages) {
    page.addEventListener('error', (event) => strip.isReleased(page) && event.stopPropagation(), { capture: true, signal: closing });
  }
  addEventListener('resize', strip.reshape, { signal: closing });
  addEventListener('beforeprint', strip.takeUpAll, { signal: closing });
  addEventListener('afterprint', strip.letGoAgain, { signal: closing });
  closing.addEventListener('abort', () => strip.close(), { once: true });
}

/**
 * In a long strip pictures that come near are drawn as bitmaps, which can be given back. One that is seen before its
 * bitmap is there is painted as the browser paints it, until it is far again; so are those near which the strip opened.
 */
class FarPictures {
  readonly #pages: readonly HTMLElement[];
  readonly #isDrawing: boolean;
  readonly #near = new Set<HTMLElement>();
  readonly #released = new Set<HTMLElement>();
  readonly #drawn = new Map<HTMLElement, DrawnPicture>();
  readonly #canvases = new SpareCanvases();
  readonly #shaping = new ResizeObserver(() => this.reshape());
  readonly #wording = new MutationObserver(() => this.reshape());
  readonly #nearing = new IntersectionObserver((entries) => this.#sort(entries), {
    root: document,
    rootMargin: `${WINDOWS_KEPT * 100}% 0px`,
  });
  readonly #seeing = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) if (isIntersecting && target instanceof HTMLElement) this.#see(target);
  });
  #isOpening = true;
  #shape: string;

  constructor(pages: readonly HTMLElement[]) {
    this.#pages = pages;
    this.#isDrawing = decodedBytes(pages) > DRAWN_FROM;
    this.#shape = this.#measure();
    for (const page of pages) this.#nearing.observe(page);
    if (!this.#isDrawing) return;
    for (const page of pages) this.#seeing.observe(page);
    for (const first of pages.slice(0, 1)) this.#shaping.observe(first);
    const area = this.#area();
    if (area !== null) this.#wording.observe(area, { attributeFilter: ['data-comic'] });
  }

  isReleased(page: HTMLElement): boolean {
    return this.#released.has(page);
  }

  /** Bitmaps are of one size and of one look: once that is another, what is near is painted by the browser. */
  readonly reshape = (): void => {
    const before = this.#shape;
    this.#shape = this.#measure();
    if (before !== this.#shape) for (const page of this.#near) this.#undraw(page);
  };

  /** On paper no page is far. */
  readonly takeUpAll = (): void => {
    for (const page of this.#released) takeUp(page, 'eager');
  };

  readonly letGoAgain = (): void => {
    for (const page of this.#released) letGo(page);
  };

  close(): void {
    for (const observer of [this.#nearing, this.#seeing, this.#shaping, this.#wording]) observer.disconnect();
    for (const page of this.#released) takeUp(page, 'lazy');
    for (const page of this.#isDrawing ? this.#pages : []) this.#undraw(page);
  }

  #sort(entries: readonly IntersectionObserverEntry[]): void {
    for (const { target, isIntersecting } of entries) {
      if (!(target instanceof HTMLElement)) continue;
      if (isIntersecting) this.#comeNear(target);
      else this.#goFar(target);
    }
    this.#isOpening = false;
  }

  #comeNear(page: HTMLElement): void {
    this.#near.add(page);
    if (this.#released.delete(page)) takeUp(page, 'eager');
    const image = imageOf(page);
    // Who leaps there may be told to see it before it is told to be near.
    const isPainted = image?.style.opacity === '';
    if (!this.#isDrawing || this.#isOpening || image === null || isPainted) return;
    const width = page.clientWidth * devicePixelRatio;
    const isLeft = page.hasAttribute('data-broken') || UNDRAWN.test(this.#area()?.dataset['comic'] ?? '') || !canDraw(image, width);
    if (isLeft) this.#undraw(page);
    else this.#drawn.set(page, new DrawnPicture({ page, image, width, canvases: this.#canvases, onFailed: () => this.#undraw(page) }));
  }

  #goFar(page: HTMLElement): void {
    this.#drawn.get(page)?.close();
    this.#drawn.delete(page);
    const isBroken = page.hasAttribute('data-broken');
    if (this.#isDrawing && !isBroken) imageOf(page)?.style.setProperty('opacity', '0');
    if (!this.#near.delete(page) || isBroken) return;
    this.#released.add(page);
    letGo(page);
  }

  #see(page: HTMLElement): void {
    if (this.#drawn.get(page)?.isShown !== true) this.#undraw(page);
  }

  #undraw(page: HTMLElement): void {
    this.#drawn.get(page)?.close();
    this.#drawn.delete(page);
    imageOf(page)?.style.removeProperty('opacity');
  }

  #measure(): string {
    return `${(this.#pages[0]?.clientWidth ?? 0) * devicePixelRatio} ${this.#area()?.dataset['comic']}`;
  }

  #area(): HTMLElement | null {
    return this.#pages[0]?.closest<HTMLElement>('[data-comic]') ?? null;
  }
}

function imageOf(page: HTMLElement): HTMLImageElement | null {
  return page.querySelector('picture > img');
}

function decodedBytes(pages: readonly HTMLElement[]): number {
  const pixels = pages.map((page) => Number(imageOf(page)?.getAttribute('width')) * Number(imageOf(page)?.getAttribute('height')));
  return pixels.reduce((sum, one) => sum + one, 0) * BYTES_A_PIXEL;
}
