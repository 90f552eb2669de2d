import { expect, test } from 'vitest';
import { paragraphPins } from '#src/features/reader/novel/blocks/paragraph-pins.ts';

test('Paragraphs, headings and verses are places by their first words, without ruby; pictures and breaks are none.', () => {
  const { places } = paragraphPins({
    blocks: [
      { kind: 'heading', id: 'h', level: 1, runs: ['一'] },
      { kind: 'sceneBreak', id: 's' },
      { kind: 'paragraph', id: 'p', runs: ['その', { text: '灯籠', ruby: 'とうろう' }, `は${'あ'.repeat(30)}`] },
      { kind: 'picture', id: 'i', pictureId: '0', alt: '灯籠' },
      { kind: 'verse', id: 'v', lines: [{ runs: ['Mưa rơi'] }, { runs: ['trên phố'] }] },
    ],
    notes: [],
  });
  expect(places()).toEqual([
    { id: 'h', kind: 'paragraph', number: 1, order: 0, excerpt: '一' },
    { id: 'p', kind: 'paragraph', number: 2, order: 2, excerpt: `その灯籠は${'あ'.repeat(19)}…` },
    { id: 'v', kind: 'paragraph', number: 3, order: 4, excerpt: 'Mưa rơi trên phố' },
  ]);
});
