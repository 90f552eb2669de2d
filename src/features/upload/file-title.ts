import { LONGEST_TITLE } from '#graphql/document/limits.ts';

const TEXT_NAME = /\.(?:epub|txt|text|md|html?)$/i;
const NUMBERED = /^(?:chapter|chap|ch|chương|tập|vol(?:ume)?|第)?[\s._-]*\d+(?:\.\d+)?(?:話|章|回|巻)?$/iu;

export interface ProposedWork {
  /** Empty where the name says nothing. */
  readonly title: string;
  readonly format: 'COMIC' | 'NOVEL';
}

/** What a work would be called and be, by the names of its first files. */
export function proposedWork(names: readonly string[]): ProposedWork {
  const [first = ''] = names;
  const folder = first.includes('/') ? first.slice(0, first.indexOf('/')) : null;
  const base = (folder ?? first.replace(/\.[A-Za-z0-9]{1,5}$/, '')).replaceAll(/[_]+/g, ' ').trim();
  return {
    title: NUMBERED.test(base) ? '' : Array.from(base.normalize('NFC')).slice(0, LONGEST_TITLE).join(''),
    format: TEXT_NAME.test(first) ? 'NOVEL' : 'COMIC',
  };
}
