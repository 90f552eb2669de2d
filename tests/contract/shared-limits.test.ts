import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { keptLength } from '#graphql/document/kept-text.ts';
import {
  LONGEST_CHAPTER_TITLE,
  LONGEST_COMMENT,
  LONGEST_DESCRIPTION,
  LONGEST_EMAIL,
  LONGEST_FILTER,
  LONGEST_MESSAGE,
  LONGEST_NAME,
  LONGEST_NOTE,
  LONGEST_PASSWORD,
  LONGEST_QUERY,
  LONGEST_TITLE,
  MOST_CHOSEN_GENRES,
  MOST_PIECE_BYTES,
  SHORTEST_PASSWORD,
} from '#graphql/document/limits.ts';
import { authMachine, userOf } from '#machines/auth/index.ts';
import { isSendable } from '#machines/comments/outbox.ts';
import { checkEmail, checkName, checkNewPassword } from '#server/modules/accounts/account-input.ts';
import { checkWords } from '#server/modules/comments/comment-input.ts';
import { checkChapterWords, checkOwnWork } from '#server/modules/uploads/upload-input.ts';
import { readGenreChoice } from '#server/modules/works/genre-choice.ts';
import { REQUEST_MS } from '#server/http/http-server.ts';
import { SESSION_MILLISECONDS } from '#server/platform/sessions/sessions.ts';
import { nextLength } from '#src/adapters/upload/upload-bytes.ts';
import { genreSelectionFrom } from '#src/entities/genre/genre-selection.ts';
import { saysSomething } from '#src/entities/comment/comment-words.ts';
import { emailProblems, nameProblems, passwordProblems } from '#src/features/account/account-rules.ts';
import { contactProblems } from '#src/features/account/contact/contact-rules.ts';
import { proposedWork } from '#src/features/upload/files/file-title.ts';
import { Route as SearchRoute } from '#src/routes/$lang/_shell.search.tsx';
import { Route as WorkRoute } from '#src/routes/$lang/_shell.comic.$comicId.index.tsx';
import { ReadersSite, startSiteParts } from '#tests/support/site/readers-site.ts';

/** One letter each: as it is typed, of two code units, of three code points, and with what is not kept around it. */
const SPELT: readonly (readonly [how: string, spell: (count: number) => string])[] = [
  ['plain', (count) => 'a'.repeat(count)],
  ['of two code units', (count) => '𠮷'.repeat(count)],
  ['with its marks apart', (count) => 'e\u0323\u0302'.repeat(count)],
  ['with blanks around', (count) => ` \n${'字'.repeat(count)}\r\n `],
  ['with control characters around', (count) => `\u0007${'字'.repeat(count)}\u009b`],
];
const UNSEEN: readonly (readonly [what: string, sign: string])[] = [
  ['letters without width', '\u200b'],
  ['joiners', '\u200d'],
  ['variation selectors', '\ufe0f'],
  ['turns of direction', '\u202e'],
];
const WORDS = { emoji: null, isSpoiler: false };
const DRAFT = { ...WORDS, replyToId: null, pinId: null };
const WORK = {
  language: 'ja',
  format: 'COMIC',
  status: 'ONGOING',
  title: 'a',
  description: '',
  isSensitive: false,
  credits: [],
  genres: [],
} as const;

interface Sides {
  readonly most: number;
  readonly browser: (text: string) => boolean;
  readonly server: (text: string) => boolean;
}

const isFine = ({ problems }: { readonly problems: readonly unknown[] }): boolean => problems.length === 0;
const isShort = (text: string, most: number): boolean => keptLength(text) <= most;
const CHECKED: Readonly<Record<string, Sides>> = {
  'A name': {
    most: LONGEST_NAME,
    browser: (text) => nameProblems(text).length === 0,
    server: (text) => checkName(text).problem === null,
  },
  'A comment': {
    most: LONGEST_COMMENT,
    browser: (text) => saysSomething({ ...WORDS, text }),
    server: (text) => isFine(checkWords({ ...WORDS, text })),
  },
  'A comment that is sent': {
    most: LONGEST_COMMENT,
    browser: (text) => isSendable({ ...DRAFT, text }),
    server: (text) => isFine(checkWords({ ...WORDS, text })),
  },
  'The title of a work': {
    most: LONGEST_TITLE,
    browser: (text) => isShort(text, LONGEST_TITLE),
    server: (title) => isFine(checkOwnWork({ ...WORK, title })),
  },
  'What a work is about': {
    most: LONGEST_DESCRIPTION,
    browser: (text) => isShort(text, LONGEST_DESCRIPTION),
    server: (description) => isFine(checkOwnWork({ ...WORK, description })),
  },
  'The title of a chapter': {
    most: LONGEST_CHAPTER_TITLE,
    browser: (text) => isShort(text, LONGEST_CHAPTER_TITLE),
    server: (title) => isFine(checkChapterWords({ number: '1', title })),
  },
};

