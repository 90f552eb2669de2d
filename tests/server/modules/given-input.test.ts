import { expect, test } from 'vitest';
import { cleanText, isVisible } from '#graphql/document/kept-text.ts';
import { checkEmail, checkName } from '#server/modules/accounts/account-input.ts';
import { checkWords } from '#server/modules/comments/comment-input.ts';
import { readUuid } from '#server/modules/given-input.ts';
import { readGenreChoice } from '#server/modules/works/genre-choice.ts';
import { checkChapterWords, checkOwnWork } from '#server/modules/uploads/upload-input.ts';

const UNSEEN = ['', ' ', '\u200b', '\u3164', '\u2060\u200d', '\u00ad\u00ad', '\ufe0f', '\u2800', '\u202e\u202e', '\u0301', '\u3000\n'];
const WORK = {
  language: 'vi',
  format: 'COMIC',
  status: 'ONGOING',
  direction: null,
  titleReading: null,
  description: '',
  isSensitive: false,
  credits: [],
  genres: [],
  twinId: null,
} as const;

test.each(UNSEEN.map((text) => [JSON.stringify(text), text]))(
  'Of %s nothing is to be seen: it is no name, no comment and no title.',
  (_, text) => {
    expect(isVisible(text)).toBe(false);
    expect(checkName(text).problem).toEqual({ field: 'name', code: 'REQUIRED', limit: null });
    expect(checkWords({ text, isSpoiler: false }).problems).toEqual([{ field: 'text', code: 'REQUIRED', limit: null }]);
    expect(checkOwnWork({ ...WORK, title: text }).problems).toEqual([{ field: 'title', code: 'REQUIRED', limit: null }]);
    expect(checkChapterWords({ number: '1', title: text }).words.title).toBeNull();
  },
);

test.each(['Lan', 'ẩn', '雨', 'a\u0301', '。', '💛', '👩‍👩‍👧', '葛\u{e0100}城', '❤️', '1'])('%s is to be seen.', (text) => {
  expect([isVisible(text), checkName(text)]).toEqual([true, { value: text.normalize('NFC'), problem: null }]);
});

test('A name is told from no other by what is not seen; emoji stay whole.', () => {
  const names = ['Admin\u200b', 'Ad\u00admin', '\u2066Admin', 'Ad\ufe0fmin', '👩‍👩‍👧 Mẹ\u200d', '❤️Lan\u3164'];
  expect(names.map((name) => checkName(name).value)).toEqual(['Admin', 'Admin', 'Admin', 'Admin', '👩‍👩‍👧 Mẹ', '❤️Lan']);
});

test('So are the titles and the people of a work that is sent, and the titles of its chapters.', () => {
  const credits = [{ name: 'Nguyễn\u200b  An', role: 'AUTHOR' as const }];
  const { words, problems } = checkOwnWork({ ...WORK, title: 'Đò\u202e đêm\u00ad', titleReading: 'ど\u200bぜい', credits });
  expect([words.title, words.titleReading, words.credits[0]?.name, problems]).toEqual(['Đò đêm', 'どぜい', 'Nguyễn An', []]);
  expect(checkChapterWords({ number: '1', title: '👩‍👩‍👧\u2066 Bến\u200b đò' }).words.title).toBe('👩‍👩‍👧 Bến đò');
});

test('Without what is not seen, a name is NFC still.', () => {
  const given = ['Le\u200b\u0302', 'Ad\u202emin', '  Nguye\u0302\u0303n   A\u0301nh ', 'ヤマダ\u3000太郎', 'カ\u3099'];
  expect(given.map((name) => checkName(name).value)).toEqual(['Lê', 'Admin', 'Nguyễn Ánh', 'ヤマダ 太郎', 'ガ']);
});

test.each(['👩🏽‍🚀', '🏳️‍🌈', '1️⃣', '🏴󠁧󠁢󠁳󠁣󠁴󠁿', '❤️‍🔥 Lan', '🇻🇳', '\u{10fffd}', '\u{1fbfa}'])('%s is a name as it is.', (name) => {
  expect(checkName(name)).toEqual({ value: name, problem: null });
});

test.each(UNSEEN)('Of %j nothing is kept beside what is seen.', (text) => {
  expect(checkWords({ text, emoji: '🎉', isSpoiler: false }).words.text).toBe('');
  expect(checkOwnWork({ ...WORK, title: 'Lan', titleReading: text, description: text }).words).toMatchObject({
    titleReading: null,
    description: '',
  });
});

test('An address of mail has no halves of letters.', () => {
  expect(checkEmail('a\ud800@example.org').problem?.code).toBe('NOT_AN_EMAIL');
});

test.each(['a%41.org', 'a／b.org', 'a/b.org', 'x?y.org', 'x#y.org', '\u00ad.org', 'x℀.org'])(
  'An address of mail at %s is none.',
  (host) => {
    expect(checkEmail(`lan@${host}`).problem?.code).toBe('NOT_AN_EMAIL');
  },
);

test.each([
  ['Lan@Example.ORG', 'Lan@Example.ORG', 'lan@example.org'],
  ['E\u0301@ПРИМЕР.рф', 'É@пример.рф', 'é@xn--e1afmkfd.xn--p1ai'],
  ['lan@XN--E1AFMKFD.xn--p1ai', 'lan@XN--E1AFMKFD.xn--p1ai', 'lan@xn--e1afmkfd.xn--p1ai'],
  ['lan@gmaıl.com', 'lan@gmaıl.com', 'lan@xn--gmal-nza.com'],
  ['Straße@straße.de', 'Straße@straße.de', 'straße@xn--strae-oqa.de'],
])('%s is written to as %s and compared as %s.', (given, email, emailKey) => {
  expect(checkEmail(given).value).toEqual({ email, emailKey });
});

test('A text is kept as NFC with line feeds, without controls and halves of letters.', () => {
  expect(cleanText('a\r\nb\rc\u0000\ud800\te\u0302')).toBe('a\nb\nc\ufffd\tê');
});

test('What no slug can hold fits no genre, and reaches no database.', () => {
  expect(readGenreChoice({ genres: ['\u0000', 'drama', 'a\u0007'], without: null })).toEqual({ genres: ['', 'drama'], without: [] });
  expect(readGenreChoice({ genres: ['x'.repeat(3000), '\ud800'], without: ['sci-fi', 'ẩm thực'] })).toEqual({
    genres: [''],
    without: ['', 'sci-fi'],
  });
});

test('A key is a UUID, in lower case.', () => {
  const key = '0190B1C2-8D5E-7A30-9F11-0C6D2E7F4A55';
  expect(readUuid('key', key)).toBe(key.toLowerCase());
  expect(() => readUuid('key', 'x')).toThrow('key must be a UUID.');
});
