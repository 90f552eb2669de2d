import { setupI18n, type I18n } from '@lingui/core';
import { messages as japaneseOfAccount } from '../../locales/ja/account.po';
import { messages as japaneseOfComments } from '../../locales/ja/comments.po';
import { messages as japaneseOfHistory } from '../../locales/ja/history.po';
import { messages as japanese } from '../../locales/ja/messages.po';
import { messages as japaneseOfSettings } from '../../locales/ja/settings.po';
import { messages as japaneseOfShelf } from '../../locales/ja/shelf.po';
import { messages as vietnameseOfAccount } from '../../locales/vi/account.po';
import { messages as vietnameseOfComments } from '../../locales/vi/comments.po';
import { messages as vietnameseOfHistory } from '../../locales/vi/history.po';
import { messages as vietnamese } from '../../locales/vi/messages.po';
import { messages as vietnameseOfSettings } from '../../locales/vi/settings.po';
import { messages as vietnameseOfShelf } from '../../locales/vi/shelf.po';

const WORDS = {
  vi: {
    ...vietnameseOfAccount,
    ...vietnameseOfComments,
    ...vietnameseOfHistory,
    ...vietnamese,
    ...vietnameseOfSettings,
    ...vietnameseOfShelf,
  },
  ja: { ...japaneseOfAccount, ...japaneseOfComments, ...japaneseOfHistory, ...japanese, ...japaneseOfSettings, ...japaneseOfShelf },
} as const;

/** Everything a site says, at once, for stories and tests of parts. */
export function allWords(language: 'vi' | 'ja'): I18n {
  return setupI18n({ locale: language, messages: { [language]: WORDS[language] } });
}
