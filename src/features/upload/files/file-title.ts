import { isJunk, isPictureName } from '#graphql/document/file-names.ts';
import { LONGEST_TITLE } from '#graphql/document/limits.ts';

const TEXT_NAME = /\.(?:epub|txt|text|md|html?)$/i;
const ARCHIVE_NAME = /\.(?:cbz|zip)$/i;
const NUMBERED =
  /^(?:chapter|chap|ch|chương|tập|vol(?:ume)?|第|trang|pages?|pg?|ページ|image|img|scan)?[\s._-]*\d+(?:\.\d+)?(?:話|章|回|巻)?$/iu;

export interface ProposedWork {
  /** Empty where the name says nothing. */
  readonly title: string;
  readonly format: 'COMIC' | 'NOVEL';
}

/** What a work would be called and be, by the names of its first files. */
export function proposedWork(names: readonly string[]): ProposedWork {
  const meant = names.filter((name) => !name.includes('/') || !isJunk(name));
  const [first = ''] = meant.length > 0 ? meant : names;
  const folder = first.includes('/') ? first.slice(0, first.indexOf('/')) : null;
  const base = (folder ?? first.replace(/\.[A-Za-z0-9]{1,5}$/, '')).replaceAll(/[_]+/g, ' ').trim();
  return {
    title: NUMBERED.test(base) ? '' : Array.from(base.normalize('NFC')).slice(0, LONGEST_TITLE).join(''),
    format: isNovel(meant) ? 'NOVEL' : 'COMIC',
  };
}

/** A novel may have a picture as its cover, and a comic a text beside its pages or its archives. */
function isNovel(names: readonly string[]): boolean {
  const count = (is: (name: string) => boolean): number => names.filter((name) => is(name)).length;
  const texts = count((name) => TEXT_NAME.test(name));
  return texts >= Math.max(1, count(isPictureName)) && texts > count((name) => ARCHIVE_NAME.test(name));
}
