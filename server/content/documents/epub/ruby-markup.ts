import { gaijiOf } from './gaiji-picture.ts';
import type { XmlElement } from './xml-tree.ts';
import { textContent } from './xml-tree.ts';

export interface RubyPair {
  readonly base: string;
  readonly reading: string;
}

/** Pairs the bases and readings of a ruby element, in each of the orders HTML allows; what has no reading is paired with ''. */
export function readRuby(ruby: XmlElement): RubyPair[] {
  const pairs: RubyPair[] = [];
  let bases: string[] = [];
  let readings: string[] = [];
  const flush = (): void => {
    if (bases.length === readings.length) pairs.push(...bases.map((base, index) => ({ base, reading: readings[index] ?? '' })));
    else if (bases.length > 0 || readings.length > 0) pairs.push({ base: bases.join(''), reading: readings.join('') });
    bases = [];
    readings = [];
  };
  for (const { kind, text } of rubyParts(ruby)) {
    if (kind === 'base' && readings.length > 0) flush();
    if (text !== '') (kind === 'base' ? bases : readings).push(text);
  }
  flush();
  return pairs.map((pair) => (pair.base === '' ? { base: pair.reading, reading: '' } : pair));
}

interface RubyPart {
  readonly kind: 'base' | 'reading';
  readonly text: string;
}

/** Of several rows of readings the first: the others say the same in another script or language. */
function* rubyParts(ruby: XmlElement): Generator<RubyPart> {
  let isRead = false;
  for (const child of ruby.children) {
    const name = typeof child === 'string' ? '' : child.name;
    const text = typeof child === 'string' ? child.trim() : textContent(child);
    if (name === 'rp' || (name === '' && text === '') || (name === 'rtc' && isRead)) continue;
    isRead = name === 'rt' || name === 'rtc';
    if (typeof child === 'string' || name === 'rt') yield { kind: isRead ? 'reading' : 'base', text };
    else if (name === 'rtc') yield* readingsOf(child);
    else if (name === 'rbc') yield* rubyParts(child);
    else yield { kind: 'base', text: gaijiOf(child) ?? text };
  }
}

/** Its own text is one reading, where it has no `rt`. */
function readingsOf(row: XmlElement): readonly RubyPart[] {
  const parts = row.children.flatMap((child) => (typeof child !== 'string' && child.name === 'rt' ? [child] : []));
  return (parts.length === 0 ? [row] : parts).map((part) => ({ kind: 'reading', text: textContent(part) }));
}
