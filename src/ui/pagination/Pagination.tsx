import { useLingui } from '@lingui/react/macro';
import type { MouseEvent, ReactNode } from 'react';
import { ChevronEndIcon, ChevronStartIcon } from '../icon/icons.tsx';
import { Link } from '../link/Link.tsx';
import { digits } from './digits.ts';
import { isPageOf, pageWindow } from './page-window.ts';
import { checkPagination, PAGE_PLACEHOLDER } from './pagination.properties.ts';
import type { PaginationDirection, PaginationLocale, PaginationType } from './pagination.properties.ts';
import styles from './Pagination.module.css';

export interface PaginationProps {
  readonly totalItems: number;
  readonly itemsPerPage?: number;
  /** Counts from 1. */
  readonly currentPage?: number;
  readonly maxPagesShown?: number;
  readonly direction?: PaginationDirection;
  readonly type?: PaginationType;
  /** Of the digits. */
  readonly locale?: PaginationLocale;
  /** Address of a page with [page] in every place of its number; needed where the type is link. */
  readonly linkUrl?: string;
  /** Name of the list, where a screen has several. */
  readonly label?: string;
  /** Only ever called with a page of 1..total. */
  readonly onPageChange?: (page: number) => void;
}

/**
 * Numbered pages. Shows nothing where all items stand on one page; from beyond the last page the way back leads to the
 * last. Throws InvalidPaginationError for properties that cannot be.
 */
export function Pagination({
  itemsPerPage = 10,
  currentPage = 1,
  maxPagesShown = 5,
  direction = 'ltr',
  type = 'link',
  locale = 'en',
  linkUrl,
  label,
  totalItems,
  onPageChange,
}: PaginationProps) {
  const { t } = useLingui();
  checkPagination({ totalItems, itemsPerPage, currentPage, maxPagesShown, direction, type, locale, linkUrl });
  const { totalPages, pages, hasGapBefore, hasGapAfter } = pageWindow(totalItems, itemsPerPage, currentPage, maxPagesShown);
  if (totalPages < 2) return null;
  const step = (page: number, content: ReactNode, name: string, part: string) => (
    <li key={part} data-part={part}>
      <PageStep {...{ page, name, type, linkUrl, onPageChange }} isCurrent={page === currentPage} isReachable={isPageOf(totalPages, page)}>
        {content}
      </PageStep>
    </li>
  );
  const numbered = (number: number, part: string, page = digits(number, locale)) => step(number, page, t`Page ${page}`, part);
  return (
    <nav className={styles.pagination} aria-label={label ?? t`Numbered pages`} dir={direction}>
      <ul className={styles.list}>
        {step(Math.min(currentPage - 1, totalPages), <ChevronStartIcon />, t`Previous page`, 'previous')}
        {!pages.includes(1) && numbered(1, 'first')}
        {hasGapBefore && <Gap />}
        {pages.map((page) => numbered(page, `page-${page}`))}
        {hasGapAfter && <Gap />}
        {!pages.includes(totalPages) && numbered(totalPages, 'last')}
        {step(currentPage + 1, <ChevronEndIcon />, t`Next page`, 'next')}
      </ul>
    </nav>
  );
}

function Gap() {
  return (
    <li data-part="gap" aria-hidden="true">
      …
    </li>
  );
}

interface PageStepProps {
  readonly page: number;
  readonly name: string;
  readonly type: PaginationType;
  readonly linkUrl: string | undefined;
  readonly isCurrent: boolean;
  readonly isReachable: boolean;
  readonly children: ReactNode;
  readonly onPageChange: ((page: number) => void) | undefined;
}

function PageStep({ page, name, type, linkUrl, isCurrent, isReachable, children, onPageChange }: PageStepProps) {
  const change = (event: MouseEvent) => {
    if (!isReachable) return event.preventDefault();
    onPageChange?.(page);
  };
  const attributes = {
    'aria-label': name,
    'aria-current': isCurrent ? ('page' as const) : undefined,
    className: styles.step,
    onClick: change,
  };
  if (type === 'button') {
    return (
      <button type="button" {...attributes} aria-disabled={!isReachable}>
        {children}
      </button>
    );
  }
  if (!isReachable) {
    return (
      // oxlint-disable-next-line jsx-a11y/anchor-is-valid -- a link without address is how HTML spells a disabled link
      <a role="link" aria-disabled="true" aria-label={name} className={styles.step}>
        {children}
      </a>
    );
  }
  return (
    <Link {...attributes} href={(linkUrl ?? '').replaceAll(PAGE_PLACEHOLDER, String(page))}>
      {children}
    </Link>
  );
}
