import type { Resolvers } from '#graphql/generated/server.ts';
import type { ApiContext } from '../api-context.ts';

export const reportResolvers: Resolvers<ApiContext> = {
  Mutation: { reportContent: (_root, { input }, { reports, reader }) => reports.report(input, reader) },
};
