import { COMIC_CHOICES, parseSettings, type ComicSettings } from '../../reader-settings.ts';
import { shownSize, type CroppedPage } from './crop-pages.ts';
import { SAVED_WIDTH, savesData } from './data-saver.ts';
import { fittedSizes } from '../stages/fitted-sizes.ts';
import { timesLength } from '../stages/page-geometry.ts';
import type { StageRequest } from '../stages/stage-request.ts';
import { pagesOf } from '../stages/stage.ts';
import { listenForScale } from '../zoom/zoom-request.ts';

const SIZED_BY = ['layout', 'fit', 'stretch', 'column', 'crop'] as const satisfies readonly (keyof ComicSettings)[];
/** Milliseconds for which a scale holds before files are asked for: a wheel goes through many. */
const SCALE_RESTS = 200;

type Sized = Pick<StageRequest, 'area' | 'track' | 'layout'>;

/** Shows pictures with their borders or without, and lets the browser choose each file by the width that it will be shown at. */
export class PictureSizing {
  readonly #request: Sized;
  readonly #sizes: readonly CroppedPage[];
  #isChanged = false;
  /** By how much pages were enlarged at most when they were seen. */
  readonly #sharpened = new Map<Element, number>();
  #resting: ReturnType<typeof setTimeout> | undefined;
  #seen: IntersectionObserver | null = null;

  constructor(request: Sized, sizes: readonly CroppedPage[], closing: AbortSignal) {
    this.#request = request;
    this.#sizes = sizes;
    listenForScale(request.area, (scale) => this.#enlarge(scale), closing);
    closing.addEventListener('abort', () => this.#enlarge(1));
  }

  follow(settings: ComicSettings): void {
    const { area, track } = this.#request;
    const isSaving = savesData(settings.saver, navigator);
    area.toggleAttribute('data-saver', isSaving);
    if (!this.#isChanged && !isSaving && !SIZED_BY.some((key) => settings[key] !== COMIC_CHOICES[key][0])) return;
    this.#isChanged = true;
    for (const [index, page] of pagesOf(track).entries()) {
      // What is there, or on its way, would only be asked for a second time.
      if (isSaving && page.querySelector('img')?.currentSrc) continue;
      this.#size(page, index, settings, isSaving ? SAVED_WIDTH : (this.#sharpened.get(page) ?? 1));
    }
  }

  /** While pages are enlarged, those that are seen have a file of more width, where there is one; it is kept afterwards. */
  #enlarge(scale: number): void {
    clearTimeout(this.#resting);
    this.#seen?.disconnect();
    if (scale > 1) this.#resting = setTimeout(() => this.#sharpen(scale), SCALE_RESTS);
  }

  #sharpen(scale: number): void {
    const { area, track } = this.#request;
    const settings = parseSettings(area.dataset['comic'] ?? '', COMIC_CHOICES);
    if (savesData(settings.saver, navigator)) return;
    const pages = pagesOf(track);
    this.#seen = new IntersectionObserver((entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting || !(target instanceof HTMLElement) || (this.#sharpened.get(target) ?? 1) >= scale) continue;
        this.#sharpened.set(target, scale);
        this.#size(target, pages.indexOf(target), settings, scale);
      }
    });
    for (const page of pages.slice(0, -1)) this.#seen.observe(page);
  }

  #size(page: HTMLElement, index: number, settings: ComicSettings, factor: number): void {
    const size = this.#sizes[index];
    if (size === undefined) return;
    const shown = shownSize(size, settings.crop === 'yes');
    // Of a picture whose borders are cut off the whole is loaded.
    const wanted = timesLength(fittedSizes(shown, this.#request.layout, settings), (factor * size.width) / shown.width);
    for (const file of page.querySelectorAll('picture > [sizes]'))
      if (file.getAttribute('sizes') !== wanted) file.setAttribute('sizes', wanted);
  }
}
