import type { IncomingHttpHeaders } from 'node:http';

/** Both ends are included. */
export interface ByteRange {
  readonly first: number;
  readonly last: number;
}

const SINGLE = /^bytes=(\d{0,15})-(\d{0,15})$/;

/**
 * The range that a request asks for of a file. Several ranges, other units and an If-Range that names another content
 * are answered with the whole file, as RFC 9110 allows.
 */
export function readRange(
  headers: IncomingHttpHeaders,
  { size, etag }: { readonly size: number; readonly etag: string },
): ByteRange | 'whole' | 'unsatisfiable' {
  const condition = headers['if-range'];
  if (condition !== undefined && condition !== etag) return 'whole';
  const [, from = '', to = ''] = SINGLE.exec(headers.range ?? '') ?? [];
  if (from === '' && to === '') return 'whole';
  if (from === '') return Number(to) === 0 || size === 0 ? 'unsatisfiable' : { first: Math.max(0, size - Number(to)), last: size - 1 };
  const first = Number(from);
  const last = to === '' ? size - 1 : Math.min(Number(to), size - 1);
  if (to !== '' && Number(to) < first) return 'whole';
  return first >= size ? 'unsatisfiable' : { first, last };
}
