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

  it('are known by the names that Japanese shelves have for them, in any width', () => {
    expect(['ＳＦ', '推理小説', 'ﾎﾗｰ', '時代小説', 'ギャグ', 'ロマンス', '異世界', '学園もの', '童話'].map(genreSlug)).toEqual([
      'science-fiction',
      'mystery',
      'horror',
      'historical',
      'comedy',
      'romance',
      'isekai',
      'school',
      'children',
    ]);
  });

  it('of Japanese shelves have a Vietnamese name of their own', () => {
    expect(['異世界', 'ラブコメ', 'ラブコメディ', 'Rom-Com'].map((written) => genreNames(genreSlug(written) ?? '').vi)).toEqual([
      'Isekai',
      'Hài lãng mạn',
      'Hài lãng mạn',
      'Hài lãng mạn',
    ]);
  });

  it('of other scripts have slugs of their own, which can stand in an address', () => {
    const names = ['将棋', '異能力バトル', 'BL漫画', '麻雀・賭博', '格闘 技', '판타지', '将'.repeat(200)];
    const slugs = names.map(genreSlug);
    expect(slugs.map((slug) => slug !== null && /^[a-z\d-]{1,100}$/.test(slug))).toEqual(names.map((_name, index) => index < 6));
    expect(new Set(slugs).size).toBe(names.length);
    expect(slugs[0]).toBe('xn--pet001a');
    expect(['将棋', ' 将棋 ', '麻雀／賭博'].map(genreSlug)).toEqual([slugs[0], slugs[0], slugs[3]]);
    expect(['Głos', 'Đồ cổ'].map(genreSlug)).toEqual(['g-os', 'do-co']);
  });
});
