import { beforeEach, expect, test } from 'vitest';
import { Slots } from '#server/platform/slots.ts';

let slots: Slots;
let names: string[];
beforeEach(() => {
  slots = new Slots(2);
  names = [];
});

interface Work {
  readonly begun: Promise<void>;
  readonly done: Promise<string>;
  readonly finish: () => void;
  readonly fail: (error: Error) => void;
}

/** Its name stands in `names` once it has begun. */
function start(name: string): Work {
  const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
  const { promise: result, resolve, reject } = Promise.withResolvers<string>();
  const done = slots.run(() => {
    names.push(name);
    begin();
    return result;
  });
  return { begun, done, finish: () => resolve(name), fail: reject };
}

test('Only so much runs at a time, and the rest begins in the order in which it came.', async () => {
  const [first, second, third, fourth] = [start('first'), start('second'), start('third'), start('fourth')];
  expect(names).toEqual(['first', 'second']);
  second.finish();
  expect(await second.done).toBe('second');
  await third.begun;
  expect(names).toEqual(['first', 'second', 'third']);
  for (const work of [first, third, fourth]) work.finish();
  expect(await Promise.all([first.done, third.done, fourth.done])).toEqual(['first', 'third', 'fourth']);
  expect(names).toEqual(['first', 'second', 'third', 'fourth']);
});

test('Work that fails makes room for the next, and rejects with its own error.', async () => {
  const [first, second, third] = [start('first'), start('second'), start('third')];
  const error = new Error('The disk is full.');
  first.fail(error);
  await expect(first.done).rejects.toBe(error);
  await third.begun;
  for (const work of [second, third]) work.finish();
  expect(await Promise.all([second.done, third.done])).toEqual(['second', 'third']);
});

test('Work that throws at once makes room too.', async () => {
  for (let round = 0; round < 3; round += 1) {
    const thrown = slots.run(() => {
      throw new TypeError('none');
    });
    await expect(thrown).rejects.toThrow('none');
  }
  start('last').finish();
  expect(names).toEqual(['last']);
});

test('Who comes at the moment that a slot is handed on stands behind those who wait.', async () => {
  const first = start('first');
  start('second');
  const waiting = start('waiting');
  const late = first.done.then(() => start('late'));
  first.finish();
  await late;
  await waiting.begun;
  expect(names).toEqual(['first', 'second', 'waiting']);
});
