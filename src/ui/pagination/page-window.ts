export interface PageWindow {
  readonly totalPages: number;
  /** Numbers of neighbouring pages with the current one as near to the middle as the ends allow. */
  readonly pages: readonly number[];
  /** Whether a page between the first and these is left out. */
  readonly hasGapBefore: boolean;
  readonly hasGapAfter: boolean;
}

/** Which page numbers to show. A current page beyond the last shows the last ones. */
export function pageWindow(totalItems: number, itemsPerPage: number, currentPage: number, maxPagesShown: number): PageWindow {
  const totalPages = Math.ceil(totalItems / itemsPerPage);
  const length = Math.min(maxPagesShown, totalPages);
  const first = Math.max(1, Math.min(currentPage - Math.floor((length - 1) / 2), totalPages - length + 1));
  const pages = Array.from({ length }, (_, index) => first + index);
  return { totalPages, pages, hasGapBefore: first > 2, hasGapAfter: first + length < totalPages };
}

/** Whether a click on this page counts: pages outside 1..total are ignored. */
export function isPageOf(totalPages: number, page: number): boolean {
  return Number.isInteger(page) && page >= 1 && page <= totalPages;
}
