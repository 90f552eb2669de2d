import { setupI18n, type I18n, type Messages } from '@lingui/core';
import type { Language } from '#graphql/generated/graphql.ts';

const CATALOGS: Readonly<Record<Language, () => Promise<{ readonly messages: Messages }>>> = {
  vi: () => import(/* webpackChunkName: "words-vi" */ '../../locales/vi/messages.po'),
  ja: () => import(/* webpackChunkName: "words-ja" */ '../../locales/ja/messages.po'),
};

/** An instance of its own for every page view, so that two languages can be rendered side by side. */
export async function loadWords(language: Language): Promise<I18n> {
  const { messages } = await CATALOGS[language]();
  return setupI18n({ locale: language, messages: { [language]: messages } });
}

export function twinOf(language: Language): Language {
  return language === 'vi' ? 'ja' : 'vi';
}
