import { COMIC_CHOICES, parseSettings, type ComicSettings } from '../../reader-settings.ts';
import { releaseFarPictures } from '../pictures/far-pictures.ts';
import { croppedPage, stylesCrop, type CroppedPage } from '../pictures/crop-pages.ts';
import type { StageRequest } from './stage-request.ts';
import type { Beginning } from './page-part.ts';
import { attachPagedInput } from './paged-input.ts';
import { PageScroll } from './page-scroll.ts';
import { PageZoom } from '../zoom/page-zoom.ts';
import { PinchedPage } from '../zoom/pinched-page.ts';
import { PagedStage } from './paged-stage.ts';
import { ScrolledZoom } from '../zoom/scrolled-zoom.ts';
import { flowOf, RowStage } from './row-stage.ts';
import { PictureSizing } from '../pictures/picture-sizing.ts';
import { planSpreads, type Spread } from './spread-plan.ts';
import { pagesOf, type Stage } from './stage.ts';
import { StripStage } from './strip-stage.ts';
import { swipedPages } from './swiped-pages.ts';
import { holdsTwo, treatmentOf } from './wide-pages.ts';

/**
 * Makes of an open strip or of open pages what the words of `data-comic` ask for, as often as these change, until `closing`;
 * opens pages itself where they are not open yet.
 */
export function beginModes(request: StageRequest, stage: Stage | null, closing: AbortSignal): void {
  if (closing.aborted) return;
  const pages = pagesOf(request.track);
  const sizes = request.sizes.map((size, index) => croppedPage(size, pages[index]));
  const modes = request.layout === 'paged' ? new PagedModes(request, sizes, stage instanceof PagedStage ? stage : null) : null;
  const sizing = new PictureSizing(request, sizes, closing);
  const follow = (): void => {
    const settings = parseSettings(request.area.dataset['comic'] ?? '', COMIC_CHOICES);
    sizing.follow(settings);
    if (settings.crop === 'yes' && !stylesCrop()) cropBesides(pages).catch(() => undefined);
    modes?.follow(settings);
  };
  if (modes === null) releaseFarPictures(pages.slice(0, -1), closing);
  if (stage instanceof StripStage) new ScrolledZoom(request, stage).listen(closing);
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

/** Without it the borders stay. */
async function cropBesides(pages: readonly HTMLElement[]): Promise<void> {
  const { cropInBoxes } = await import('../pictures/crop-boxes.ts');
  cropInBoxes(pages);
}

/** Chapters shown a window at a time: as single pages, in pairs, or side by side in a row. */
class PagedModes {
  readonly #request: StageRequest;
  readonly #sizes: readonly CroppedPage[];
  readonly #pages: readonly HTMLElement[];
  #stage: PagedStage | RowStage | null;
  #plan = '';
  #zoom: PageZoom | null = null;
  #scroll: PageScroll | null = null;

  constructor(request: StageRequest, sizes: readonly CroppedPage[], stage: PagedStage | null) {
    this.#request = request;
    this.#sizes = sizes;
    this.#pages = pagesOf(request.track);
    this.#stage = stage;
    if (stage === null) return;
    this.#plan = JSON.stringify(planSpreads(sizes, { isDouble: false, offset: 'none', isSplit: () => false }));
    this.#listen(stage);
  }

  follow(settings: ComicSettings): void {
    const isRow = settings.layout === 'row';
    if (this.#stage === null || isRow !== this.#stage instanceof RowStage) this.#open(settings);
    else if (this.#stage instanceof PagedStage) this.#spread(this.#stage, settings);
    this.#zoom?.hold();
    this.#scroll?.refresh();
  }

  close(): void {
    this.#stage?.close();
    this.#mark([]);
    for (const page of this.#pages) page.removeAttribute('data-rotated');
  }

  /** The pages are marked before they are shown, so that nothing moves then. */
  #open(settings: ComicSettings): void {
    const request = { ...this.#request, ...this.#stage?.beginning };
    if (this.#stage !== null) this.#request.onOpen(null);
    this.close();
    this.#zoom = null;
    this.#scroll = null;
    if (settings.layout === 'row') {
      this.#stage = new RowStage(request);
      new ScrolledZoom(request, this.#stage).listen(this.#stage.closing);
    } else {
      const spreads = this.#arrange(settings);
      this.#plan = JSON.stringify(spreads);
      this.#mark(spreads);
      this.#stage = new PagedStage({ ...request, spreads });
      this.#listen(this.#stage);
    }
    this.#request.onOpen(this.#stage);
  }

  #listen(stage: PagedStage): void {
    const flow = flowOf(this.#request);
    const stop = attachPagedInput({ ...this.#request, stage: swipedPages(stage, this.#request.track, flow), flow });
    stage.closing.addEventListener('abort', stop);
    const scroll = new PageScroll(this.#request.track, flow, stage.closing);
    const zoom = new PageZoom(this.#request, () => stage.position, scroll, stage.closing);
    const pinched = new PinchedPage(this.#request.area, this.#request.track, stage.closing);
    const bring = ({ position, part }: Beginning): void => scroll.bring(this.#pages[position], part);
    this.#zoom = zoom;
    this.#scroll = scroll;
    bring(stage.beginning);
    stage.companion = {
      move: (motion) => zoom.move(motion) || (!zoom.isZoomed && scroll.move(motion)),
      part: () => scroll.part,
      bring,
      turned: (beginning) => {
        zoom.reset();
        bring(beginning);
        pinched.look();
      },
    };
  }

  /** Turns wide pages where that is wished, and plans the spreads. The window is the one that style sheets ask about. */
  #arrange({ layout, offset, wide }: ComicSettings): readonly Spread[] {
    const window = { width: innerWidth, height: innerHeight };
    const treatments = this.#sizes.map((size) => treatmentOf(size, window, wide));
    for (const [index, treatment] of treatments.entries()) this.#pages[index]?.toggleAttribute('data-rotated', treatment === 'rotated');
    const isSplit = (page: number): boolean => treatments[page] === 'split';
    return planSpreads(this.#sizes, { isDouble: layout === 'double' && holdsTwo(window), offset, isSplit });
  }

  #spread(stage: PagedStage, settings: ComicSettings): void {
    const spreads = this.#arrange(settings);
    const plan = JSON.stringify(spreads);
    if (plan === this.#plan) return;
    this.#plan = plan;
    this.#mark(spreads);
    stage.spread(spreads);
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
