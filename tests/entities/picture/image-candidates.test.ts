import { expect, test } from 'vitest';
import { imageSources } from '#src/entities/picture/image-candidates.ts';

test('Candidates stand by media type in the order of the sources; the narrowest of the last type is for everyone else.', () => {
  const sources = [
    { url: '/a/640.avif', width: 640, type: 'image/avif' },
    { url: '/a/1080.avif', width: 1080, type: 'image/avif' },
    { url: '/a/640.webp', width: 640, type: 'image/webp' },
    { url: '/a/1080.webp', width: 1080, type: 'image/webp' },
  ];
  expect(imageSources(sources)).toEqual({
    candidates: [
      { type: 'image/avif', srcSet: '/a/640.avif 640w, /a/1080.avif 1080w' },
      { type: 'image/webp', srcSet: '/a/640.webp 640w, /a/1080.webp 1080w' },
    ],
    src: '/a/640.webp',
  });
});

test('Nothing stored is nothing to show.', () => {
  expect(imageSources([])).toEqual({ candidates: [], src: undefined });
});
