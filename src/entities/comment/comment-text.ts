/** A run of a comment's text; with an address where it leads to a page of ours. */
export interface TextRun {
  readonly text: string;
  /** A path of this site, or a whole address of the twin site. */
  readonly href: string | null;
}

const ADDRESS = /https?:\/\/[^\s<>"'「」『』（）、。！？]+/g;
/** What ends a sentence, not an address. */
const TAIL = /[.,;:!?)\]}、。！？]+$/u;

/**
 * The text in runs. Only addresses of `origins` lead anywhere; the first of them is this site's. All runs together are
 * the text, character for character.
 */
export function textRuns(text: string, origins: readonly string[]): readonly TextRun[] {
  const runs: TextRun[] = [];
  let end = 0;
  for (const { 0: found, index } of text.matchAll(ADDRESS)) {
    const address = found.replace(TAIL, '');
    const href = hrefOf(address, origins);
    if (href === null) continue;
    if (index > end) runs.push({ text: text.slice(end, index), href: null });
    runs.push({ text: address, href });
    end = index + address.length;
  }
  if (end < text.length) runs.push({ text: text.slice(end), href: null });
  return runs;
}

function hrefOf(address: string, [here, ...twins]: readonly string[]): string | null {
  if (!URL.canParse(address)) return null;
  const { origin, pathname, search, hash, username, password } = new URL(address);
  if (username !== '' || password !== '') return null;
  if (origin === here && !pathname.startsWith('//')) return `${pathname}${search}${hash}`;
  return twins.includes(origin) ? address : null;
}
