import { readdirSync, readFileSync } from 'node:fs';
import { GraphQLScalarType, type GraphQLSchema } from 'graphql';
import { createSchema } from 'graphql-yoga';
import type { Resolvers } from '#graphql/generated/server.ts';
import type { ApiContext } from '../modules/api-context.ts';
import { chapterResolvers } from '../modules/chapters/chapters.resolvers.ts';
import { genreResolvers } from '../modules/genres/genres.resolvers.ts';
import { workResolvers } from '../modules/works/works.resolvers.ts';

const CONTRACT = new URL('../../graphql/schema/', import.meta.url);

const scalarResolvers: Resolvers<ApiContext> = {
  DateTime: new GraphQLScalarType({ name: 'DateTime', serialize: writeInstant }),
  /** Stored as the document that is sent: nothing is converted on the way. */
  ChapterDocument: new GraphQLScalarType({ name: 'ChapterDocument', serialize: (document) => document }),
};

/** The contract of graphql/schema with every module's resolvers. Throws when a resolver answers no field of it. */
export function createApiSchema(): GraphQLSchema {
  const files = readdirSync(CONTRACT).filter((name) => name.endsWith('.graphql'));
  return createSchema<ApiContext>({
    typeDefs: files.map((name) => readFileSync(new URL(name, CONTRACT), 'utf8')),
    resolvers: [scalarResolvers, workResolvers, chapterResolvers, genreResolvers],
  });
}

function writeInstant(value: unknown): string {
  if (value instanceof Date) return value.toISOString();
  throw new TypeError(`An instant is a Date, not ${typeof value}.`);
}
