/** A slice of a listing, counted in items. */
export interface Slice {
  readonly offset: number;
  readonly limit: number;
}
