import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { takeFaces } from '#src/app/early/early-faces.ts';
import { eventually } from '#tests/support/eventually.ts';

/** The build of the tests serves it as it is. */
const literata = new URL('../../../node_modules/@fontsource-variable/literata/files/literata-vietnamese-wght-normal.woff2', import.meta.url)
  .href;
const { dataset } = document.documentElement;

beforeEach(() => {
  localStorage.clear();
  onTestFinished(() => {
    delete dataset['faces'];
    delete dataset['novel'];
    document.fonts.clear();
  });
});

function keep(chosen: string, ...addresses: readonly string[]): void {
  const parts = addresses.map((address) => [
    'Kept',
    `url("${address}")`,
    { weight: '400 700', style: 'normal', unicodeRange: 'U+102-103' },
  ]);
  localStorage.setItem('futago.faces', JSON.stringify([chosen, parts]));
}

describe('The face that was kept of the last text', () => {
  test('is waited for and taken.', async () => {
    keep('serif', literata);
    takeFaces(document);
    expect(dataset['faces']).toBe('coming');
    await eventually(() => expect(dataset['faces']).toBe('in'));
    expect([...document.fonts].filter(({ family }) => /Kept/.test(family)).map(({ status }) => status)).toEqual(['loaded']);
  });

  test('is not taken where part of it is gone.', async () => {
    keep('serif', literata, '/no/such/face.woff2');
    takeFaces(document);
    expect(dataset['faces']).toBe('coming');
    await eventually(() => expect(dataset['faces']).toBeUndefined());
  });

  test('is waited for too where adding a face to those of the document answers nothing, as in Firefox.', async () => {
    const add = document.fonts.add.bind(document.fonts);
    vi.spyOn(document.fonts, 'add').mockImplementation((face) => void add(face) as unknown as FontFaceSet);
    onTestFinished(() => void vi.restoreAllMocks());
    keep('serif', literata, '/no/such/face.woff2');
    takeFaces(document);
    await eventually(() => expect(dataset['faces']).toBeUndefined());
  });

  test('is not taken where another one was chosen since.', () => {
    keep('serif', literata);
    dataset['novel'] = 'size-6 face-clear';
    takeFaces(document);
    expect(dataset['faces']).toBeUndefined();
  });

  test('is taken where it was chosen.', () => {
    keep('clear', literata);
    dataset['novel'] = 'face-clear';
    takeFaces(document);
    expect(dataset['faces']).toBe('coming');
  });

  test.each(['', '{', '[]', '{"a":1}', '["serif","x"]', '["serif",[1]]'])('is nothing where somebody else wrote there: %s.', (words) => {
    localStorage.setItem('futago.faces', words);
    takeFaces(document);
    expect(dataset['faces']).toBeUndefined();
  });
});
