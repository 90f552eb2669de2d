import type { Size } from './page-geometry.ts';

/** Pixels of the original. */
export interface CropBox extends Size {
  readonly left: number;
  readonly top: number;
}

export interface CroppedPage extends Size {
  readonly cropBox: CropBox | null;
}

/** Crops by object-view-box (https://drafts.csswg.org/css-images-4/#the-object-view-box); a browser without it shows the borders. */
export function canCrop(): boolean {
  return CSS.supports('object-view-box', 'inset(0)');
}

/** The part of a page that is shown. */
export function shownSize(page: CroppedPage, isCropped: boolean): Size {
  return isCropped && page.cropBox !== null ? page.cropBox : page;
}

/** What to cut from each side, for object-view-box. */
export function cropInset({ width, height, cropBox }: CroppedPage): string {
  if (cropBox === null) return 'inset(0)';
  const { left, top } = cropBox;
  const sides = [top / height, 1 - (left + cropBox.width) / width, 1 - (top + cropBox.height) / height, left / width];
  return `inset(${sides.map((part) => `${Number((part * 100).toFixed(3))}%`).join(' ')})`;
}

/** Shows a rendered page without its empty borders, or with them again: its place takes the shape of what is shown. */
export function cropPage(node: HTMLElement, page: CroppedPage, isCropped: boolean): void {
  const ground = node.querySelector(':scope > svg');
  const image = node.querySelector<HTMLImageElement>('picture > img');
  if (page.cropBox === null || image === null) return;
  const { width, height } = shownSize(page, isCropped);
  const { left, top } = isCropped ? page.cropBox : { left: 0, top: 0 };
  ground?.setAttribute('viewBox', `${left} ${top} ${width} ${height}`);
  image.setAttribute('width', `${width}`);
  image.setAttribute('height', `${height}`);
  if (isCropped) image.style.setProperty('object-view-box', cropInset(page));
  else image.style.removeProperty('object-view-box');
}
