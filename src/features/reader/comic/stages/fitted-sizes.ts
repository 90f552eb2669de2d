import type { ComicSettings } from '../../reader-settings.ts';
import { STRIP_WIDTH, type Size } from './page-geometry.ts';

/** ComicReader.module.css repeats it. */
const NARROW_STRIP_WIDTH = 540;

/** The `sizes` attribute of a page's picture under a chosen layout and fit; page-geometry.ts knows that of the first response. */
export function fittedSizes(page: Size, layout: 'strip' | 'paged', settings: ComicSettings): string {
  const { fit, stretch } = settings;
  const isRow = settings.layout === 'row' && layout === 'paged';
  if (fit === 'original' && !isRow) return `${page.width}px`;
  const high = `${Number(((page.width / page.height) * 100).toFixed(2))}vh`;
  const wide = layout === 'strip' ? columnWidth(settings) : settings.layout === 'double' ? '50vw' : '100vw';
  const own = stretch === 'none' ? [`${page.width}px`] : [];
  const isWidth = !isRow && (fit === 'width' || (fit === 'auto' && layout === 'strip'));
  const isHeight = isRow || (fit === 'height' && layout === 'paged');
  const limits = isWidth ? [wide] : isHeight ? [high] : [wide, high];
  return least([...limits, ...own]);
}

function columnWidth({ column }: ComicSettings): string {
  if (column === 'none') return '100vw';
  return `min(100vw, ${column === 'narrow' ? NARROW_STRIP_WIDTH : STRIP_WIDTH}px)`;
}

function least(lengths: readonly string[]): string {
  return lengths.length === 1 ? lengths.join() : `min(${lengths.join(', ')})`;
}
