import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { LanguageCode, WorksTable } from '#server/platform/database/tables.ts';

/** What a work is named after; `format` is null where the title fits both. */
export interface BenchTitle {
  readonly language: LanguageCode;
  readonly title: string;
  readonly reading: string | null;
  readonly author: string | null;
  readonly authorReading: string | null;
  readonly format: WorksTable['format'] | null;
}

const CATALOGUE = 'titles.tsv.gz';
const NAMES = 'titles-viwiki_CC-BY-SA.tsv.gz';
const VIETNAMESE_NAME = /^\p{L}(?=.*[À-ỹ])[\p{L}\p{M} ,–-]{3,60}$/u;

/** Reads both lists of `folder`; null where they are not there. The order is that of the files. */
export async function readRealTitles(folder: string): Promise<readonly BenchTitle[] | null> {
  if (!existsSync(join(folder, CATALOGUE)) || !existsSync(join(folder, NAMES))) return null;
  const catalogue = await readLines(join(folder, CATALOGUE));
  const names = await readLines(join(folder, NAMES));
  return [...catalogue.map(titleOfRow).filter((title) => title.title !== ''), ...names.filter(isVietnamese).map(titleOfName)];
}

async function readLines(file: string): Promise<string[]> {
  return gunzipSync(await readFile(file))
    .toString()
    .normalize('NFC')
    .split('\n')
    .slice(1)
    .filter((line) => line.trim() !== '');
}

function titleOfRow(line: string): BenchTitle {
  const [, , language, title = '', reading = '', , authors = '', authorReadings = '', , , kind] = line.split('\t');
  return {
    language: language === 'vi' ? 'vi' : 'ja',
    title: title.trim(),
    reading: orNull(reading),
    author: orNull(authors.split('、')[0]),
    authorReading: orNull(authorReadings.split('、')[0]),
    format: kind === 'novel' ? 'NOVEL' : 'COMIC',
  };
}

function isVietnamese(name: string): boolean {
  return VIETNAMESE_NAME.test(name.trim());
}

function titleOfName(name: string): BenchTitle {
  const [first = '', ...rest] = name.trim();
  return {
    language: 'vi',
    title: `${first.toLocaleUpperCase('vi')}${rest.join('')}`,
    reading: null,
    author: null,
    authorReading: null,
    format: null,
  };
}

function orNull(text: string | undefined): string | null {
  const trimmed = text?.trim() ?? '';
  return trimmed === '' ? null : trimmed;
}
