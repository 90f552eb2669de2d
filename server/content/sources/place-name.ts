import { sep } from 'node:path';
import type { LanguageCode } from '#server/platform/database/tables.ts';
import { judgeLanguage } from '../documents/recognise.ts';
import { isOneShot, parseChapterLabel, saysOnlyNumber, titleFromName } from './chapter-label.ts';
import { readNumberedName } from './numbered-name.ts';

const LANGUAGE_FOLDERS: Readonly<Record<string, LanguageCode | null>> = {
  vi: 'vi',
  vn: 'vi',
  'vi-vn': 'vi',
  ja: 'ja',
  jp: 'ja',
  'ja-jp': 'ja',
  en: null,
  fr: null,
  de: null,
  es: null,
  it: null,
  pt: null,
  ru: null,
  ko: null,
  zh: null,
  th: null,
  id: null,
};

export interface PlaceName {
  readonly title: string;
  /** Of a folder such as `ja`; null where none says it. */
  readonly language: LanguageCode | null;
  /** The number of a chapter that the last name is: `shigisan-engi/ja/01`. */
  readonly chapterNumber: string | null;
}

/** Folders around a place whose names may say its title and language. */
const LOOK_AROUND = 4;

/** Names of a folder on disk and of those around it, outermost first. */
export function namesAround(folder: string): string[] {
  return folder
    .split(sep)
    .filter((name) => name !== '')
    .slice(-LOOK_AROUND);
}

/** What the names of a folder and the folders around it say, from the outermost to the innermost. */
export function readPlaceName(names: readonly string[]): PlaceName {
  const last = names.at(-1) ?? '';
  const label = parseChapterLabel(last);
  const said = label === null ? readNumberedName(last) : null;
  const own = said === null ? names : [...names.slice(0, -1), ...(said.series === null ? [] : [said.series])];
  const known = names.slice(-3).findLast((name) => isLanguageFolder(name));
  return {
    title: titleFromName(own.findLast((name) => !isLanguageFolder(name) && !isBareLabel(name)) ?? last),
    language: known === undefined ? null : (LANGUAGE_FOLDERS[known.toLowerCase()] ?? null),
    chapterNumber: (label ?? said?.label)?.number ?? null,
  };
}

function isLanguageFolder(name: string): boolean {
  return Object.hasOwn(LANGUAGE_FOLDERS, name.toLowerCase());
}

/** Whether a name says but which part of a work it is: a number, or that it is the only one. */
export function isBareLabel(name: string): boolean {
  const label = parseChapterLabel(name);
  return label === null ? isOneShot(name) : saysOnlyNumber(label);
}

/** Of the two languages only Japanese is written with ideographs. */
export function judgeTitle(title: string): LanguageCode | null {
  return judgeLanguage(title) ?? (/\p{Script=Han}/u.test(title) ? 'ja' : null);
}
