export type PaginationDirection = 'ltr' | 'rtl';
export type PaginationType = 'link' | 'button';
export type PaginationLocale = 'en' | 'ar' | 'ir';

export interface PaginationProperties {
  readonly totalItems: number;
  readonly itemsPerPage: number;
  readonly currentPage: number;
  readonly maxPagesShown: number;
  readonly direction: PaginationDirection;
  readonly type: PaginationType;
  readonly locale: PaginationLocale;
  readonly linkUrl: string | undefined;
}

export const PAGE_PLACEHOLDER = '[page]';

/** Thrown while rendering when a property of the pagination control is not what it must be; the sentence names it. */
export class InvalidPaginationError extends Error {
  override readonly name = 'InvalidPaginationError';
  readonly property: keyof PaginationProperties;

  constructor(property: keyof PaginationProperties, rule: string) {
    super(`Pagination: ${property} ${rule}.`);
    this.property = property;
  }
}

/** Callers may be plain data from an address or a story, so each value is looked at as unknown. */
export function checkPagination(properties: PaginationProperties): void {
  if (!isCount(properties.totalItems)) throw new InvalidPaginationError('totalItems', 'must be a number, 0 or above');
  for (const property of ['itemsPerPage', 'currentPage', 'maxPagesShown'] as const) {
    if (!isCount(properties[property]) || properties[property] < 1)
      throw new InvalidPaginationError(property, 'must be a whole number above 0');
  }
  checkOneOf(properties, 'direction', ['ltr', 'rtl']);
  checkOneOf(properties, 'type', ['link', 'button']);
  checkOneOf(properties, 'locale', ['en', 'ar', 'ir']);
  checkTemplate(properties);
}

/** A template is needed for links; one that is given must be right whatever the type. */
function checkTemplate({ type, linkUrl }: PaginationProperties): void {
  const isNeeded = type === 'link' || linkUrl !== undefined;
  if (isNeeded && !String(linkUrl).includes(PAGE_PLACEHOLDER)) {
    throw new InvalidPaginationError('linkUrl', `must contain the ${PAGE_PLACEHOLDER} placeholder`);
  }
}

function isCount(value: unknown): boolean {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0;
}

function checkOneOf(properties: PaginationProperties, property: keyof PaginationProperties, allowed: readonly string[]): void {
  if (!allowed.includes(String(properties[property]))) throw new InvalidPaginationError(property, `must be one of ${allowed.join(', ')}`);
}
