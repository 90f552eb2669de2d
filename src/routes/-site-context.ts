import type { PersistedDocument } from '#graphql/document/persisted-document.ts';
import type { Language } from '#graphql/generated/graphql.ts';
import type { I18n } from '@lingui/core';

/** Sends one operation; rejects when the host cannot be reached or answers with errors. */
export type Execute = <Result, Variables>(
  document: PersistedDocument<Result, Variables>,
  variables: Variables,
  signal?: AbortSignal,
) => Promise<Result>;

export interface Site {
  readonly name: string;
  /** Scheme, host and port, without a slash at the end. */
  readonly origin: string;
  readonly supportMail: string;
}

/** What every route of one page view knows: which twin it is, its words, and how to ask for data. */
export interface SiteContext {
  readonly language: Language;
  readonly sites: Readonly<Record<Language, Site>>;
  readonly i18n: I18n;
  readonly execute: Execute;
}
