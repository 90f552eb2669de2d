import { expect, test } from 'vitest';
import { missingFaces } from '../../setup/faces.mjs';

test('A machine with a Japanese face and Liberation lacks nothing; each that is missing is named by its packages.', () => {
  expect(missingFaces(() => 'Some Face\n')).toEqual([]);
  expect(missingFaces((pattern) => (pattern === ':lang=ja' ? '' : 'Liberation Sans'))).toEqual([
    'fonts-ipafont-mincho',
    'fonts-ipafont-gothic',
  ]);
  expect(missingFaces((pattern) => (pattern === ':lang=ja' ? 'IPAMincho' : '\n'))).toEqual(['fonts-liberation']);
});

test('Without fontconfig that is installed too.', () => {
  expect(missingFaces(unavailable)).toEqual(['fontconfig', 'fonts-ipafont-mincho', 'fonts-ipafont-gothic', 'fonts-liberation']);
});

function unavailable(): string {
  throw new Error('spawnSync fc-list ENOENT');
}
