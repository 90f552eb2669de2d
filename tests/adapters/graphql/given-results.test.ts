import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { givenToPage, resultKey, SERVER_FETCH_DELAY } from '#src/adapters/graphql/given-results.ts';

const document = { name: 'WorkPage', hash: 'ab', text: 'query WorkPage { a }' };
const ONE = { result: { work: 'one' } };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function given() {
  const takeOf = givenToPage({ [resultKey(document, { id: '1' })]: ONE.result });
  const take = (isVisitor = true): unknown => takeOf(document, { id: '1' }, isVisitor);
  return { takeOf, take };
}

test('A result that came with the page is given out for its own variables alone.', () => {
  const { takeOf, take } = given();
  expect(takeOf(document, { id: '2' }, true)).toBeUndefined();
  expect(take()).toEqual(ONE);
});

test('It is not fetched anew within 100 milliseconds of the first time, and after them it is.', () => {
  const { take } = given();
  expect([SERVER_FETCH_DELAY, take()]).toEqual([100, ONE]);
  vi.advanceTimersByTime(99);
  expect(take()).toEqual(ONE);
  vi.advanceTimersByTime(1);
  expect([take(), take()]).toEqual([undefined, undefined]);
});

test('However late the first time is, it is given.', () => {
  const { take } = given();
  vi.advanceTimersByTime(60_000);
  expect(take()).toEqual(ONE);
});

test('Who has signed in meanwhile asks for their own.', () => {
  const { take } = given();
  expect(take()).toEqual(ONE);
  expect(take(false)).toBeUndefined();
});

test('A result that is null is a result.', () => {
  const take = givenToPage({ [resultKey(document, {})]: null });
  expect(take(document, {}, true)).toEqual({ result: null });
});
