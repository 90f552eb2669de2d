import type { Language } from '#graphql/generated/graphql.ts';

/** All layers in their order, as src/ui/tokens.css says it: a page that carries some of them late has to say it first. */
export const LAYER_ORDER =
  '@layer tokens,beyond-text,interface-vi,interface-ja,only-vi,only-ja,base,ui,entities,late,features,seldom,modes,app;';

/** Layers that the first response carries behind its body, on every page. */
const LATE_LAYERS = ['late', 'modes'];
/** Of what no text is set with: late where a text is what the reader waits for. */
const BEYOND_TEXT = ['beyond-text', 'ui', 'entities'];

export interface DividedStyle {
  readonly early: string;
  /**
   * Parts that nobody sees before the first picture or the first words of a chapter, ways to set a novel that most readers
   * have not chosen, what only the other site's pages show.
   */
  readonly late: string;
}

/** What a page begins with of a novel: nothing, words alone, or words with what few texts have (seldom-marks.ts). */
export type ShownText = 'none' | 'plain' | 'marked';

export interface StyledPage {
  readonly language: Language;
  readonly text: ShownText;
}

/** The layers that a page carries behind its body. */
export function lateLayers({ language, text }: StyledPage): readonly string[] {
  return [
    ...LATE_LAYERS,
    ...layersOfTwin(language),
    ...(text === 'none' ? [] : [...BEYOND_TEXT, `interface-${language}`]),
    ...(text === 'plain' ? ['seldom'] : []),
  ];
}

function layersOfTwin(language: Language): readonly string[] {
  return language === 'vi' ? ['only-ja', 'interface-ja'] : ['only-vi', 'interface-vi'];
}

/**
 * A style sheet without the stand-ins of faces that only the other site loads. Declared behind a body they would have all
 * its text laid out again.
 */
export function withoutTwinFaces(sheet: string, language: Language): string {
  const { early, late } = divideStyle(sheet, layersOfTwin(language));
  return early + late.replaceAll(/@font-face\{[^}]*\}/g, '');
}

/** Takes the blocks of `layers` out of a style sheet as the build writes it. Throws where one has no end. */
export function divideStyle(sheet: string, layers: readonly string[]): DividedStyle {
  let early = '';
  let late = '';
  let from = 0;
  for (const { index } of sheet.matchAll(new RegExp(`@layer (?:${layers.join('|')})\\{`, 'g'))) {
    early += sheet.slice(from, index);
    from = endOfBlock(sheet, index);
    late += sheet.slice(index, from);
  }
  return { early: early + sheet.slice(from), late };
}

/** Braces within quotes are words. */
function endOfBlock(sheet: string, start: number): number {
  let depth = 0;
  for (const { 0: found, index } of sheet.slice(start).matchAll(/"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|[{}]/gs)) {
    if (found === '{') depth += 1;
    else if (found === '}') depth -= 1;
    if (found === '}' && depth === 0) return start + index + 1;
  }
  throw new Error(`A style sheet ends within ${sheet.slice(start, sheet.indexOf('{', start) + 1)}.`);
}
