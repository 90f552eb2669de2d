import '#src/ui/tokens.css';
import '#src/ui/base.css';
import { I18nProvider } from '@lingui/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import type { Block, MarkedRun } from '#graphql/document/chapter-document.ts';
import { BlockView } from '#src/features/reader/novel/blocks/BlockView.tsx';
import { hasSeldomMarks } from '#src/features/reader/novel/blocks/seldom-marks.ts';
import { allWords } from '#stories/catalogue/all-words.ts';

const PICTURE = {
  id: 'p1',
  width: 4,
  height: 6,
  dominantColor: '#336699',
  sources: [{ url: 'data:image/png,', width: 4, type: 'image/png' }],
};

afterEach(() => document.body.replaceChildren());

/** As a server renders it: there quotes are escaped within words. */
function htmlOf(block: Block): string {
  const html = renderToString(
    <I18nProvider i18n={allWords('vi')}>
      <BlockView block={block} topLevel={1} pictures={new Map([[PICTURE.id, PICTURE]])} />
    </I18nProvider>,
  );
  document.body.innerHTML = html;
  return html;
}

function paragraph(...runs: readonly (string | Partial<MarkedRun>)[]): Block {
  return { kind: 'paragraph', id: 'b1', runs: runs.map((run) => (typeof run === 'string' ? run : { text: 'chữ', ...run })) };
}

/** Properties of the text's elements that the layer 'seldom' may say. */
function looks(): readonly unknown[] {
  const told = [
    'font-size',
    'text-emphasis-style',
    'text-combine-upright',
    'text-align',
    'padding',
    'text-indent',
    'margin',
    'line-height',
  ];
  return [...document.body.querySelectorAll('*')].map((element) => told.map((name) => getComputedStyle(element).getPropertyValue(name)));
}

/** What of the sheets stands in the layer, taken out and put back. */
function withoutSeldom<T>(look: () => T): T {
  const taken: (() => void)[] = [];
  for (const sheet of document.styleSheets)
    for (const [place, rule] of [...sheet.cssRules].entries())
      if (rule instanceof CSSLayerBlockRule && rule.name === 'seldom') {
        const { cssText } = rule;
        sheet.deleteRule(place);
        sheet.insertRule('@layer seldom{}', place);
        taken.push(() => {
          sheet.deleteRule(place);
          sheet.insertRule(cssText, place);
        });
      }
  expect(taken.length).toBeGreaterThan(3);
  const found = look();
  for (const putBack of taken) putBack();
  return found;
}

test.each<[string, Block]>([
  ['an indent', { ...paragraph('Chữ'), indent: 2 } as Block],
  ['an alignment', { ...paragraph('Chữ'), align: 'end' } as Block],
  ['a heading', { kind: 'heading', id: 'b1', level: 1, runs: ['Chữ'] }],
  ['a verse', { kind: 'verse', id: 'b1', lines: [{ runs: ['Chữ'] }] }],
  ['a picture', { kind: 'picture', id: 'b1', pictureId: 'p1', alt: '' }],
  ['a break of scenes', { kind: 'sceneBreak', id: 'b1' }],
  ['a break of pages', { kind: 'pageBreak', id: 'b1' }],
  ['a reading', paragraph({ ruby: 'đọc' })],
  ['emphasis', paragraph({ emphasis: 'sesame' })],
  ['small letters', paragraph({ script: 'super' })],
  ['an upright number', paragraph({ text: '12', upright: true })],
  ['two digits', paragraph('12月')],
  ['a note', paragraph({ note: 'n1' })],
])('A text with %s is told from others, and looks otherwise by the layer.', (_what, block) => {
  expect(hasSeldomMarks(htmlOf(block))).toBe(true);
  expect(withoutSeldom(looks)).not.toEqual(looks());
});

test.each<[string, Block]>([
  ['words', paragraph('Chữ data-align="" và <hr>')],
  ['bold words', paragraph({ bold: true }, ' và ', { italic: true })],
  ['an end of line', paragraph({ breakAfter: true }, 'chữ')],
  ['a picture that is not stored', { kind: 'picture', id: 'b1', pictureId: 'p2', alt: 'Chữ' }],
])('One with %s alone needs nothing of it.', (_what, block) => {
  expect(hasSeldomMarks(htmlOf(block))).toBe(false);
  expect(withoutSeldom(looks)).toEqual(looks());
});
