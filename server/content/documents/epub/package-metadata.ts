import { fold } from '#server/platform/fold.ts';
import type { LanguageCode } from '#server/platform/database/tables.ts';
import { GENRE_NAMES, genreSlug } from '../../genre-names.ts';
import type { ImportedCredit } from '../../imported-work.ts';
import type { ManifestItem, PackageDocument } from './package-document.ts';
import { isPicture, metaValues } from './package-document.ts';
import { findWrapColumn, groupLines, rejoinLines } from '../plain/line-groups.ts';
import type { XmlElement } from './xml-tree.ts';
import { childrenNamed, descendants, parseXml, rawText, textContent } from './xml-tree.ts';

export interface PackageMetadata {
  readonly title: string | null;
  /** The place in a series that is called as the book is; null for the first, whose title tells it apart from the others. */
  readonly volume: string | null;
  readonly titleReading: string | null;
  readonly language: LanguageCode | null;
  readonly description: string;
  readonly credits: readonly ImportedCredit[];
  /** Slugs of genres that the site has a name for: shops and libraries write much else there. */
  readonly genres: readonly string[];
  readonly sourceNote: string | null;
  readonly cover: ManifestItem | null;
}

const ROLES: Readonly<Record<string, ImportedCredit['role']>> = { aut: 'AUTHOR', ill: 'ARTIST', art: 'ARTIST', trl: 'TRANSLATOR' };
/** Books write 夏目 漱石 as well as 夏目漱石. */
const SPACE_IN_CJK_NAME =
  /(?<=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])[\s\u3000]+(?=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])/gu;
/** Calibre writes three letters. */
const LANGUAGES: Readonly<Record<string, LanguageCode>> = { vi: 'vi', vie: 'vi', ja: 'ja', jpn: 'ja' };
const LONGEST_DESCRIPTION = 10_000;
const LINES = new Set(['p', 'div', 'br', 'li', 'blockquote', 'h1', 'h2', 'h3', 'h4']);

/** Reads what an EPUB says of itself, in EPUB 2 and 3. */
export function readMetadata(document: PackageDocument): PackageMetadata {
  const { metadata } = document;
  const title = mainTitle(metadata);
  return {
    title: title === null ? null : emptyToNull(textContent(title)),
    volume: title === null ? null : volumeOf(metadata, textContent(title)),
    titleReading: title === null ? null : kanaOnly(fileAs(metadata, title)),
    language: readLanguage(childrenNamed(metadata, 'language').map(textContent)),
    description: plainDescription(childrenNamed(metadata, 'description').map(rawText)[0] ?? ''),
    credits: [...childrenNamed(metadata, 'creator'), ...childrenNamed(metadata, 'contributor')].flatMap((person) =>
      readCredit(metadata, person),
    ),
    genres: childrenNamed(metadata, 'subject').flatMap((subject) => genresIn(textContent(subject))),
    sourceNote: emptyToNull(
      ['publisher', 'source', 'rights']
        .flatMap((name) => childrenNamed(metadata, name).map(textContent))
        .filter(Boolean)
        .join('\n'),
    ),
    cover: findCover(document),
  };
}

function genresIn(subject: string): string[] {
  return subject.split(/[,;/、，；／]/).flatMap((part) => {
    const slug = genreSlug(part);
    return slug !== null && Object.hasOwn(GENRE_NAMES, slug) ? [slug] : [];
  });
}

function mainTitle(metadata: XmlElement): XmlElement | null {
  const titles = childrenNamed(metadata, 'title');
  return titles.find((title) => refined(metadata, title, 'title-type')[0] === 'main') ?? titles[0] ?? null;
}

