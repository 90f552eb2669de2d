import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { OWN_SLUGS, ownPages } from '#server/modules/pages/own-pages.ts';
import { SESSION_MILLISECONDS } from '#server/platform/sessions/sessions.ts';
import { WINDOW_MILLISECONDS } from '#server/platform/throttle.ts';
import { writeLanguageCookie } from '#src/adapters/language/language-cookie.ts';

const TEXTS = new URL('../../../../server/modules/pages/texts/', import.meta.url);
const SITE = { name: 'Two_Sites', supportMail: 'help@site.example' };
const DAY_SECONDS = 86_400;

test.each(['vi', 'ja'] as const)('No time is written into the texts by hand, and no name of one is left in them (%s).', (language) => {
  const texts = OWN_SLUGS.map((slug) => readFileSync(new URL(`${slug}.${language}.md`, TEXTS), 'utf8')).join('');
  expect(texts.match(/\d+ ?(?:giây|phút|giờ|ngày|tuần|tháng|秒|分|時間|日|週|か月)/g)).toBeNull();
  expect(JSON.stringify(ownPages({ language, ...SITE }))).not.toMatch(/\{\w+\}/);
});

test.each([
  ['vi', (days: number, minutes: number) => [`trong ${days} ngày`, `trong ${minutes} phút`, 'hạn 7 ngày', 'trong 30 phút cho']],
  ['ja', (days: number, minutes: number) => [`${days}日間`, `${minutes}分間`, '有効期間7日', '30分に1回']],
] as const)('What is told of cookies, sessions, views and addresses is as long as they are kept (%s).', (language, sentences) => {
  const cookie = { cookie: '' };
  writeLanguageCookie(cookie as Document, 'vi', null);
  const days = Number(/Max-Age=(\d+)/.exec(cookie.cookie)?.[1]) / DAY_SECONDS;
  const words = JSON.stringify(ownPages({ language, ...SITE }));
  for (const sentence of sentences(days, WINDOW_MILLISECONDS / 60_000)) expect(words).toContain(sentence);
  expect(SESSION_MILLISECONDS).toBe(7 * DAY_SECONDS * 1000);
});

test.each([
  ['vi', /ảnh, bình luận, [^.]* bị xóa ngay\. Truyện bạn đã đăng vẫn ở lại/],
  ['ja', /画像、コメント、[^。]*ただちに削除されます。公開した作品は残ります/],
] as const)('What is told of the end of an account is what goes with it, comments too, and what does not (%s).', (language, words) => {
  expect(JSON.stringify(ownPages({ language, ...SITE }))).toMatch(words);
});

test.each([
  ['vi', /cho đến khi bạn xóa/, /Truyện đã đăng vẫn ở lại cả sau khi bạn xóa tài khoản; nếu muốn gỡ/],
  ['ja', /削除されるまでの間/, /公開した作品は、アカウントを削除したあとも残りますので、取り下げをご希望の場合は、削除の前に/],
] as const)(
  'The terms promise no more than is done: published works stay when their account is deleted (%s).',
  (language, broken, words) => {
    const terms = JSON.stringify(ownPages({ language, ...SITE }).find(({ slug }) => slug === 'terms'));
    expect(terms).not.toMatch(broken);
    expect(terms).toMatch(words);
  },
);

test('What a site is called and where it is written to stands there as it is, whatever it means in Markdown or to a replacement.', () => {
  const [name, supportMail] = ['Q&copy; $$ $& $` sách', '_help_$$@site.example'];
  const pages = JSON.stringify(ownPages({ language: 'vi', name, supportMail }).map(({ document }) => document));
  expect(pages).toContain(`Đọc truyện trên ${name} không cần tài khoản`);
  expect(pages).toContain(`{"kind":"link","href":"mailto:${supportMail}","runs":["${supportMail}"]}`);
});
