import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { GENRE_NAMES } from '#server/content/genre-names.ts';
import { genreIcon } from '#server/modules/genres/genre-icons.ts';

const LUCIDE = createRequire(import.meta.url)('@iconify-json/lucide/icons.json') as { icons: Record<string, unknown> };

test('Most genres have an icon, and every one of them is in the installed set.', () => {
  const icons = Object.keys(GENRE_NAMES).flatMap((slug) => genreIcon(slug) ?? []);
  expect(icons.length).toBeGreaterThan(30);
  expect(icons.filter((icon) => !Object.hasOwn(LUCIDE.icons, icon.replace(/^lucide:/, '')))).toEqual([]);
});

test('A genre of somebody’s own has none, whatever its name.', () => {
  expect([genreIcon('no-such-genre'), genreIcon('constructor')]).toEqual([null, null]);
});
