/** An emoji, its name, and other words that find it. */
export type EmojiRow = readonly [emoji: string, name: string, words: string];
/** By group, in the order of the Unicode charts. */
export type EmojiGroups = readonly (readonly EmojiRow[])[];

const LANGUAGES: Readonly<Record<string, () => Promise<{ default: unknown }>>> = {
  vi: () => import('./emoji/vi.json'),
  ja: () => import('./emoji/ja.json'),
};

/** Loads the names in a language of the site. Rejects when the file cannot be fetched. */
export async function loadEmoji(language: string): Promise<EmojiGroups> {
  const load = LANGUAGES[language] ?? LANGUAGES['vi'];
  return load === undefined ? [] : ((await load()).default as EmojiGroups);
}

const MOST_FOUND = 60;

/** Those whose name or words hold every word that is asked for, by name first; accents and case do not count. */
export function findEmoji(groups: EmojiGroups, asked: string): readonly EmojiRow[] {
  const words = folded(asked).split(/\s+/).filter(Boolean);
  const rows = groups.flat();
  const holds = (text: string) => words.every((word) => text.includes(word));
  const byName = rows.filter(([, name]) => holds(folded(name)));
  const byWords = rows.filter(([emoji, name, others]) => !byName.some(([found]) => found === emoji) && holds(folded(`${name} ${others}`)));
  return [...rows.filter(([emoji]) => emoji === asked.trim()), ...byName, ...byWords].slice(0, MOST_FOUND);
}

/** Small letters without accents; katakana finds hiragana. */
function folded(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replaceAll('đ', 'd')
    .normalize('NFC')
    .replace(/[\u30a1-\u30f6]/g, (letter) => String.fromCodePoint((letter.codePointAt(0) ?? 0) - 0x60));
}
