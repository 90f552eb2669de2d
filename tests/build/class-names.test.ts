import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createClassNames } from '../../build/class-names.ts';

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'futago-names-'));
  mkdirSync(join(root, 'ui'));
  for (const file of ['ui/Bar.module.css', 'Card.module.css', 'plain.css']) writeFileSync(join(root, file), '');
});
afterEach(() => rmSync(root, { recursive: true }));

test('A class has the letters of its file and a count within it, the same whoever asks first.', () => {
  const [one, other] = [createClassNames(root), createClassNames(root)];
  const [card, bar] = [join(root, 'Card.module.css'), join(root, 'ui/Bar.module.css')];
  expect([one(card, 'root'), one(bar, 'root'), one(bar, 'title'), one(card, 'root')]).toEqual(['baa', 'bAa', 'bAA', 'baa']);
  expect([other(bar, 'root'), other(bar, 'title'), other(card, 'root')]).toEqual(['bAa', 'bAA', 'baa']);
});

test('Ten thousand classes of one file and a file that came later are told apart; none begins as an ad would.', () => {
  const nameOf = createClassNames(root);
  const names = Array.from({ length: 10_000 }, (_, index) => nameOf(join(root, 'Card.module.css'), `class${index}`));
  const later = nameOf(join(root, 'New.module.css'), 'class0');
  expect(new Set([...names, later]).size).toBe(10_001);
  expect([...names, later].filter((name) => !/^[b-z]\w+$/i.test(name))).toEqual([]);
});
