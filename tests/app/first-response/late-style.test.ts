import { expect, test } from 'vitest';
import { divideStyle, LAYER_ORDER, lateLayers, withoutTwinFaces } from '#src/app/first-response/late-style.ts';
import { textOf } from '../../architecture/source-files.ts';

const faces = (name: string): string => `@font-face{font-family:${name};src:local(Arial)}`;

const LATE = lateLayers({ language: 'vi', text: 'none' });

test('The blocks of the late layer come out of a style sheet whole, in their order.', () => {
  const sheet =
    '@layer features{.a{color:red}}@layer late{.b:before{content:"}{"}@media print{.b{color:red}}}@layer ui{.c{}}@layer late{.d{}}.e{}';
  expect(divideStyle(sheet, LATE)).toEqual({
    early: '@layer features{.a{color:red}}@layer ui{.c{}}.e{}',
    late: '@layer late{.b:before{content:"}{"}@media print{.b{color:red}}}@layer late{.d{}}',
  });
});

test('A style sheet without a late layer stays as it is, also where it orders the layers.', () => {
  const sheet = '@layer ui,features,late;.a{color:red}';
  expect(divideStyle(sheet, LATE)).toEqual({ early: sheet, late: '' });
});

test('Modes, which a reader has to choose, come out too.', () => {
  const sheet = '@layer features{.a{}}@layer modes{[data-novel~=size-1]{--size:.875}}@layer late{.b{}}@layer ui,late,features,modes;';
  expect(divideStyle(sheet, LATE)).toEqual({
    early: '@layer features{.a{}}@layer ui,late,features,modes;',
    late: '@layer modes{[data-novel~=size-1]{--size:.875}}@layer late{.b{}}',
  });
});

test('A late layer without an end is an error.', () => {
  expect(() => divideStyle('@layer late{.a{color:red}', LATE)).toThrow('A style sheet ends within @layer late{.');
});

test('What only the other site shows comes out, and from the page of a text what no text is set with.', () => {
  expect(LATE).toEqual(['late', 'modes', 'only-ja', 'interface-ja']);
  const marked = ['late', 'modes', 'only-vi', 'interface-vi', 'beyond-text', 'ui', 'entities', 'interface-ja'];
  expect(lateLayers({ language: 'ja', text: 'marked' })).toEqual(marked);
  expect(lateLayers({ language: 'ja', text: 'plain' })).toEqual([...marked, 'seldom']);
  const sheet = '@layer only-ja{.a{}}@layer only-vi{.b{}}@layer ui{.c{}}';
  expect(divideStyle(sheet, LATE)).toEqual({ early: '@layer only-vi{.b{}}@layer ui{.c{}}', late: '@layer only-ja{.a{}}' });
});

test('Faces that only the other site loads are no part of a page: behind the body they would have all text laid out again.', () => {
  const sheet = `@layer only-vi{${faces('A')}}@layer only-ja{.b{}${faces('B')}.c{}}@layer interface-ja{${faces('D')}}@layer modes{${faces('C')}}`;
  const { early, late } = divideStyle(withoutTwinFaces(sheet, 'vi'), LATE);
  expect([early, late]).toEqual([
    `@layer only-vi{${faces('A')}}`,
    `@layer modes{${faces('C')}}@layer only-ja{.b{}.c{}}@layer interface-ja{}`,
  ]);
  expect(withoutTwinFaces(sheet, 'ja')).toContain('B');
});

test('A page says the order of the layers as the house does.', () => {
  const said = /@layer [^{;]+;/.exec(textOf('src/ui/tokens.css'))?.[0];
  expect(LAYER_ORDER).toBe(said?.replaceAll(', ', ','));
});