describe.each(Object.entries(CHECKED))('%s', (_, { most, browser, server }) => {
  test.each(SPELT)('has one length in the browser and on the server: letters %s.', (_how, spell) => {
    expect([most, most + 1].map((count) => [browser(spell(count)), server(spell(count))])).toEqual([
      [true, true],
      [false, false],
    ]);
  });
});

test.each(UNSEEN)('A name has one length in the browser and on the server: letters with %s among them.', (_what, unseen) => {
  const names = [LONGEST_NAME, LONGEST_NAME + 1].map((count) => `a${unseen}`.repeat(count));
  expect(names.map((name) => nameProblems(name).length === 0)).toEqual([true, false]);
  expect(names.map((name) => checkName(name).problem === null)).toEqual([true, false]);
});

test.each(UNSEEN)('A text of %s alone is none in the browser and on the server.', (_what, unseen) => {
  const browser = [nameProblems(unseen)[0]?.code, contactProblems({ ...LETTER, message: unseen })[0]?.code];
  expect(browser).toEqual(['REQUIRED', 'REQUIRED']);
  expect(saysSomething({ ...WORDS, text: unseen })).toBe(false);
  expect([checkName(unseen).problem?.code, checkWords({ ...WORDS, text: unseen }).problems[0]?.code]).toEqual(['REQUIRED', 'REQUIRED']);
});

test.each(SPELT.slice(0, 3))('A password has one length in the browser and on the server: letters %s.', (_how, spell) => {
  const counts = [SHORTEST_PASSWORD - 1, SHORTEST_PASSWORD, LONGEST_PASSWORD, LONGEST_PASSWORD + 1];
  const own = (count: number): string => (count < SHORTEST_PASSWORD ? spell(count) : spell(count - 4) + 'kZ7q');
  const browser = counts.map((count) => passwordProblems('newPassword', own(count))[0]?.code ?? null);
  expect(browser).toEqual(['TOO_SHORT', null, null, 'TOO_LONG']);
  expect(counts.map((count) => checkNewPassword(own(count), 'newPassword').problem?.code ?? null)).toEqual(browser);
});

test.each(['a', '𠮷', 'e\u0323\u0302'])('An address has one length in the browser and on the server: letters %s.', (letter) => {
  const end = '@b.vn';
  const head = LONGEST_EMAIL - end.length - letter.normalize('NFC').length;
  const addresses = [head, head + 1].map((count) => `${letter}${'a'.repeat(count)}${end}`);
  expect(addresses.map((address) => emailProblems(address)[0]?.code === 'TOO_LONG')).toEqual([false, true]);
  expect(addresses.map((address) => checkEmail(address).problem?.code === 'TOO_LONG')).toEqual([false, true]);
});

test('As many genres are chosen as the server takes.', () => {
  const slugs = Array.from({ length: MOST_CHOSEN_GENRES + 1 }, (_, index) => `genre-${index}`);
  const { genres } = genreSelectionFrom(slugs.join(','));
  expect(readGenreChoice({ genres }).genres).toHaveLength(MOST_CHOSEN_GENRES);
  expect(() => readGenreChoice({ genres: slugs })).toThrow();
});

test('The name of a file proposes a title that the server takes, and no half of a letter.', () => {
  const { title } = proposedWork([`${'𠮷'.repeat(LONGEST_TITLE + 1)}.cbz`]);
  expect([title, isFine(checkOwnWork({ ...WORK, title }))]).toEqual(['𠮷'.repeat(LONGEST_TITLE), true]);
});

test('No piece of a file is larger than the server takes.', () => {
  expect(nextLength(MOST_PIECE_BYTES, 1)).toBe(MOST_PIECE_BYTES);
});

