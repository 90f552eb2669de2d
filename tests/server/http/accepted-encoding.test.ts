import { expect, test } from 'vitest';
import { acceptedEncoding } from '#server/http/accepted-encoding.ts';

test.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['GZIP', 'gzip'],
  ['br;q=0, gzip;q=0.0', 'identity'],
  ['br; q=0.001', 'br'],
  ['brotli, xgzip', 'identity'],
])('Accept-Encoding "%s" takes %s', (header, encoding) => {
  expect([acceptedEncoding(header), acceptedEncoding(header)]).toEqual([encoding, encoding]);
});
