import { expect, test } from 'vitest';
import { detectLanguage } from '#src/app/detect-language.ts';

const sites = {
  vi: { name: 'Truyện Đôi', origin: 'https://vi.example', supportMail: 'a@vi.example', adFrame: null, analytics: null },
  ja: { name: 'ふたご書庫', origin: 'https://ja.example', supportMail: 'a@ja.example', adFrame: null, analytics: null },
};

test('The domain decides before the cookie and the browser.', () => {
  expect(detectLanguage(sites, 'https://ja.example', 'futago_language=vi', ['vi'])).toBe('ja');
});

test('On another domain the cookie decides before the browser.', () => {
  expect(detectLanguage(sites, 'https://cdn.example', 'a=b; futago_language=ja; c=d', ['vi-VN'])).toBe('ja');
  expect(detectLanguage(sites, 'https://cdn.example', 'futago_language=xx', ['ja-JP'])).toBe('ja');
});

test('The first language of the browser that is ours decides, else it is Vietnamese.', () => {
  expect(detectLanguage(sites, 'https://cdn.example', '', ['en-US', 'ja-JP', 'vi'])).toBe('ja');
  expect(detectLanguage(sites, 'https://cdn.example', '', ['en-US'])).toBe('vi');
  expect(detectLanguage(sites, 'https://cdn.example', '', [])).toBe('vi');
});
