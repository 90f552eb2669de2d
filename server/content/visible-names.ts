import { visibleName } from '#graphql/document/kept-text.ts';
import type { ImportedWork } from './imported-work.ts';
import { isNobody } from './nobody.ts';

/**
 * The work with its names as they are seen, on one line: letters without width, soft hyphens and marks of direction make two of
 * one name. A title of nothing else stays as it is; another such name goes, and so does a creator whom nobody knows.
 */
export function withVisibleNames(work: ImportedWork): ImportedWork {
  return {
    ...work,
    title: visibleName(work.title) || work.title,
    titleReading: seen(work.titleReading),
    aliases: work.aliases.map(visibleName).filter((alias) => alias !== ''),
    credits: work.credits
      .map((credit) => ({ ...credit, name: visibleName(credit.name), reading: seen(credit.reading) }))
      .filter(({ name }) => name !== '' && !isNobody(name)),
    ...(work.genreNames === undefined ? {} : { genreNames: new Map([...work.genreNames].flatMap(seenEntry)) }),
    chapters: work.chapters.map((chapter) => ({ ...chapter, title: seen(chapter.title) })),
  };
}

function seenEntry([key, name]: readonly [string, string]): [string, string][] {
  return visibleName(name) === '' ? [] : [[key, visibleName(name)]];
}

function seen(name: string | null): string | null {
  return name === null ? null : visibleName(name) || null;
}
