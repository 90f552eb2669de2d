import { expect, test } from 'vitest';
import { pictureSources } from '#src/features/reader/picture-sources.ts';

const file = (type: string, width: number) => ({ url: `/pictures/a/${width}.${type}`, width, type: `image/${type}` });

test('A picture offers its best type first and keeps the type that every browser shows for the img.', () => {
  expect(pictureSources([file('avif', 640), file('avif', 1080), file('webp', 640), file('webp', 1080), file('webp', 1600)])).toEqual({
    better: [{ type: 'image/avif', srcSet: '/pictures/a/640.avif 640w, /pictures/a/1080.avif 1080w' }],
    plain: { type: 'image/webp', srcSet: '/pictures/a/640.webp 640w, /pictures/a/1080.webp 1080w, /pictures/a/1600.webp 1600w' },
    src: '/pictures/a/1080.webp',
  });
});

test('A narrow picture falls back to its only file.', () => {
  expect(pictureSources([file('webp', 500)])).toEqual({
    better: [],
    plain: { type: 'image/webp', srcSet: '/pictures/a/500.webp 500w' },
    src: '/pictures/a/500.webp',
  });
});

test('A picture without files asks for nothing.', () => {
  expect(pictureSources([])).toEqual({ better: [], plain: { type: '', srcSet: '' }, src: '' });
});
