import { describe, expect, it } from 'vitest';
import { GENRE_NAMES, genreNames, genreSlug } from '#server/content/genre-names.ts';

describe('genres', () => {
  it('have a slug that can stand in an address and different names in both languages', () => {
    const slugs = Object.keys(GENRE_NAMES);
    expect(slugs.filter((slug) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug))).toEqual([]);
    for (const language of ['vi', 'ja'] as const) expect(new Set(slugs.map((slug) => genreNames(slug)[language])).size).toBe(slugs.length);
  });

  it('that are unknown stand under their own name', () => {
    expect(genreNames('space-opera')).toEqual({ vi: 'space opera', ja: 'space opera' });
  });

  it('are known by their names and by other spellings', () => {
    expect(['SF', 'Trinh thám', '日常', 'Sci-Fi', 'Đồ cổ', '！'].map(genreSlug)).toEqual([
      'science-fiction',
      'mystery',
      'slice-of-life',
      'science-fiction',
      'do-co',
      null,
    ]);
  });
});
