import { expect, test } from 'vitest';
import { GivenToPage, resultKey, SERVER_FETCH_DELAY } from '#src/adapters/graphql/given-results.ts';

const document = { name: 'WorkPage', hash: 'ab', text: 'query WorkPage { a }' };
const ONE = { result: { work: 'one' } };

function given() {
  const clock = { now: 5000 };
  const results = { [resultKey(document, { id: '1' })]: ONE.result };
  const page = new GivenToPage(results, () => clock.now);
  const take = (isVisitor = true): unknown => page.take(document, { id: '1' }, isVisitor);
  return { clock, page, take };
}

test('A result that came with the page is given out for its own variables alone.', () => {
  const { page, take } = given();
  expect(page.take(document, { id: '2' }, true)).toBeUndefined();
  expect(take()).toEqual(ONE);
});

test('It is not fetched anew within 100 milliseconds of the first time, and after them it is.', () => {
  const { clock, take } = given();
  expect([SERVER_FETCH_DELAY, take()]).toEqual([100, ONE]);
  clock.now += 99;
  expect(take()).toEqual(ONE);
  clock.now += 1;
  expect([take(), take()]).toEqual([undefined, undefined]);
});

test('However late the first time is, it is given.', () => {
  const { clock, take } = given();
  clock.now += 60_000;
  expect(take()).toEqual(ONE);
});

test('Who has signed in meanwhile asks for their own.', () => {
  const { take } = given();
  expect(take()).toEqual(ONE);
  expect([take(false), take()]).toEqual([undefined, undefined]);
});

test('A result that is null is a result.', () => {
  const page = new GivenToPage({ [resultKey(document, {})]: null });
  expect(page.take(document, {}, true)).toEqual({ result: null });
});
