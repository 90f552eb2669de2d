/** Canvases beyond this many pixels stay empty in some browsers. */
const MOST_PIXELS = 16_000_000;
/**
 * A bitmap so much wider than its place stays as it was decoded, beside the page's own script: Chromium makes it smaller on the
 * thread of the page, 15 ms a picture, and so little larger it is as sharp.
 */
const LITTLE_WIDER = 1.5;

/**
 * Canvases that pages have given back. Chromium counts the pixels of a canvas until it is collected, also where it has none
 * any more, and collects while the strip is scrolled once it has counted a few: so the next picture takes one that was.
 */
export class SpareCanvases {
  readonly #spare: HTMLCanvasElement[] = [];

  take(): HTMLCanvasElement {
    return this.#spare.pop() ?? document.createElement('canvas');
  }

  /** Gives the memory of its bitmap back. */
  giveBack(canvas: HTMLCanvasElement): void {
    canvas.remove();
    canvas.getContext('bitmaprenderer')?.transferFromImageBitmap(null);
    canvas.width = 0;
    this.#spare.push(canvas);
  }
}

interface DrawnPictureOptions {
  readonly page: HTMLElement;
  readonly image: HTMLImageElement;
  /** Of the place, in device pixels. */
  readonly width: number;
  readonly canvases: SpareCanvases;
  /** Told when the picture will not be drawn: by then its `<img>` should be painted. */
  readonly onFailed: () => void;
}

/**
 * Shows the picture of a page as a bitmap of the size that it is seen at. What Chromium decodes for an `<img>` it keeps for
 * minutes after that has gone, up to 512 MB; a bitmap goes when it is told to (018-drawn-strip.md). The `<img>` stays, under
 * the bitmap and unpainted, for its name, its events and its menu.
 */
export class DrawnPicture {
  readonly #page: HTMLElement;
  readonly #image: HTMLImageElement;
  readonly #canvases: SpareCanvases;
  readonly #closing = new AbortController();
  #canvas: HTMLCanvasElement | null = null;
  readonly #onFailed: () => void;

  /** Begins at once; waits for the `<img>` to load. */
  constructor({ page, image, width, canvases, onFailed }: DrawnPictureOptions) {
    this.#page = page;
    this.#image = image;
    this.#canvases = canvases;
    this.#onFailed = onFailed;
    void this.#draw(width);
  }

  get isShown(): boolean {
    return this.#canvas !== null;
  }

  /** Gives the bitmap's memory back. */
  close(): void {
    this.#closing.abort();
    if (this.#canvas !== null) this.#canvases.giveBack(this.#canvas);
    this.#canvas = null;
    this.#page.style.position = '';
  }

  async #draw(width: number): Promise<void> {
    const { signal } = this.#closing;
    try {
      await untilLoaded(this.#image, signal);
      const file = await fetch(this.#image.currentSrc, { signal });
      const bitmap = await decode(await file.blob(), bitmapWidth(this.#image, width));
      if (signal.aborted) bitmap.close();
      else this.#show(bitmap);
    } catch {
      if (!signal.aborted) this.#onFailed();
    }
  }

  /** Lies over the picture without a part in the layout. */
  #show(bitmap: ImageBitmap): void {
    const canvas = (this.#canvas = this.#canvases.take());
    canvas.width = bitmap.width;
    canvas.height = bitmap.height;
    canvas.getContext('bitmaprenderer')?.transferFromImageBitmap(bitmap);
    canvas.setAttribute('aria-hidden', 'true');
    Object.assign(canvas.style, { position: 'absolute', inset: '0', inlineSize: '100%', blockSize: '100%' });
    Object.assign(canvas.style, { objectFit: 'contain', pointerEvents: 'none' });
    this.#page.style.position = 'relative';
    this.#image.after(canvas);
  }
}

/** False for pictures too large for a canvas, whose place is so many device pixels wide. */
export function canDraw(image: HTMLImageElement, width: number): boolean {
  const widest = bitmapWidth(image, width) * LITTLE_WIDER;
  const height = (widest * Number(image.getAttribute('height'))) / Number(image.getAttribute('width'));
  return widest > 0 && widest * height <= MOST_PIXELS;
}

/** In pixels; never more than the picture itself has. */
function bitmapWidth(image: HTMLImageElement, width: number): number {
  return Math.round(Math.min(width, Number(image.getAttribute('width'))));
}

async function decode(file: Blob, width: number): Promise<ImageBitmap> {
  const whole = await createImageBitmap(file);
  if (whole.width <= width * LITTLE_WIDER) return whole;
  const smaller = createImageBitmap(whole, { resizeWidth: width, resizeQuality: 'medium' });
  return await smaller.finally(() => whole.close());
}

function untilLoaded(image: HTMLImageElement, signal: AbortSignal): Promise<void> {
  if (image.naturalWidth > 0) return Promise.resolve();
  return new Promise((resolve, reject) => {
    image.addEventListener('load', () => resolve(), { once: true, signal });
    image.addEventListener('error', reject, { once: true, signal });
  });
}
