import type { Language } from '#graphql/generated/graphql.ts';

const RULE = /@font-face\s*\{([^}]*)\}/g;

/** The faces a text of the site is read in; their other weights are for headings, which any face can stand in for. */
const READING_FACES = {
  vi: { serif: 'Literata Variable', sans: 'Be Vietnam Pro', clear: 'Lexend Variable' },
  ja: { serif: 'Shippori Mincho', sans: 'Zen Kaku Gothic New', clear: 'BIZ UDMincho' },
} as const;

export type ReadingFace = keyof (typeof READING_FACES)['vi'];

/** What the reader chose, by the words of a novel's settings on the page's root. */
export function readingFace({ documentElement }: Document): ReadingFace {
  const words = documentElement.dataset['novel']?.split(' ') ?? [];
  return (['sans', 'clear'] as const).find((face) => words.includes(`face-${face}`)) ?? 'serif';
}

/** Files of the reading face that some of these letters come from, by the style sheets' own unicode ranges. */
export function neededFaces(css: string, language: Language, face: ReadingFace, letters: ReadonlySet<string>): readonly string[] {
  const points = [...letters].map((letter) => letter.codePointAt(0) ?? 0);
  const files = [...css.matchAll(RULE)].flatMap(([, body = '']) => {
    if (valueOf(body, 'font-family')?.replaceAll(/["']/g, '') !== READING_FACES[language][face]) return [];
    if ((valueOf(body, 'font-style') ?? 'normal') !== 'normal' || !reads(valueOf(body, 'font-weight') ?? '400')) return [];
    const [, file] = /url\(["']?([^"')]+\.woff2)["']?\)/.exec(body) ?? [];
    return file !== undefined && covers(valueOf(body, 'unicode-range'), points) ? [file] : [];
  });
  return [...new Set(files)];
}

function valueOf(body: string, property: string): string | undefined {
  return new RegExp(`(?:^|[;\\s])${property}\\s*:\\s*([^;]+)`).exec(body)?.[1]?.trim();
}

function reads(weight: string): boolean {
  const [from = 400, to = from] = weight.replace('normal', '400').split(/\s+/).map(Number);
  return from <= 400 && to >= 400;
}

function covers(ranges: string | undefined, points: readonly number[]): boolean {
  if (ranges === undefined) return true;
  const spans = ranges.split(',').map((range) => spanOf(range.trim().replace(/^u\+/i, '')));
  return points.some((point) => spans.some(([from, to]) => point >= from && point <= to));
}

function spanOf(range: string): readonly [number, number] {
  const [from = '', to = from] = range.split('-');
  return [Number.parseInt(from.replaceAll('?', '0'), 16), Number.parseInt(to.replaceAll('?', 'f'), 16)];
}
