import { setupI18n, type I18n, type Messages } from '@lingui/core';
import type { Language } from '#graphql/generated/graphql.ts';

/** Words that come only with the parts that say them; lingui.config.ts says which parts. */
export type LateWords = 'account' | 'history' | 'comments' | 'shelf' | 'ranking' | 'genres' | 'search' | 'settings' | 'upload';

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
    ranking: () => import(/* webpackChunkName: "words-ranking-vi" */ '../../locales/vi/ranking.po'),
    genres: () => import(/* webpackChunkName: "words-genres-vi" */ '../../locales/vi/genres.po'),
    search: () => import(/* webpackChunkName: "words-search-vi" */ '../../locales/vi/search.po'),
    settings: () => import(/* webpackChunkName: "words-settings-vi" */ '../../locales/vi/settings.po'),
    upload: () => import(/* webpackChunkName: "words-upload-vi" */ '../../locales/vi/upload.po'),
  },
  ja: {
    account: () => import(/* webpackChunkName: "words-account-ja" */ '../../locales/ja/account.po'),
    history: () => import(/* webpackChunkName: "words-history-ja" */ '../../locales/ja/history.po'),
    comments: () => import(/* webpackChunkName: "words-comments-ja" */ '../../locales/ja/comments.po'),
    shelf: () => import(/* webpackChunkName: "words-shelf-ja" */ '../../locales/ja/shelf.po'),
    ranking: () => import(/* webpackChunkName: "words-ranking-ja" */ '../../locales/ja/ranking.po'),
    genres: () => import(/* webpackChunkName: "words-genres-ja" */ '../../locales/ja/genres.po'),
    search: () => import(/* webpackChunkName: "words-search-ja" */ '../../locales/ja/search.po'),
    settings: () => import(/* webpackChunkName: "words-settings-ja" */ '../../locales/ja/settings.po'),
    upload: () => import(/* webpackChunkName: "words-upload-ja" */ '../../locales/ja/upload.po'),
  },
};

/** An instance of its own for every page view, so that two languages can be rendered side by side. */
export async function loadWords(language: Language): Promise<I18n> {
  const { messages } = await CATALOGS[language]();
  return setupI18n({ locale: language, messages: { [language]: messages } });
}

/** On the instance itself: Lingui's hook hands out a new proxy of it after every change, so that it is no key of a map. */
interface WithParts {
  parts?: Map<LateWords, Promise<void>>;
}

/** The same promise for a part each time. Rejects when they cannot be fetched; the next call asks again. */
export function addWords(i18n: I18n & WithParts, language: Language, part: LateWords): Promise<void> {
  const there = (i18n.parts ??= new Map());
  const known = there.get(part);
  if (known) return known;
  const adding = LATE_CATALOGS[language][part]().then(({ messages }) => i18n.load(language, messages));
  there.set(part, adding);
  adding.catch(() => there.delete(part));
  return adding;
}

export function twinOf(language: Language): Language {
  return language === 'vi' ? 'ja' : 'vi';
}
