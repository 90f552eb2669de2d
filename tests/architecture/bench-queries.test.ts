import { buildSchema, KnownFragmentNamesRule, parse, specifiedRules, validate } from 'graphql';
import { expect, test } from 'vitest';
import { ownFiles, textOf } from './source-files.ts';

const QUERY = /[`']((?:query|mutation|subscription)\b[^`']*\{[^`']*|\{ [a-z]\w*\([^`']*)[`']/g;
/** Asked of another server, beside ours. */
const NOT_OURS = /\bconstant\(/;
const EXCHANGED = /\$\{[^}]*\}/g;
// Fragments of the site's own operations are added to some of them.
const RULES = specifiedRules.filter((rule) => rule !== KnownFragmentNamesRule);

const schema = buildSchema(
  ownFiles(/^graphql\/schema\/.*\.graphql$/)
    .map(textOf)
    .join('\n'),
);

test('What a bench asks by words of its own is in the contract.', () => {
  const queries = ownFiles(/^bench\/.*\.ts$/).flatMap((file) =>
    [...textOf(file).matchAll(QUERY)]
      .map(([, text = '']) => ({ file, text: text.replaceAll(EXCHANGED, 'vi') }))
      .filter(({ text }) => !NOT_OURS.test(text)),
  );
  expect(queries.length).toBeGreaterThan(8);
  expect(queries.flatMap(({ file, text }) => validate(schema, parse(text), RULES).map(({ message }) => `${file}: ${message}`))).toEqual([]);
});
