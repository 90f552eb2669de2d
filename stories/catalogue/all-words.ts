import { setupI18n, type I18n } from '@lingui/core';
import { messages as japaneseOfAccount } from '../../locales/ja/account.po';
import { messages as japaneseOfComments } from '../../locales/ja/comments.po';
import { messages as japaneseOfGenres } from '../../locales/ja/genres.po';
import { messages as japaneseOfHistory } from '../../locales/ja/history.po';
import { messages as japanese } from '../../locales/ja/messages.po';
import { messages as japaneseOfRanking } from '../../locales/ja/ranking.po';
import { messages as japaneseOfSearch } from '../../locales/ja/search.po';
import { messages as japaneseOfSettings } from '../../locales/ja/settings.po';
import { messages as japaneseOfShelf } from '../../locales/ja/shelf.po';
import { messages as japaneseOfUpload } from '../../locales/ja/upload.po';
import { messages as vietnameseOfAccount } from '../../locales/vi/account.po';
import { messages as vietnameseOfComments } from '../../locales/vi/comments.po';
import { messages as vietnameseOfGenres } from '../../locales/vi/genres.po';
import { messages as vietnameseOfHistory } from '../../locales/vi/history.po';
import { messages as vietnamese } from '../../locales/vi/messages.po';
import { messages as vietnameseOfRanking } from '../../locales/vi/ranking.po';
import { messages as vietnameseOfSearch } from '../../locales/vi/search.po';
import { messages as vietnameseOfSettings } from '../../locales/vi/settings.po';
import { messages as vietnameseOfShelf } from '../../locales/vi/shelf.po';
import { messages as vietnameseOfUpload } from '../../locales/vi/upload.po';

const WORDS = {
  vi: {
    ...vietnameseOfAccount,
    ...vietnameseOfComments,
    ...vietnameseOfGenres,
    ...vietnameseOfHistory,
    ...vietnamese,
    ...vietnameseOfRanking,
    ...vietnameseOfSearch,
    ...vietnameseOfSettings,
    ...vietnameseOfShelf,
    ...vietnameseOfUpload,
  },
  ja: {
    ...japaneseOfAccount,
    ...japaneseOfComments,
    ...japaneseOfGenres,
    ...japaneseOfHistory,
    ...japanese,
    ...japaneseOfRanking,
    ...japaneseOfSearch,
    ...japaneseOfSettings,
    ...japaneseOfShelf,
    ...japaneseOfUpload,
  },
} as const;

/** Everything a site says, at once, for stories and tests of parts. */
export function allWords(language: 'vi' | 'ja'): I18n {
  return setupI18n({ locale: language, messages: { [language]: WORDS[language] } });
}
