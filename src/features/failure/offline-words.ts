interface OfflineWords {
  readonly title: string;
  readonly sentence: string;
  readonly again: string;
  readonly shelf: string;
}

/** As the service worker says it (src/service-worker/offline-page.ts). Not in a catalog: every page would carry what few readers see. */
export const OFFLINE_WORDS: Readonly<Record<'vi' | 'ja', OfflineWords>> = {
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
