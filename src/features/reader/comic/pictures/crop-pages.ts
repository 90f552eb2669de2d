import type { Size } from '../stages/page-geometry.ts';

export interface CroppedPage extends Size {
  /** What is left of it without its empty borders; null where nobody found any. */
  readonly cropped: Size | null;
}

/**
 * Whether style sheets crop by themselves (comic-modes.css), by object-view-box and typed attr():
 * https://drafts.csswg.org/css-images-4/#the-object-view-box, https://drafts.csswg.org/css-values-5/#attr-notation. WebKit and
 * Gecko have neither; there crop-boxes.ts does it.
 */
export function stylesCrop(): boolean {
  return CSS.supports('object-view-box', 'inset(0)') && CSS.supports('aspect-ratio', 'attr(width type(<number>))');
}

/** The part of a page that is shown. */
export function shownSize(page: CroppedPage, isCropped: boolean): Size {
  return (isCropped && page.cropped) || page;
}

/** With what a rendered page says of its borders. */
export function croppedPage({ width, height }: Size, page: HTMLElement | undefined): CroppedPage {
  const { cropWidth, cropHeight } = page?.dataset ?? {};
  return { width, height, cropped: cropWidth === undefined ? null : { width: Number(cropWidth), height: Number(cropHeight) } };
}
