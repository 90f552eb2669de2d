import { describe, expect, it } from 'vitest';
import { ImportProgress } from '#server/content/import-progress.ts';
import { readOptions } from '#server/content/import.command.ts';
import { RefusedFile } from '#server/content/refused-file.error.ts';
import type { SavedWork } from '#server/content/work-store.ts';

const NEW: SavedWork = {
  workId: 1,
  title: 'Đèn lồng',
  outcome: 'imported',
  chapters: 2,
  pages: 9,
  changes: { added: 2, revised: 0, renamed: 0 },
  leftOut: [],
};
const UPDATED: SavedWork = {
  ...NEW,
  title: 'Số đỏ',
  outcome: 'updated',
  chapters: 1,
  pages: 0,
  changes: { added: 0, revised: 1, renamed: 1 },
};

function watch(isTTY: boolean): { lines: string[]; drawn: string[]; progress: ImportProgress } {
  const lines: string[] = [];
  const drawn: string[] = [];
  return {
    lines,
    drawn,
    progress: new ImportProgress({ isTTY, columns: 60, write: (text) => drawn.push(text) }, (line) => lines.push(line)),
  };
}

function play(progress: ImportProgress): void {
  const refusal = new RefusedFile('x.cbz', 'otherArchive', 'is a RAR archive');
  progress.counted(2);
  progress.began('a');
  progress.saved({ ...NEW, leftOut: [new RefusedFile('cover.png', 'damaged', 'is missing')] });
  progress.finished();
  progress.began('b');
  progress.saved(UPDATED);
  progress.refused(refusal);
  progress.finished();
  progress.summarise({ works: [NEW, UPDATED], refused: [refusal] }, false);
}

describe('the progress of an import', () => {
  it('is moved by no title or name of a file that strangers wrote', () => {
    const { lines, drawn, progress } = watch(true);
    progress.counted(1);
    progress.began('a\u001b[2Jb');
    progress.saved({ ...NEW, title: 'Đèn\u001b[2J\nlồng', leftOut: [new RefusedFile('\u202egpj.bìa', 'damaged', 'is missing')] });
    expect(lines).toEqual(['imported   Đèn [2J lồng (2 chapters, 9 pages)', '  without  gpj.bìa, which is missing']);
    expect(drawn.join('')).not.toContain('\u001b[2J');
  });

  it('is a line for each work and refusal, and a summary', () => {
    const { lines, drawn, progress } = watch(false);
    play(progress);
    expect(lines).toEqual([
      'imported   Đèn lồng (2 chapters, 9 pages)',
      '  without cover.png, which is missing',
      'updated    Số đỏ (1 chapter; 1 with new content; 1 renamed or moved)',
      'refused    x.cbz is a RAR archive.',
      'Done: 1 imported, 1 updated, 0 unchanged, 1 refused.',
    ]);
    expect(drawn).toEqual([]);
  });

  it('is a bar on a terminal that fills up and is gone at the end', () => {
    const { drawn, progress } = watch(true);
    play(progress);
    expect(drawn[0]).toBe(`\r\u001b[K[${'░'.repeat(24)}] 0/2 a`);
    expect(drawn).toContain(`\r\u001b[K[${'█'.repeat(12)}${'░'.repeat(12)}] 1/2 b`);
    expect(drawn.at(-1)).toBe('\r\u001b[K');
  });

  it('says when it was stopped', () => {
    const { lines, progress } = watch(false);
    progress.summarise({ works: [], refused: [] }, true);
    expect(lines).toEqual(['Stopped: 0 imported, 0 updated, 0 unchanged, 0 refused so far.']);
  });
});

describe('the options of futago import', () => {
  it('are paths, a language and a format', () => {
    expect(readOptions(['a', '--language', 'ja', 'b', '--format=comic'])).toEqual({
      paths: ['a', 'b'],
      options: { language: 'ja', format: 'COMIC' },
    });
    expect(readOptions(['a'])).toEqual({ paths: ['a'], options: { language: null, format: null } });
  });

  it.each([
    [[], 'Say what to import: one or more files or folders.'],
    [['a', '--language', 'en'], '--language is vi or ja, not "en".'],
    [['a', '--format', 'epub'], '--format is comic or novel, not "epub".'],
    [['a', '--quick'], "Unknown option '--quick'."],
  ])('%j are refused with a sentence', (words, sentence) => {
    expect(() => readOptions(words)).toThrow(sentence);
  });
});
