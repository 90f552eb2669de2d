import { expect, test } from 'vitest';
import { checkPagination, InvalidPaginationError, type PaginationProperties } from '#src/ui/pagination/pagination.properties.ts';

const right: PaginationProperties = {
  totalItems: 95,
  itemsPerPage: 10,
  currentPage: 1,
  maxPagesShown: 5,
  direction: 'ltr',
  type: 'link',
  locale: 'en',
  linkUrl: '/?page=[page]',
};

test('Properties as the specification wants them are taken.', () => {
  expect(() => checkPagination(right)).not.toThrow();
  expect(() =>
    checkPagination({ ...right, totalItems: 0, direction: 'rtl', type: 'button', locale: 'ir', linkUrl: undefined }),
  ).not.toThrow();
  expect(() => checkPagination({ ...right, locale: 'ar', linkUrl: '/[page]/of/[page]' })).not.toThrow();
});

test.each<[string, Record<string, unknown>, string]>([
  ['total items that are no number', { totalItems: '95' }, 'Pagination: totalItems must be a number, 0 or above.'],
  ['total items that are not a number at all', { totalItems: Number.NaN }, 'Pagination: totalItems must be a number, 0 or above.'],
  ['fewer than no items', { totalItems: -1 }, 'Pagination: totalItems must be a number, 0 or above.'],
  ['no items on a page', { itemsPerPage: 0 }, 'Pagination: itemsPerPage must be a whole number above 0.'],
  ['a current page of 0', { currentPage: 0 }, 'Pagination: currentPage must be a whole number above 0.'],
  ['half a page', { currentPage: 1.5 }, 'Pagination: currentPage must be a whole number above 0.'],
  ['a page that is no number', { currentPage: '2' }, 'Pagination: currentPage must be a whole number above 0.'],
  ['no pages shown', { maxPagesShown: -5 }, 'Pagination: maxPagesShown must be a whole number above 0.'],
  ['another direction', { direction: 'ttb' }, 'Pagination: direction must be one of ltr, rtl.'],
  ['another type', { type: 'image' }, 'Pagination: type must be one of link, button.'],
  ['another locale', { locale: 'vi' }, 'Pagination: locale must be one of en, ar, ir.'],
  ['links without a template', { linkUrl: undefined }, 'Pagination: linkUrl must contain the [page] placeholder.'],
  [
    'a template without its placeholder for buttons too',
    { type: 'button', linkUrl: '/?page=1' },
    'Pagination: linkUrl must contain the [page] placeholder.',
  ],
  ['a template without its placeholder', { linkUrl: '/?page=1' }, 'Pagination: linkUrl must contain the [page] placeholder.'],
])('It refuses %s in a sentence that names the property.', (_name, wrong, sentence) => {
  const refuse = (): void => checkPagination({ ...right, ...wrong });
  expect(refuse).toThrow(InvalidPaginationError);
  expect(refuse).toThrow(sentence);
});
