import { expect, test } from 'vitest';
import { ownFiles, textOf } from '../architecture/source-files.ts';

const sheets = ownFiles(/^src\/.*\.css$/).map((file) => [file, textOf(file)] as const);

test('The layers are those of the specification.', () => {
  const layers = [...textOf('src/ui/tokens.css').matchAll(/--p-layer-(\w+): (\d+);/g)].map(([, name, layer]) => [name, Number(layer)]);
  expect(Object.fromEntries(layers)).toEqual({ bar: 100, menu: 1000, overlay: 1000, modal: 1100, tooltip: 1100 });
});

test('What lies over the page takes its layer from these names; a number is only for what lies within a part.', () => {
  const layers = sheets.flatMap(([file, sheet]) => [...sheet.matchAll(/z-index: ([^;]+);/g)].map(([, layer = '']) => ({ file, layer })));
  expect(layers.length).toBeGreaterThan(10);
  expect(layers.filter(({ layer }) => !layer.includes('var(--p-layer-') && Math.abs(Number(layer)) !== 1)).toEqual([]);
});

test('Every token of the house has the prefix p.', () => {
  const tokens = [...textOf('src/ui/tokens.css').matchAll(/^\s*(--[\w-]+):/gm)].map(([, name = '']) => name);
  expect(tokens.length).toBeGreaterThan(50);
  expect(tokens.filter((name) => !name.startsWith('--p-'))).toEqual([]);
});
