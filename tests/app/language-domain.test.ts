import { expect, test } from 'vitest';
import { languageDomain } from '#src/app/language-domain.ts';

test.each([
  ['https://vi.example.org', 'https://ja.example.org', 'example.org'],
  ['https://example.org', 'https://ja.example.org', 'example.org'],
  ['https://vi.books.example.org:8443', 'https://ja.books.example.org', 'books.example.org'],
  ['http://books.example:3000', 'http://books.example:3001', 'books.example'],
  ['http://vi.localhost:3000', 'http://ja.localhost:3000', null],
  ['https://truyendoi.example', 'https://futago.example', null],
  ['https://truyendoi.vn', 'https://futago.jp', null],
])('The choice between %s and %s is kept for %s.', (vi, ja, domain) => {
  expect(languageDomain({ vi: { origin: vi }, ja: { origin: ja } })).toBe(domain);
});
