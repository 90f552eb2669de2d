import { type DocumentNode, GraphQLError } from 'graphql';
import { expect, test } from 'vitest';
import { parseBounded } from '#server/http/graphql/bounded-parse.ts';

const nested = (depth: number): string => `{ works(genres: ${'['.repeat(depth)}${']'.repeat(depth)}) }`;

/** The outcome with as much stack as is left where first one comes of it. */
function withLittleStack(parse: () => DocumentNode): DocumentNode {
  try {
    return withLittleStack(parse);
  } catch (error) {
    if (error instanceof RangeError) return parse();
    throw error;
  }
}

function faultOf(parse: () => DocumentNode): unknown {
  try {
    return parse();
  } catch (error) {
    return error;
  }
}

test('A document is parsed, one of more than 2,000 tokens is not.', () => {
  expect(parseBounded(nested(10)).definitions.length).toBe(1);
  expect(() => parseBounded(nested(1000))).toThrow('Document contains more than 2000 tokens');
});

test('What is nested too deeply for the stack that is left is said to be so, as other faults of a document are.', () => {
  const thrown = faultOf(() => withLittleStack(() => parseBounded(nested(900))));
  expect(thrown).toBeInstanceOf(GraphQLError);
  expect(thrown).toMatchObject({
    message: 'Syntax Error: Document is nested too deeply. Parsing aborted.',
    extensions: { code: 'GRAPHQL_PARSE_FAILED' },
  });
});
