import { describe, expect, it } from 'vitest';
import { parseAozoraLine } from '#server/content/documents/aozora/aozora-line.ts';
import { OpenMarks } from '#server/content/documents/aozora/open-marks.ts';

describe('a heading in its line', () => {
  it.each([
    [
      'behind a sentence is alone one, with its readings',
      '彼は笑《わら》った。　旅路《たびじ》［＃「旅路」は窓小見出し］朝。',
      [
        { runs: ['彼は', { text: '笑', ruby: 'わら' }, 'った。　'] },
        { heading: 3, runs: [{ text: '旅路', ruby: 'たびじ' }] },
        { runs: ['朝。'] },
      ],
    ],
    [
      'in the midst of what is one text is parted from it',
      '「行こう」旅路［＃「旅路」は同行中見出し］',
      [{ runs: ['「行こう」'] }, { heading: 2, runs: ['旅路'] }],
    ],
    ['keeps the number before it', '一　旅路［＃「旅路」は同行中見出し］朝。', [{ heading: 2, runs: ['一　旅路'] }, { runs: ['朝。'] }]],
    [
      'that its line does not hold is all that stands before it',
      '笑った。［＃「旅路」は同行中見出し］',
      [{ heading: 2, runs: ['笑った。'] }],
    ],
  ])('%s', (_title, line, pieces) => {
    expect(parseAozoraLine(line, { marks: new OpenMarks(), addNote: () => '1' }).pieces).toEqual(pieces);
  });
});
