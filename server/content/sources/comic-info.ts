import { Parser } from 'htmlparser2';
import { COMIC_INFO_NAMES, isComicInfo, isJunk } from '#graphql/document/file-names.ts';
import type { LanguageCode, WorksTable } from '#server/platform/database/tables.ts';
import type { ArchiveReader } from '../archives/archive-reader.ts';
import { markedEncoding } from '../documents/decode-text.ts';
import { genreSlug } from '../genre-names.ts';
import type { ImportedCredit } from '../imported-work.ts';
import { isNobody } from '../nobody.ts';
import { RefusedFile } from '../refused-file.error.ts';
import type { Direction } from '../pictures/page-layout.ts';
import { detailsFields } from './mihon-details.ts';
import { folderOf } from './path-parts.ts';

const MOST_COMIC_INFO_BYTES = 1024 ** 2;

/** What a ComicInfo.xml or a details.json says; null or empty where it says nothing usable. */
export interface ComicInfo {
  readonly series: string | null;
  readonly title: string | null;
  readonly number: string | null;
  readonly summary: string;
  readonly credits: readonly ImportedCredit[];
  readonly genres: readonly string[];
  /** By their slugs, as they are written. */
  readonly genreNames: ReadonlyMap<string, string>;
  readonly language: LanguageCode | null;
  readonly direction: Direction | null;
  readonly isSensitive: boolean;
  readonly publishedAt: Date | null;
  readonly sourceNote: string | null;
  readonly status: WorksTable['status'] | null;
}

const ROLES = [
  ['Writer', 'AUTHOR'],
  ['Penciller', 'ARTIST'],
  ['Translator', 'TRANSLATOR'],
] as const;
/** As Mihon writes it into what it downloads, and others write after it. */
const STATUSES: Readonly<Record<string, WorksTable['status']>> = {
  ongoing: 'ONGOING',
  completed: 'COMPLETED',
  'publishing finished': 'COMPLETED',
  'on hiatus': 'HIATUS',
};
const ADULT = /^(?:adults only 18\+|x18\+|r18\+|mature 17\+)$/i;
const LONGEST_TEXT = 10_000;
const LONGEST_GENRE = 80;
const DAY_MILLISECONDS = 86_400_000;

/** What a folder of a reader and those within say of their comics, by the folder; '' is the root. Rejects as the reader does. */
export async function readComicInfos(reader: ArchiveReader, folder: string): Promise<ReadonlyMap<string, ComicInfo>> {
  const names = new Set(reader.names().filter((path) => isComicInfo(path) && !isJunk(path)));
  const isWithin = (path: string): boolean => folder === '' || path.startsWith(`${folder}/`);
  const infos = new Map<string, ComicInfo>();
  for (const each of new Set([...names].filter(isWithin).map(folderOf))) {
    const info = await readInfo(each, reader, names);
    if (info !== null) infos.set(each, info);
  }
  return infos;
}

/** What lies in a folder of a reader and says of the comics there; null for nothing, and for what cannot be read. */
export async function readComicInfoIn(
  folder: string,
  reader: Pick<ArchiveReader, 'read'>,
  names: ReadonlySet<string>,
): Promise<ComicInfo | null> {
  try {
    return await readInfo(folder, reader, names);
  } catch (error) {
    if (error instanceof RefusedFile) return null;
    throw error;
  }
}

async function readInfo(folder: string, reader: Pick<ArchiveReader, 'read'>, names: ReadonlySet<string>): Promise<ComicInfo | null> {
  const said: ComicInfo[] = [];
  for (const name of COMIC_INFO_NAMES) {
    const path = folder === '' ? name : `${folder}/${name}`;
    if (!names.has(path)) continue;
    const bytes = await reader.read(path, MOST_COMIC_INFO_BYTES);
    said.push(name === 'details.json' ? readDetails(bytes) : readComicInfo(bytes));
  }
  return joinInfos(said);
}

/** Each field as the first says it that says it at all; null where nobody says anything. */
export function joinInfos(infos: readonly (ComicInfo | null | undefined)[]): ComicInfo | null {
  const [first, ...others] = infos.filter((info) => info !== null && info !== undefined);
  return first === undefined ? null : others.reduce(filled, first);
}

function filled(info: ComicInfo, other: ComicInfo): ComicInfo {
  const { genres, genreNames } = info.genres.length > 0 ? info : other;
  return {
    series: info.series ?? other.series,
    title: info.title ?? other.title,
    number: info.number ?? other.number,
    summary: info.summary || other.summary,
    credits: info.credits.length > 0 ? info.credits : other.credits,
    genres,
    genreNames,
    language: info.language ?? other.language,
    direction: info.direction ?? other.direction,
    isSensitive: info.isSensitive || other.isSensitive,
    publishedAt: info.publishedAt ?? other.publishedAt,
    sourceNote: info.sourceNote ?? other.sourceNote,
    status: info.status ?? other.status,
  };
}

