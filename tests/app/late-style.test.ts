import { expect, test } from 'vitest';
import { divideStyle } from '#src/app/late-style.ts';

test('The blocks of the late layer come out of a style sheet whole, in their order.', () => {
  const sheet =
    '@layer features{.a{color:red}}@layer late{.b:before{content:"}{"}@media print{.b{color:red}}}@layer ui{.c{}}@layer late{.d{}}.e{}';
  expect(divideStyle(sheet)).toEqual({
    early: '@layer features{.a{color:red}}@layer ui{.c{}}.e{}',
    late: '@layer late{.b:before{content:"}{"}@media print{.b{color:red}}}@layer late{.d{}}',
  });
});

test('A style sheet without a late layer stays as it is, also where it orders the layers.', () => {
  const sheet = '@layer ui,features,late;.a{color:red}';
  expect(divideStyle(sheet)).toEqual({ early: sheet, late: '' });
});

test('Modes, which a reader has to choose, come out too.', () => {
  const sheet = '@layer features{.a{}}@layer modes{[data-novel~=size-1]{--size:.875}}@layer late{.b{}}@layer ui,late,features,modes;';
  expect(divideStyle(sheet)).toEqual({
    early: '@layer features{.a{}}@layer ui,late,features,modes;',
    late: '@layer modes{[data-novel~=size-1]{--size:.875}}@layer late{.b{}}',
  });
});

test('A late layer without an end is an error.', () => {
  expect(() => divideStyle('@layer late{.a{color:red}')).toThrow('A style sheet ends within @layer late{.');
});
