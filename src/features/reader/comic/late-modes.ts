import { COMIC_CHOICES, parseSettings, type ComicSettings } from '../reader-settings.ts';
import { releaseFarPictures } from './far-pictures.ts';
import { savesData } from './data-saver.ts';
import { canCrop, cropPage, shownSize } from './crop-pages.ts';
import { fittedSizes } from './fitted-sizes.ts';
import type { StageRequest } from './stage-request.ts';
import { attachPagedInput } from './paged-input.ts';
import type { Size } from './page-geometry.ts';
import { PageScroll } from './page-scroll.ts';
import { PageZoom } from './page-zoom.ts';
import { PagedStage } from './paged-stage.ts';
import { flowOf, RowStage } from './row-stage.ts';
import { planSpreads, type Spread } from './spread-plan.ts';
import { pagesOf, type Stage } from './stage.ts';
import { swipedPages } from './swiped-pages.ts';
import { treatmentOf } from './wide-pages.ts';

/** A window this wide holds two pages even where it is higher than wide. CSS pixels. */
const WIDE_ENOUGH = 600;

/** Makes of an open strip or of open pages what the words of `data-comic` ask for, as often as these change, until `closing`. */
export function beginModes(request: StageRequest, stage: Stage, closing: AbortSignal): void {
  if (closing.aborted) return;
  const modes = stage instanceof PagedStage ? new PagedModes(request, stage) : null;
  const sizing = new PictureSizing(request);
  const follow = (): void => {
    const settings = parseSettings(request.area.dataset['comic'] ?? '', COMIC_CHOICES);
    sizing.follow(settings);
    modes?.follow(settings);
  };
  if (modes === null) releaseFarPictures(pagesOf(request.track).slice(0, -1), closing);
  const watching = new MutationObserver(follow);
  const resizing = new ResizeObserver(follow);
  watching.observe(request.area, { attributeFilter: ['data-comic'] });
  resizing.observe(request.area);
  follow();
  closing.addEventListener('abort', () => {
    watching.disconnect();
    resizing.disconnect();
    modes?.close();
  });
}

/** Shows pictures with their borders or without, and lets the browser choose each file by the width that it will be shown at. */
class PictureSizing {
  readonly #request: StageRequest;
  #isChanged = false;

  constructor(request: StageRequest) {
    this.#request = request;
  }

  follow(settings: ComicSettings): void {
    const { area, track, layout, sizes } = this.#request;
    const isSaving = savesData(settings.saver, navigator);
    area.toggleAttribute('data-saver', isSaving);
    if (!this.#isChanged && !isSaving && !SIZED_BY.some((key) => settings[key] !== COMIC_CHOICES[key][0])) return;
    this.#isChanged = true;
    const isCropped = settings.crop === 'yes' && canCrop();
    for (const [index, page] of pagesOf(track).entries()) {
      const size = sizes[index];
      if (size !== undefined) cropPage(page, size, isCropped);
      // What is there already costs nothing any more.
      if (size === undefined || (isSaving && (page.querySelector('img')?.naturalWidth ?? 0) > 0)) continue;
      const shown = shownSize(size, isCropped);
      const fitted = widened(fittedSizes(shown, layout, settings), size.width / shown.width);
      const wanted = isSaving ? `calc(${fitted} / 2)` : fitted;
      for (const file of page.querySelectorAll('picture > [sizes]'))
        if (file.getAttribute('sizes') !== wanted) file.setAttribute('sizes', wanted);
    }
  }
}

const SIZED_BY = ['layout', 'fit', 'stretch', 'column', 'crop'] as const satisfies readonly (keyof ComicSettings)[];

/** Chapters shown a window at a time: as single pages, in pairs, or side by side in a row. */
class PagedModes {
  readonly #request: StageRequest;
  readonly #pages: readonly HTMLElement[];
  #stage: PagedStage | RowStage;
  #plan: string;
  #zoom: PageZoom | null = null;
  #scroll: PageScroll | null = null;

  constructor(request: StageRequest, stage: PagedStage) {
    this.#request = request;
    this.#pages = pagesOf(request.track);
    this.#stage = stage;
    this.#plan = this.#singles();
    this.#listen();
  }

  follow(settings: ComicSettings): void {
    const isRow = settings.layout === 'row';
    if (isRow !== this.#stage instanceof RowStage) this.#reopen(isRow);
    if (this.#stage instanceof PagedStage) this.#spread(this.#stage, settings);
    this.#zoom?.hold();
    this.#scroll?.refresh();
  }

  close(): void {
    this.#stage.close();
    this.#mark([]);
    for (const page of this.#pages) page.removeAttribute('data-rotated');
  }

  #reopen(isRow: boolean): void {
    const request = { ...this.#request, position: this.#stage.position };
    this.#request.onOpen(null);
    this.close();
    this.#plan = this.#singles();
    this.#stage = isRow ? new RowStage(request) : new PagedStage(request);
    this.#listen();
    this.#request.onOpen(this.#stage);
  }

  #listen(): void {
    const stage = this.#stage;
    if (stage instanceof RowStage) return;
    const flow = flowOf(this.#request);
    const stop = attachPagedInput({ ...this.#request, stage: swipedPages(stage, this.#request.track), flow });
    stage.closing.addEventListener('abort', stop);
    const scroll = new PageScroll(this.#request.track, flow, stage.closing);
    const zoom = new PageZoom(this.#request, () => stage.position, stage.closing);
    this.#zoom = zoom;
    this.#scroll = scroll;
    stage.companion = {
      move: (motion) => zoom.move(motion) || (!zoom.isZoomed && scroll.move(motion)),
      turned: () => {
        zoom.reset();
        scroll.turned();
      },
    };
  }

  #spread(stage: PagedStage, { layout, offset, wide }: ComicSettings): void {
    const window = { width: this.#request.area.clientWidth, height: this.#request.area.clientHeight };
    const isDouble = layout === 'double' && (window.width >= window.height || window.width >= WIDE_ENOUGH);
    const isSplit = (page: Size): boolean => treatmentOf(page, window, wide) === 'split';
    const spreads = planSpreads(this.#request.sizes, { isDouble, offset, isSplit });
    for (const [index, size] of this.#request.sizes.entries()) {
      this.#pages[index]?.toggleAttribute('data-rotated', treatmentOf(size, window, wide) === 'rotated');
    }
    const plan = JSON.stringify(spreads);
    if (plan === this.#plan) return;
    this.#plan = plan;
    this.#mark(spreads);
    stage.spread(spreads);
  }

  /** What pages are when they have just been opened. */
  #singles(): string {
    return JSON.stringify(planSpreads(this.#request.sizes, { isDouble: false, offset: 'none', isSplit: () => false }));
  }

  #mark(spreads: readonly Spread[]): void {
    for (const page of this.#pages) {
      delete page.dataset['side'];
      delete page.dataset['split'];
    }
    for (const { pages, half } of spreads) {
      const [first, second] = pages.map((page) => this.#pages[page]);
      if (half !== undefined && first !== undefined) first.dataset['split'] = '';
      if (first === undefined || second === undefined) continue;
      first.dataset['side'] = 'first';
      second.dataset['side'] = 'second';
    }
  }
}

/** Of a picture whose borders are cut off the whole is loaded. */
function widened(length: string, factor: number): string {
  return factor === 1 ? length : `calc(${length} * ${factor.toFixed(2)})`;
}