test('On a line of 3 kB a second a piece arrives within the time that a request has.', () => {
  const least = nextLength(1, Number.MAX_SAFE_INTEGER);
  expect(least / 3).toBeLessThan(REQUEST_MS);
});

test('A sign-in lasts in the browser as long as on the server.', () => {
  const clock = new SimulatedClock();
  const auth = createActor(authMachine, { clock }).start();
  const user = { id: '1', name: 'Lan', email: 'lan@example.org', avatarUrl: null, language: 'vi', sessionId: '1' } as const;
  auth.send({ type: 'session.opened', login: { token: 't', user } });
  const readers = [SESSION_MILLISECONDS - 1, 1].map((milliseconds) => {
    clock.increment(milliseconds);
    return userOf(auth.getSnapshot())?.name;
  });
  expect(readers).toEqual(['Lan', undefined]);
});

test('A query of an address is as long as the server takes, and ends in no half of a letter.', async () => {
  const { q = '' } = validate(SearchRoute, { q: 'a'.repeat(LONGEST_QUERY + 1) });
  await expect(search(q)).resolves.toBeDefined();
  await expect(search(`${q}a`)).rejects.toThrow(`${LONGEST_QUERY}`);
  expect(q).toHaveLength(LONGEST_QUERY);
  expect(validate(SearchRoute, { q: `${'a'.repeat(LONGEST_QUERY - 1)}😀` })['q']).toBe('a'.repeat(LONGEST_QUERY - 1));
});

test('A filter of chapters is as long as the server takes.', async () => {
  const { filter = '' } = validate(WorkRoute, { filter: 'a'.repeat(LONGEST_FILTER + 1) });
  await expect(filterChapters(filter)).resolves.toBeDefined();
  await expect(filterChapters(`${filter}a`)).rejects.toThrow(`${LONGEST_FILTER}`);
  expect(filter).toHaveLength(LONGEST_FILTER);
});

test.each(SPELT)('A letter to the site and a note of a report have one length: letters %s.', async (_how, spell) => {
  await site.test.database.deleteFrom('throttle_hits').execute();
  const letters = [LONGEST_MESSAGE, LONGEST_MESSAGE + 1].map((count) => ({ ...LETTER, message: spell(count) }));
  const notes = [LONGEST_NOTE, LONGEST_NOTE + 1].map(spell);
  expect(letters.map((letter) => contactProblems(letter).length === 0)).toEqual([true, false]);
  expect(await Promise.all(letters.map(write))).toEqual(['Done', 'InvalidInput']);
  expect(notes.map((note) => isShort(note, LONGEST_NOTE))).toEqual([true, false]);
  expect(await Promise.all(notes.map(report))).toEqual(['Done', 'InvalidInput']);
});

let site: ReadersSite;
beforeAll(async () => {
  site = new ReadersSite(await startSiteParts());
});
afterAll(() => site.close());

const LETTER = { name: 'Lan', email: 'lan@example.org', website: '' };

interface SearchedRoute {
  readonly options: { readonly validateSearch?: unknown };
}

function validate(route: SearchedRoute, values: object): Readonly<Record<string, string>> {
  return (route.options.validateSearch as (values: object) => Readonly<Record<string, string>>)(values);
}

function search(query: string): Promise<unknown> {
  return site.run('query ($query: String!) { search(query: $query, language: vi) { position { page } } }', { query });
}

function filterChapters(filter: string): Promise<unknown> {
  const query = `query ($id: ID!, $filter: String) {
    work(id: $id, language: vi) { ... on Work { chapters(filter: $filter) { position { page } } } } }`;
  return site.run(query, { id: String(site.seeded.viComic.id), filter });
}

async function write(letter: typeof LETTER & { readonly message: string }): Promise<string> {
  const query = 'mutation ($input: ContactInput!) { sent: sendContactMessage(input: $input) { __typename } }';
  return (await site.run<Sent>(query, { input: { ...letter, language: 'vi' } })).sent.__typename;
}

async function report(note: string): Promise<string> {
  const query = 'mutation ($input: ReportContentInput!) { sent: reportContent(input: $input) { __typename } }';
  const input = { subject: { workId: String(site.seeded.viComic.id) }, reason: 'OTHER', note };
  return (await site.run<Sent>(query, { input }, site.lan)).sent.__typename;
}

interface Sent {
  readonly sent: { readonly __typename: string };
}
