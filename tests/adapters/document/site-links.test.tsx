import { expect, test } from 'vitest';
import { pointSiteLinks } from '#src/adapters/document/site-links.ts';

test('Icons and manifest become those of the language; other links stay.', () => {
  const page = document.implementation.createHTMLDocument();
  page.head.innerHTML =
    '<link rel="icon" href="/favicon-vi.svg"><link rel="apple-touch-icon" href="/icons/vi-apple-180.png">' +
    '<link rel="manifest" href="/manifest-vi.webmanifest"><link rel="canonical" href="/vi-1">';
  pointSiteLinks(page, 'ja');
  pointSiteLinks(page, 'ja');
  expect([...page.head.querySelectorAll('link')].map((link) => link.getAttribute('href'))).toEqual([
    '/favicon-ja.svg',
    '/icons/ja-apple-180.png',
    '/manifest-ja.webmanifest',
    '/vi-1',
  ]);
});
