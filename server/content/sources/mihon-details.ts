import { isRecord, readJson } from '#server/platform/read-json.ts';

/** By number, as the words that Mihon writes into a ComicInfo.xml; 3, licensed, and 5, cancelled, say nothing here. */
const STATUSES: Readonly<Record<string, string>> = { 1: 'Ongoing', 2: 'Completed', 4: 'Publishing finished', 6: 'On hiatus' };

/**
 * What a details.json says, which readers of comics keep beside the chapters of one, under the names that a ComicInfo.xml
 * has for it. Empty for what is no such file.
 */
export function detailsFields(text: string): Map<string, string> {
  const read = readJson(text);
  const details = isRecord(read) ? read : {};
  const { genre, status } = details;
  const genres = Array.isArray(genre) ? genre.filter((each) => typeof each === 'string').join(',') : genre;
  return new Map(
    Object.entries({
      Series: details['title'],
      Writer: details['author'],
      Penciller: details['artist'],
      Summary: details['description'],
      Genre: genres,
      PublishingStatusTachiyomi: STATUSES[String(status)],
    }).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value] as const] : [])),
  );
}
