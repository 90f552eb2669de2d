import { describe, expect, it } from 'vitest';
import { RefusedFile } from '#server/content/refused-file.error.ts';
import { parseWorkManifest } from '#server/content/work-manifest.ts';

const SMALLEST = { language: 'vi', format: 'COMIC', title: 'Đèn lồng' };

function refusal(manifest: unknown): string {
  try {
    parseWorkManifest(typeof manifest === 'string' ? manifest : JSON.stringify(manifest), 'work.json');
  } catch (error) {
    if (error instanceof RefusedFile) return error.reason;
  }
  throw new TypeError('not refused');
}

describe('work.json', () => {
  it('needs language, format and title; the rest has a default', () => {
    expect(parseWorkManifest(`\uFEFF${JSON.stringify({ ...SMALLEST, title: ' Đèn lồng '.normalize('NFD') })}`, 'work.json')).toEqual({
      ...SMALLEST,
      status: 'ONGOING',
      direction: null,
      titleReading: null,
      aliases: [],
      description: '',
      sensitive: false,
      sourceNote: null,
      credits: [],
      genres: [],
      cover: null,
      twin: null,
    });
  });

  it('lists chapters and names the twin', () => {
    const chapters = [
      { folder: '01', number: 1, publishedAt: '2026-10-02T08:00:00+07:00' },
      { file: 'two.txt', number: '1.5', title: 'Hai' },
    ];
    const { chapters: read, twin } = parseWorkManifest(JSON.stringify({ ...SMALLEST, chapters, twin: { key: 'toro' } }), 'work.json');
    expect({ read, twin }).toEqual({
      read: [
        { folder: '01', number: '1', title: null, publishedAt: new Date('2026-10-02T01:00:00Z') },
        { file: 'two.txt', number: '1.5', title: 'Hai', publishedAt: null },
      ],
      twin: { key: 'toro', alignment: 'number' },
    });
  });

  it('is refused with every wrong key named', () => {
    expect(refusal({ ...SMALLEST, language: 'en', titel: 'x', genres: ['Sci Fi'], credits: [{ role: 'AUTHOR' }] })).toBe(
      '"language" must be vi or ja; "credits.0.name" is missing; "genres.0" must be of small letters, digits and single hyphens; "titel" is not a key of work.json',
    );
  });

  it.each(['../x.txt', '/x.txt', 'a//b', 'a\\b', 'C:x', './x', 'a/\0'])('does not lead out of its folder by %j', (file) => {
    expect(refusal({ ...SMALLEST, chapters: [{ file }] })).toBe('"chapters.0.file" must be a path inside the folder, parted by "/"');
    expect(refusal({ ...SMALLEST, cover: file })).toBe('"cover" must be a path inside the folder, parted by "/"');
  });

  it('is refused when a chapter names both or neither of folder and file, or a date that is none', () => {
    expect(refusal({ ...SMALLEST, chapters: [{}, { file: 'a', folder: 'b' }] })).toBe(
      '"chapters.0" must name either a folder or a file; "chapters.1" must name either a folder or a file',
    );
    expect(refusal({ ...SMALLEST, chapters: [{ file: 'a', publishedAt: '2026-13-40' }] })).toBe(
      '"chapters.0.publishedAt" must be a date that exists',
    );
  });

  it('is refused when it is no JSON object', () => {
    expect(refusal('{')).toMatch(/^is not valid JSON/);
    expect(refusal('[]')).toMatch(/is missing|one JSON object/);
    expect(refusal('null')).toBe('must hold one JSON object');
  });
});
