import { describe, expect, test } from 'vitest';
import {
  COMIC_CHOICES,
  DEFAULT_READER_SETTINGS,
  NOVEL_CHOICES,
  parseSettings,
  settingsWords,
} from '#src/features/reader/reader-settings.ts';

describe('Kept reader settings', () => {
  test('come back whole, and only what differs from the first choices is kept.', () => {
    const chosen = {
      ...DEFAULT_READER_SETTINGS.novel,
      theme: 'sepia',
      face: 'clear',
      measure: 'wide',
      size: 9,
      writing: 'vertical',
    } as const;
    const words = settingsWords(chosen, NOVEL_CHOICES);
    expect([words, parseSettings(words, NOVEL_CHOICES)]).toEqual(['theme-sepia face-clear measure-wide size-9 writing-vertical', chosen]);
    expect(settingsWords(DEFAULT_READER_SETTINGS.comic, COMIC_CHOICES)).toBe('');
  });

  test('of a time when there were fewer choices, or more, hold as far as they are known.', () => {
    const { novel } = DEFAULT_READER_SETTINGS;
    expect(parseSettings('face-sans size-5', NOVEL_CHOICES)).toEqual({ ...novel, face: 'sans', size: 5 });
    expect(parseSettings('face-round size-5', NOVEL_CHOICES)).toEqual({ ...novel, size: 5 });
  });

  test('become the first choices where nothing usable was kept.', () => {
    for (const kept of ['', ' ', 'strip', 'size-10 size- -4 size', '{"comic":{"layout":"strip"}}', 'toString-x __proto__-x']) {
      expect(parseSettings(kept, NOVEL_CHOICES)).toEqual(DEFAULT_READER_SETTINGS.novel);
    }
  });

  test('take the last of several words for one choice, so that those of a work come after those of its format.', () => {
    expect(parseSettings('layout-strip direction-rtl layout-auto', COMIC_CHOICES)).toEqual({
      ...DEFAULT_READER_SETTINGS.comic,
      layout: 'auto',
      direction: 'rtl',
    });
  });
});
