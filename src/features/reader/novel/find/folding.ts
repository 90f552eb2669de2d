import { withoutMarks } from '../../../../i18n/without-marks.ts';

/** Text in the spelling it is compared in; every unit knows the part of the text it stands for. */
export interface Folded {
  readonly text: string;
  /** Offsets into the unfolded text, one a unit. */
  readonly starts: readonly number[];
  readonly ends: readonly number[];
}

const CLUSTERS = /\s+|[^][\p{M}\uff9e\uff9f]*/gu;
const UNSEEN = /^[\u00ad\u200b-\u200d\u2060\ufeff]+$/u;
const KATAKANA = /[\u30a1-\u30f6\u30fd\u30fe]/gu;
const TO_HIRAGANA = 0x60;
/** Asks for another drawing of the character before it, as names are written in. */
const VARIANT = /[\ufe00-\ufe0f\u{e0100}-\u{e01ef}]/gu;

/**
 * Writes alike what a reader takes for alike: letters of any case and width, in any drawing, hiragana and katakana, bent and
 * straight quotes, any white space. A loose folding also takes the marks from Latin letters ("đấu" as "dau"), never from kana.
 */
export class Folding {
  readonly #isLoose: boolean;
  readonly #known = new Map<string, string>();

  constructor(isLoose: boolean) {
    this.#isLoose = isLoose;
  }

  fold(text: string): Folded {
    const starts: number[] = [];
    const ends: number[] = [];
    let folded = '';
    for (const { 0: cluster, index } of text.matchAll(CLUSTERS)) {
      const spelled = this.#spell(cluster);
      folded += spelled;
      for (let unit = 0; unit < spelled.length; unit += 1) {
        starts.push(index);
        ends.push(index + cluster.length);
      }
    }
    return { text: folded, starts, ends };
  }

  #spell(cluster: string): string {
    const known = this.#known.get(cluster);
    if (known !== undefined) return known;
    const spelled = this.#isLoose ? withoutMarks(spell(cluster)) : spell(cluster);
    this.#known.set(cluster, spelled);
    return spelled;
  }
}

/** Whoever types no marks does not mind them. */
export function isLooseQuery(query: string): boolean {
  return withoutMarks(query.toLowerCase()) === query.toLowerCase().normalize('NFC');
}

function spell(cluster: string): string {
  if (UNSEEN.test(cluster)) return '';
  if (/^\s/u.test(cluster)) return ' ';
  return cluster
    .replace(VARIANT, '')
    .normalize('NFKC')
    .toLowerCase()
    .replace(KATAKANA, (letter) => String.fromCharCode(letter.charCodeAt(0) - TO_HIRAGANA))
    .replace(/[‘’]/gu, "'")
    .replace(/[“”]/gu, '"');
}
