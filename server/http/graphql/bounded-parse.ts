import { type DocumentNode, GraphQLError, parse, type ParseOptions, type Source } from 'graphql';

/** Validation compares fields with each other, so its time grows with the square of them. */
const MOST_TOKENS = 2000;

/**
 * Parses what a client sends. Throws a GraphQLError also for more than 2,000 tokens, and for what is nested deeper than the parser,
 * which calls itself, can follow on the stack that is left to it.
 */
export function parseBounded(source: string | Source, options: ParseOptions = {}): DocumentNode {
  try {
    return parse(source, { ...options, maxTokens: MOST_TOKENS });
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw new GraphQLError('Syntax Error: Document is nested too deeply. Parsing aborted.', {
      extensions: { code: 'GRAPHQL_PARSE_FAILED' },
      originalError: error,
    });
  }
}
