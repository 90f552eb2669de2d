import { describe, expect, test } from 'vitest';
import { DEFAULT_READER_SETTINGS, parseReaderSettings } from '#src/features/reader/reader-settings.ts';

describe('Kept reader settings', () => {
  test('come back whole when every value is allowed', () => {
    const kept = {
      comic: { layout: 'strip', direction: 'rtl' },
      novel: { theme: 'sepia', face: 'sans', measure: 'wide', size: 9, leading: 1 },
    };
    expect(parseReaderSettings(JSON.parse(JSON.stringify(kept)))).toEqual(kept);
  });

  test('become the defaults when nothing usable was kept', () => {
    for (const kept of [undefined, null, 'strip', 7, [], {}, { comic: null, novel: 'x' }]) {
      expect(parseReaderSettings(kept)).toEqual(DEFAULT_READER_SETTINGS);
    }
  });

  test('lose only the values that are not allowed', () => {
    const kept = {
      comic: { layout: 'spiral', direction: 'ltr' },
      novel: { theme: 'black', size: 2.5, leading: 99, face: 'serif', extra: 1 },
    };
    expect(parseReaderSettings(kept)).toEqual({
      comic: { layout: 'auto', direction: 'ltr' },
      novel: { ...DEFAULT_READER_SETTINGS.novel, theme: 'black' },
    });
  });

  test('take no value from a prototype', () => {
    expect(parseReaderSettings(Object.create({ comic: { layout: 'strip' } }))).toEqual(DEFAULT_READER_SETTINGS);
  });
});
