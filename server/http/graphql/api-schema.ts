import { readdirSync, readFileSync } from 'node:fs';
import { GraphQLScalarType, type GraphQLSchema } from 'graphql';
import { createSchema } from 'graphql-yoga';
import type { Resolvers } from '#graphql/generated/server.ts';
import { accountResolvers } from '../../modules/accounts/accounts.resolvers.ts';
import { accountRules } from '../../modules/accounts/accounts.rules.ts';
import type { AccessRules } from '../../modules/access-rules.ts';
import type { ApiContext } from '../../modules/api-context.ts';
import { chapterResolvers } from '../../modules/chapters/chapters.resolvers.ts';
import { chapterRules } from '../../modules/chapters/chapters.rules.ts';
import { commentResolvers } from '../../modules/comments/comments.resolvers.ts';
import { commentRules } from '../../modules/comments/comments.rules.ts';
import { creatorResolvers } from '../../modules/creators/creators.resolvers.ts';
import { creatorRules } from '../../modules/creators/creators.rules.ts';
import { genreResolvers } from '../../modules/genres/genres.resolvers.ts';
import { genreRules } from '../../modules/genres/genres.rules.ts';
import { identityResolvers } from '../../modules/identity/identity.resolvers.ts';
import { identityRules } from '../../modules/identity/identity.rules.ts';
import { pageResolvers } from '../../modules/pages/pages.resolvers.ts';
import { pageRules } from '../../modules/pages/pages.rules.ts';
import { profileResolvers } from '../../modules/profile/profile.resolvers.ts';
import { profileRules } from '../../modules/profile/profile.rules.ts';
import { rankingResolvers } from '../../modules/rankings/rankings.resolvers.ts';
import { rankingRules } from '../../modules/rankings/rankings.rules.ts';
import { readingResolvers } from '../../modules/reading/reading.resolvers.ts';
import { readingRules } from '../../modules/reading/reading.rules.ts';
import { reportResolvers } from '../../modules/reports/reports.resolvers.ts';
import { reportRules } from '../../modules/reports/reports.rules.ts';
import { searchResolvers } from '../../modules/search/search.resolvers.ts';
import { searchRules } from '../../modules/search/search.rules.ts';
import { uploadResolvers } from '../../modules/uploads/uploads.resolvers.ts';
import { uploadRules } from '../../modules/uploads/uploads.rules.ts';
import { workResolvers } from '../../modules/works/works.resolvers.ts';
import { workRules } from '../../modules/works/works.rules.ts';
import { guardSchema } from './guarded-schema.ts';

const CONTRACT = new URL('../../../graphql/schema/', import.meta.url);

const scalarResolvers: Resolvers<ApiContext> = {
  DateTime: new GraphQLScalarType({ name: 'DateTime', serialize: writeInstant }),
  /** Stored as the document that is sent: nothing is converted on the way. */
  ChapterDocument: new GraphQLScalarType({ name: 'ChapterDocument', serialize: (document) => document }),
  PageDocument: new GraphQLScalarType({ name: 'PageDocument', serialize: (document) => document }),
};

/** Who may have which field, of every module. */
export const ACCESS_RULES: readonly AccessRules[] = [
  workRules,
  chapterRules,
  creatorRules,
  genreRules,
  accountRules,
  identityRules,
  profileRules,
  commentRules,
  reportRules,
  rankingRules,
  readingRules,
  searchRules,
  pageRules,
  uploadRules,
];

/**
 * The contract of graphql/schema with every module's resolvers, behind their rules. Throws when a resolver answers no
 * field of it, and AccessRuleError when a field has no rule.
 */
export function createApiSchema(rules: readonly AccessRules[] = ACCESS_RULES): GraphQLSchema {
  const files = readdirSync(CONTRACT).filter((name) => name.endsWith('.graphql'));
  const schema = createSchema<ApiContext>({
    typeDefs: files.map((name) => readFileSync(new URL(name, CONTRACT), 'utf8')),
    resolvers: [
      scalarResolvers,
      workResolvers,
      chapterResolvers,
      creatorResolvers,
      genreResolvers,
      accountResolvers,
      identityResolvers,
      profileResolvers,
      commentResolvers,
      reportResolvers,
      rankingResolvers,
      readingResolvers,
      searchResolvers,
      pageResolvers,
      uploadResolvers,
    ],
  });
  return guardSchema(schema, rules);
}

function writeInstant(value: unknown): string {
  if (value instanceof Date) return value.toISOString();
  throw new TypeError(`An instant is a Date, not ${typeof value}.`);
}
