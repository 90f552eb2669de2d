import type { ListPosition } from '#graphql/generated/server.ts';
import { BadInput } from './bad-input.error.ts';

const MOST_PER_PAGE = 100;

/** A checked page of a numbered list; `offset` counts items before it. */
export interface ListRequest {
  readonly page: number;
  readonly perPage: number;
  readonly offset: number;
}

/** Throws BadInput unless page is at least 1 and perPage is 1 to 100. */
export function readListRequest({ page, perPage }: { readonly page: number; readonly perPage: number }): ListRequest {
  if (page < 1) throw new BadInput('page', `page must be 1 or more; it is ${page}.`);
  checkRange('perPage', perPage, MOST_PER_PAGE);
  return { page, perPage, offset: (page - 1) * perPage };
}

/** Throws BadInput unless the value is 1 to `most`. */
export function checkRange(argument: string, value: number, most: number): number {
  if (value < 1 || value > most) throw new BadInput(argument, `${argument} must be between 1 and ${most}; it is ${value}.`);
  return value;
}

export function positionOf({ page, perPage }: ListRequest, totalItems: number): ListPosition {
  return { page, perPage, totalItems, totalPages: Math.ceil(totalItems / perPage) };
}
