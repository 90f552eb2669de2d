/* eslint-disable */
import * as types from './graphql.ts';



/**
 * Map of all GraphQL operations in the project.
 *
 * This map has several performance disadvantages:
 * 1. It is not tree-shakeable, so it will include all operations in the project.
 * 2. It is not minifiable, so the string of a GraphQL query will be multiple times inside the bundle.
 * 3. It does not support dead code elimination, so it will add unused operations.
 *
 * Therefore it is highly recommended to use the babel or swc plugin for production.
 * Learn more about it here: https://the-guild.dev/graphql/codegen/plugins/presets/preset-client#reducing-bundle-size
 */
type Documents = {
    "query HomePage($language: Language!, $page: Int!) {\n  latestUpdates(language: $language, page: $page, perPage: 10) {\n    items {\n      id\n      title\n    }\n    position {\n      page\n      perPage\n      totalItems\n      totalPages\n    }\n  }\n}": typeof types.HomePageDocument,
};
const documents: Documents = {
    "query HomePage($language: Language!, $page: Int!) {\n  latestUpdates(language: $language, page: $page, perPage: 10) {\n    items {\n      id\n      title\n    }\n    position {\n      page\n      perPage\n      totalItems\n      totalPages\n    }\n  }\n}": types.HomePageDocument,
};

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query HomePage($language: Language!, $page: Int!) {\n  latestUpdates(language: $language, page: $page, perPage: 10) {\n    items {\n      id\n      title\n    }\n    position {\n      page\n      perPage\n      totalItems\n      totalPages\n    }\n  }\n}"): typeof import('./graphql.ts').HomePageDocument;


export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}
