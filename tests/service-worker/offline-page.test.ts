import { expect, test } from 'vitest';
import { offlineAnswer, offlinePage } from '#src/service-worker/offline-page.ts';

test.each([
  ['vi', 'Mất kết nối', 'Thử lại', 'Mở kệ truyện đã lưu'],
  ['ja', 'オフラインです', 'もう一度ためす', '保存した話を読む'],
] as const)(
  'The offline page in %s is whole in itself: a drawing, a sentence, the way back and the way to what is saved.',
  (language, title, action, shelf) => {
    const page = offlinePage(language, 'n');
    expect(page).toContain(`<html lang="${language}">`);
    expect(page).toContain(`<h1>${title}</h1>`);
    expect(page.match(/<a [^>]*>[^<]*<\/a>/g)).toEqual([`<a href="">${action}</a>`, `<a class="quiet" href="/shelf">${shelf}</a>`]);
    expect(page.match(/<svg/g)).toHaveLength(1);
    expect(page.match(/<script[^>]*>/g)).toEqual(['<script nonce="n">']);
    expect(page).not.toMatch(/<img|<link|style="|\ssrc=|https?:/);
  },
);

test('Its answer may load nothing and run only its own, and is kept nowhere.', () => {
  const answer = offlineAnswer('vi', 'n0nce');
  expect([answer.status, Object.fromEntries(answer.headers)]).toEqual([
    503,
    {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy':
        "default-src 'none'; script-src 'nonce-n0nce'; style-src 'nonce-n0nce'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    },
  ]);
});
