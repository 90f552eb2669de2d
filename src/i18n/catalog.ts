import { setupI18n, type I18n, type Messages } from '@lingui/core';
import type { Language } from '#graphql/generated/graphql.ts';

/** Words that come only with the parts that say them; lingui.config.ts says which parts. */
export type LateWords = 'account' | 'history' | 'comments' | 'shelf';

type Load = () => Promise<{ readonly messages: Messages }>;

const CATALOGS: Readonly<Record<Language, Load>> = {
  vi: () => import(/* webpackChunkName: "words-vi" */ '../../locales/vi/messages.po'),
  ja: () => import(/* webpackChunkName: "words-ja" */ '../../locales/ja/messages.po'),
};

const LATE_CATALOGS: Readonly<Record<Language, Readonly<Record<LateWords, Load>>>> = {
  vi: {
    account: () => import(/* webpackChunkName: "words-account-vi" */ '../../locales/vi/account.po'),
    history: () => import(/* webpackChunkName: "words-history-vi" */ '../../locales/vi/history.po'),
    comments: () => import(/* webpackChunkName: "words-comments-vi" */ '../../locales/vi/comments.po'),
    shelf: () => import(/* webpackChunkName: "words-shelf-vi" */ '../../locales/vi/shelf.po'),
  },
  ja: {
    account: () => import(/* webpackChunkName: "words-account-ja" */ '../../locales/ja/account.po'),
    history: () => import(/* webpackChunkName: "words-history-ja" */ '../../locales/ja/history.po'),
    comments: () => import(/* webpackChunkName: "words-comments-ja" */ '../../locales/ja/comments.po'),
    shelf: () => import(/* webpackChunkName: "words-shelf-ja" */ '../../locales/ja/shelf.po'),
  },
};

/** An instance of its own for every page view, so that two languages can be rendered side by side. */
export async function loadWords(language: Language): Promise<I18n> {
  const { messages } = await CATALOGS[language]();
  return setupI18n({ locale: language, messages: { [language]: messages } });
}

const added = new WeakMap<I18n, Set<LateWords>>();

/** Rejects when they cannot be fetched. */
export async function addWords(i18n: I18n, language: Language, part: LateWords): Promise<void> {
  const there = added.get(i18n) ?? new Set();
  if (there.has(part)) return;
  const { messages } = await LATE_CATALOGS[language][part]();
  i18n.load(language, messages);
  added.set(i18n, there.add(part));
}

export function twinOf(language: Language): Language {
  return language === 'vi' ? 'ja' : 'vi';
}
