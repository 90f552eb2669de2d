import { gunzipSync } from 'node:zlib';
import { readFileSync } from 'node:fs';
import { fold } from '#server/platform/fold.ts';
import type { LanguageCode } from '#server/platform/database/tables.ts';
import { piecesOf } from '#server/modules/search/search-text.ts';

export interface RealTitle {
  readonly key: string;
  readonly language: LanguageCode;
  readonly format: 'COMIC' | 'NOVEL';
  readonly title: string;
  readonly reading: string | null;
  readonly author: string | null;
}

/** What a reader types, and a name of the work they mean. */
export interface TitleQuery {
  readonly language: LanguageCode;
  readonly typed: string;
  readonly meant: string;
}

export type QueryKind = 'exact' | 'folded' | 'reading' | 'reordered' | 'beginning' | 'one slip' | 'one slip in the reading';

const SHORTEST_SLIP = 4;
const LONGEST = 100;

/** Titles of works, and of Vietnamese pages, from the files that `path` leads to. */
export function readTitles(path: (name: string) => string): RealTitle[] {
  const works = lines(path('titles.tsv.gz')).map((line): RealTitle => {
    const [key = '', , language, title = '', reading = '', , author = '', , , , kind] = line.split('\t');
    const format = kind === 'novel' ? 'NOVEL' : 'COMIC';
    return { key, language: language === 'vi' ? 'vi' : 'ja', format, title, reading: reading || null, author: author || null };
  });
  const pages = lines(path('titles-viwiki_CC-BY-SA.tsv.gz')).map((title, index): RealTitle => ({
    key: `viwiki:${index}`,
    language: 'vi',
    format: 'NOVEL',
    title,
    reading: null,
    author: null,
  }));
  return [...works, ...pages].filter(({ title }) => title.trim() !== '');
}

function lines(file: string): string[] {
  return gunzipSync(readFileSync(file)).toString().trimEnd().split('\n').slice(1);
}

/** `count` queries of a kind, the same of the same titles. */
export function makeQueries(titles: readonly RealTitle[], kind: QueryKind, count: number): TitleQuery[] {
  const chance = chances(kind);
  const queries: TitleQuery[] = [];
  while (queries.length < count) {
    // Every second one is Vietnamese, so that a kind is not of one language alone.
    const wanted = queries.length % 2 === 0 || kind.includes('reading') ? 'ja' : 'vi';
    const title = titles[Math.floor(chance() * titles.length)];
    if (title?.language !== wanted) continue;
    const typed = typedAs(kind, title, chance)?.slice(0, LONGEST);
    const meant = kind.includes('reading') ? title.reading : title.title;
    if (typed && meant && fold(typed).trim() !== '' && piecesOf(fold(typed)).length > 0) queries.push({ language: wanted, typed, meant });
  }
  return queries;
}

function typedAs(kind: QueryKind, { title, reading, language }: RealTitle, chance: () => number): string | null {
  if (kind === 'exact') return title;
  if (kind === 'folded') return language === 'vi' ? fold(title) : otherKana(title);
  if (kind === 'reading') return reading;
  if (kind === 'reordered') return reordered(title, language);
  if (kind === 'beginning')
    return title.length < SHORTEST_SLIP
      ? null
      : Array.from(title)
          .slice(0, Math.ceil(title.length * 0.7))
          .join('');
  return slip(kind === 'one slip' ? title : reading, chance);
}

/** As one types who has the wrong kana on, or half width. */
function otherKana(title: string): string {
  return title.replace(/[\u3041-\u3096\u30a1-\u30f6]/g, (kana) => {
    const code = kana.charCodeAt(0);
    return String.fromCharCode(code < 0x30a0 ? code + 0x60 : code - 0x60);
  });
}

function reordered(title: string, language: LanguageCode): string | null {
  const words = title.split(/\s+/u).filter((word) => /[\p{L}\p{N}]/u.test(word));
  if (words.length > 1) return [...words.slice(1), words[0]].join(' ');
  const letters = Array.from(title);
  if (language === 'vi' || letters.length < 4 || !letters.every((letter) => /[\p{L}ー]/u.test(letter))) return null;
  const half = Math.ceil(letters.length / 2);
  return `${letters.slice(half).join('')} ${letters.slice(0, half).join('')}`;
}

/** One letter changed, left out, doubled or swapped with the next; null for what is too short to be told. */
function slip(text: string | null, chance: () => number): string | null {
  const letters = Array.from(text ?? '');
  const places = letters.flatMap((letter, index) => (/\p{L}/u.test(letter) ? [index] : []));
  if (places.length < SHORTEST_SLIP) return null;
  const place = places[Math.floor(chance() * places.length)] ?? 0;
  const letter = letters[place] ?? '';
  const other = letters[places[Math.floor(chance() * places.length)] ?? 0] ?? '';
  const way = Math.floor(chance() * 4);
  if (way === 0) letters[place] = other === letter ? (/\p{ASCII}/u.test(letter) ? 'z' : 'ん') : other;
  else if (way === 1) letters.splice(place, 1);
  else if (way === 2) letters.splice(place, 0, letter);
  else letters.splice(place, 2, letters[place + 1] ?? '', letter);
  return letters.join('');
}

/** Numbers of 0 to 1, the same of the same word. */
function chances(word: string): () => number {
  let state = Array.from(word).reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) >>> 0, 7);
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