/** As Calibre and EPUB 3 write it. */
function volumeOf(metadata: XmlElement, title: string): string | null {
  const collection = childrenNamed(metadata, 'meta').find(
    (meta) => meta.attributes['property'] === 'belongs-to-collection' && fold(textContent(meta)) === fold(title),
  );
  const [place] =
    collection === undefined
      ? metaValues(metadata, 'calibre:series').some((series) => fold(series) === fold(title))
        ? metaValues(metadata, 'calibre:series_index')
        : []
      : refined(metadata, collection, 'group-position');
  const isLater = /^\d{1,4}(?:\.\d{1,2})?$/.test(place ?? '') && Number(place) !== 1;
  return isLater ? String(Number(place)) : null;
}

function readCredit(metadata: XmlElement, person: XmlElement): ImportedCredit[] {
  const name = textContent(person).replace(SPACE_IN_CJK_NAME, '');
  const stated = [...refined(metadata, person, 'role'), person.attributes['opf:role'] ?? person.attributes['role'] ?? ''].filter(
    (role) => role !== '',
  );
  const roles = stated.length === 0 && person.name === 'creator' ? ['aut'] : stated;
  const role = roles.map((code) => ROLES[code.trim()]).find((known) => known !== undefined);
  if (name === '' || role === undefined) return [];
  return [{ name, reading: kanaOnly(fileAs(metadata, person)), role }];
}

function fileAs(metadata: XmlElement, element: XmlElement): string {
  return refined(metadata, element, 'file-as')[0] ?? element.attributes['opf:file-as'] ?? element.attributes['file-as'] ?? '';
}

/** A reading is of use only in kana: `Crane, Thomas` is an order, not a reading. */
function kanaOnly(text: string): string | null {
  return /^[\u3041-\u309f\u30a0-\u30ff\s\u3000]+$/.test(text) ? text : null;
}

function refined(metadata: XmlElement, element: XmlElement, property: string): string[] {
  const id = element.attributes['id'];
  if (id === undefined) return [];
  return childrenNamed(metadata, 'meta')
    .filter((meta) => meta.attributes['refines'] === `#${id}` && meta.attributes['property'] === property)
    .map(textContent);
}

function readLanguage(codes: readonly string[]): LanguageCode | null {
  const primary = codes.map((code) => code.toLowerCase().split(/[-_]/)[0]);
  return primary.map((code) => LANGUAGES[code ?? '']).find((language) => language !== undefined) ?? null;
}

/**
 * Shops and libraries write descriptions in HTML, of which the words of paragraphs are kept, each a line; others in
 * lines of plain text.
 */
function plainDescription(text: string): string {
  const root = parseXml(text.trim().slice(0, LONGEST_DESCRIPTION), 'xhtml', 'description');
  const lines = [...descendants(root)].some(({ name }) => LINES.has(name)) ? wordsOf(root).split('\n') : linesOf(rawText(root));
  return lines
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter((line) => line !== '')
    .join('\n')
    .normalize('NFC');
}

/** Lines that were wrapped by hand, or begin in the midst of a sentence, are joined. */
function linesOf(text: string): readonly string[] {
  const groups = groupLines(text.replace(/\r\n?/g, '\n').replace(/(?<![ \t])[ \t]*\n[ \t]*(?=\p{Ll})/gu, ' '));
  const column = findWrapColumn(groups);
  return groups.flatMap((group) => rejoinLines(group, column));
}

function wordsOf(element: XmlElement): string {
  return element.children
    .map((child) => {
      if (typeof child === 'string') return child.replace(/\s+/g, ' ');
      if (child.name === 'script' || child.name === 'style') return '';
      return LINES.has(child.name) ? `\n${wordsOf(child)}\n` : wordsOf(child);
    })
    .join('');
}

function findCover({ items, metadata }: PackageDocument): ManifestItem | null {
  const named = metaValues(metadata, 'cover')[0];
  const cover = [...items.values()].find((item) => item.properties.includes('cover-image')) ?? items.get(named ?? '');
  return cover !== undefined && isPicture(cover) ? cover : null;
}

function emptyToNull(text: string): string | null {
  return text === '' ? null : text;
}
