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

function* rubyParts(ruby: XmlElement): Generator<{ readonly kind: 'base' | 'reading'; readonly text: string }> {
  for (const child of ruby.children) {
    if (typeof child === 'string') yield { kind: 'base', text: child.trim() };
    else if (child.name === 'rt') yield { kind: 'reading', text: textContent(child) };
    else if (child.name === 'rtc' || child.name === 'rbc') yield* rubyParts(child);
    else if (child.name !== 'rp') yield { kind: 'base', text: gaijiOf(child) ?? textContent(child) };
  }
}
