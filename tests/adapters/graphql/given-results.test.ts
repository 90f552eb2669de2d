import { expect, test } from 'vitest';
import { resultKey, takeGiven } from '#src/adapters/graphql/given-results.ts';

const document = { name: 'WorkPage', hash: 'ab', text: 'query WorkPage { a }' };

test('A result that came with the page is given out once, and only for its own variables.', () => {
  const results = { [resultKey(document, { id: '1' })]: { work: 'one' } };
  expect(takeGiven(results, document, { id: '2' })).toBeUndefined();
  expect(takeGiven(results, document, { id: '1' })).toEqual({ result: { work: 'one' } });
  expect(takeGiven(results, document, { id: '1' })).toBeUndefined();
});

test('A result that is null is a result.', () => {
  const results = { [resultKey(document, {})]: null };
  expect(takeGiven(results, document, {})).toEqual({ result: null });
});
