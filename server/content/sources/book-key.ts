import { fold } from '#server/platform/fold.ts';

const JAPANESE = /[\u3040-\u30ff\u3400-\u9fff\uf900-\ufaff]/u;

/** What a book is known again by, `novel/ja/夏目漱石/こころ`: a Japanese name may have a space in it, or none. */
export function bookKey(kind: 'novel' | 'epub', language: string, author: string, title: string): string {
  const folded = fold(author);
  return `${kind}/${language}/${JAPANESE.test(folded) ? folded.replaceAll(/\s+/g, '') : folded}/${fold(title)}`;
}
