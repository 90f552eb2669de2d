import type { Language } from '#graphql/generated/graphql.ts';

interface OfflineWords {
  readonly title: string;
  readonly sentence: string;
  readonly again: string;
  readonly shelf: string;
}

/** For the screen and for the page of the service worker, which loads no catalog; and every page would carry what few readers see. */
export const OFFLINE_WORDS: Readonly<Record<Language, OfflineWords>> = {
  vi: {
    title: 'Mất kết nối',
    sentence: 'Máy của bạn đang không có mạng. Truyện vẫn ở đây, chờ bạn quay lại.',
    again: 'Thử lại',
    shelf: 'Mở kệ truyện đã lưu',
  },
  ja: {
    title: 'オフラインです',
    sentence: 'ネットにつながっていません。つながったら、続きを読みましょう。',
    again: 'もう一度ためす',
    shelf: '保存した話を読む',
  },
};