/** Reads the untrusted bytes leniently: what is not well-formed is passed over, no entity is looked up. */
export function readComicInfo(bytes: Buffer): ComicInfo {
  return infoOf(readFields(decode(bytes)));
}

/** Reads the untrusted bytes of a details.json; what is none says nothing. */
function readDetails(bytes: Buffer): ComicInfo {
  return infoOf(new Map([...detailsFields(decode(bytes))].flatMap(([name, value]) => shownField(name, value))));
}

function decode(bytes: Buffer): string {
  return new TextDecoder(markedEncoding(bytes) ?? 'utf-8').decode(bytes);
}

/** None for a value that shows nothing. */
function shownField(name: string, written: string): readonly (readonly [string, string])[] {
  const value = written.slice(0, LONGEST_TEXT).replaceAll('\0', '').trim().normalize('NFC');
  return value === '' ? [] : [[name, value]];
}

function infoOf(fields: ReadonlyMap<string, string>): ComicInfo {
  const text = (name: string): string | null => fields.get(name) ?? null;
  return {
    series: text('Series')?.slice(0, 300) ?? null,
    title: text('Title')?.slice(0, 300) ?? null,
    number: readNumber(text('Number')),
    summary: text('Summary') ?? '',
    credits: readCredits(text),
    ...readGenres(text('Genre')),
    language: readLanguage(text('LanguageISO')),
    direction: text('Manga') === 'YesAndRightToLeft' ? 'RIGHT_TO_LEFT' : null,
    isSensitive: ADULT.test(text('AgeRating') ?? ''),
    publishedAt: readDate(text('Year'), text('Month'), text('Day')),
    sourceNote: text('Notes')?.slice(0, 4_000) ?? null,
    status: STATUSES[(text('ty:PublishingStatusTachiyomi') ?? text('PublishingStatusTachiyomi') ?? '').toLowerCase()] ?? null,
  };
}

function readFields(xml: string): Map<string, string> {
  const fields = new Map<string, string>();
  const open: string[] = [];
  let text = '';
  const parser = new Parser(
    {
      onopentag(name) {
        open.push(name);
        text = '';
      },
      ontext(part) {
        if (text.length < LONGEST_TEXT) text += part;
      },
      onclosetag() {
        const name = open.pop();
        if (open.length === 1 && open[0] === 'ComicInfo' && name !== undefined && !fields.has(name))
          for (const [key, value] of shownField(name, text)) fields.set(key, value);
        text = '';
      },
    },
    { xmlMode: true, decodeEntities: true },
  );
  parser.end(xml);
  return fields;
}

function readNumber(written: string | null): string | null {
  return written !== null && /^\d{1,6}(?:\.\d{1,3})?$/.test(written) ? String(Number(written)) : null;
}

function readGenres(written: string | null): Pick<ComicInfo, 'genres' | 'genreNames'> {
  const genres = list(written).flatMap((name) => {
    const slug = isNobody(name) ? null : genreSlug(name);
    return slug === null ? [] : [[slug, name.slice(0, LONGEST_GENRE)] as const];
  });
  return { genres: genres.map(([slug]) => slug), genreNames: new Map(genres) };
}

function readCredits(text: (name: string) => string | null): ImportedCredit[] {
  return ROLES.flatMap(([field, role]) => list(text(field)).map((name) => ({ name: name.slice(0, 200), reading: null, role })));
}

function readLanguage(written: string | null): LanguageCode | null {
  const code = written?.toLowerCase().split(/[-_]/)[0];
  return code === 'vi' || code === 'ja' ? code : null;
}

function readDate(year: string | null, month: string | null, day: string | null): Date | null {
  if (year === null || !/^[12]\d{3}$/.test(year)) return null;
  const first = Date.UTC(Number(year), within(month, 12) - 1);
  const daysOfMonth = new Date(Date.UTC(Number(year), within(month, 12), 0)).getUTCDate();
  return new Date(first + (within(day, daysOfMonth) - 1) * DAY_MILLISECONDS);
}

/** The schema's own word for a month or day that nobody knows is -1: then it is the first. */
function within(written: string | null, most: number): number {
  const number = Number(written);
  return Number.isInteger(number) && number >= 1 && number <= most ? number : 1;
}

function list(written: string | null): string[] {
  return (written ?? '')
    .split(/[,、，]/)
    .map((part) => part.trim())
    .filter((part) => part !== '');
}
