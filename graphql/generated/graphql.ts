/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
/** The site a work is published on. A work belongs to exactly one language. */
export type Language =
  | 'ja'
  | 'vi';

export type HomePageQueryVariables = Exact<{
  language: Language;
  page: number;
}>;


export type HomePageQuery = { readonly latestUpdates: { readonly items: ReadonlyArray<{ readonly id: string, readonly title: string }>, readonly position: { readonly page: number, readonly perPage: number, readonly totalItems: number, readonly totalPages: number } } };

export class TypedDocumentString<TResult, TVariables>
  extends String
  implements DocumentTypeDecoration<TResult, TVariables>
{
  __apiType?: NonNullable<DocumentTypeDecoration<TResult, TVariables>['__apiType']>;
  private value: string;
  public __meta__?: Record<string, any> | undefined;

  constructor(value: string, __meta__?: Record<string, any> | undefined) {
    super(value);
    this.value = value;
    this.__meta__ = __meta__;
  }

  override toString(): string & DocumentTypeDecoration<TResult, TVariables> {
    return this.value;
  }
}

export const HomePageDocument = new TypedDocumentString(`
    query HomePage($language: Language!, $page: Int!) {
  latestUpdates(language: $language, page: $page, perPage: 10) {
    items {
      id
      title
    }
    position {
      page
      perPage
      totalItems
      totalPages
    }
  }
}
    `, {"hash":"sha256:e355a33bf13e4a1af478859f87ea7178f09d3f0789d27d7dc321fb49feb8fbc4"}) as unknown as TypedDocumentString<HomePageQuery, HomePageQueryVariables>;