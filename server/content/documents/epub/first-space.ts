import type { Run } from '#graphql/document/chapter-document.ts';
import { textOfRuns } from '#graphql/document/document-text.ts';

const JAPANESE = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u;
/** White space, and brackets that open: they begin at the edge. */
const BEGINS_AT_EDGE = /^[\s\p{Ps}\p{Pi}]/u;

/** A Japanese paragraph that a style sheet begins an em in, with the space that Japanese texts begin so: no style is kept. */
export function withFirstSpace(runs: readonly Run[]): readonly Run[] {
  const text = textOfRuns(runs);
  if (!JAPANESE.test(text) || BEGINS_AT_EDGE.test(text)) return runs;
  const [first, ...others] = runs;
  return typeof first === 'string' ? [`\u3000${first}`, ...others] : ['\u3000', ...runs];
}
