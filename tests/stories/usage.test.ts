import { expect, test } from 'vitest';
import { ownFiles, textOf } from '../architecture/source-files.ts';

const PARTS = ownFiles(/^stories\/(ui|entities)\/.*\.stories\.tsx$/);
const USAGE = /parameters: usage\(\s*(['"`])(.{20,}?)\1,\s*(['"`])(Not .{10,}?)\3,?\s*(?:\d+,?\s*)?\)/s;

test('Every part of ui and entities says when to use it and when not.', () => {
  expect(PARTS.length).toBeGreaterThan(70);
  expect(PARTS.filter((file) => !USAGE.test(textOf(file)))).toEqual([]);
});

test('No two parts are for the same.', () => {
  const uses = PARTS.map((file) => USAGE.exec(textOf(file))?.[2]);
  expect(new Set(uses).size).toBe(PARTS.length);
});

test('Every part has a page of its own, with all its stories.', () => {
  expect(PARTS.filter((file) => !textOf(file).includes("tags: ['autodocs']"))).toEqual([]);
});
