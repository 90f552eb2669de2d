import { mkdir, readFile, writeFile } from 'node:fs/promises';

/** Newer ones are empty boxes on many devices. */
const NEWEST_VERSION = 15;
/** Of emojibase: parts that are no emoji by themselves. */
const COMPONENTS = 2;

interface SourceEmoji {
  readonly emoji: string;
  readonly label: string;
  readonly tags?: readonly string[];
  readonly group?: number;
  readonly order?: number;
  readonly version: number;
}

/**
 * Writes the emoji that readers choose from, one small file a language: a list of groups, each a list of
 * [emoji, name, other words for it]. Run by hand after an update of emojibase-data.
 */
async function writeEmoji(language: 'vi' | 'ja'): Promise<void> {
  const text = await readFile(new URL(`../node_modules/emojibase-data/${language}/data.json`, import.meta.url), 'utf8');
  const all = (JSON.parse(text) as readonly SourceEmoji[]).filter(
    ({ group, version }) => group !== undefined && group !== COMPONENTS && version <= NEWEST_VERSION,
  );
  const groups = Map.groupBy(all, ({ group = 0 }) => group);
  const rows = [...groups.entries()]
    .toSorted(([one], [other]) => one - other)
    .map(([, emoji]) =>
      emoji
        .toSorted((one, other) => (one.order ?? 0) - (other.order ?? 0))
        .map(({ emoji: sign, label, tags = [] }) => [sign, label, tags.filter((tag) => tag !== label).join(' ')]),
    );
  const folder = new URL('../src/entities/comment/emoji/', import.meta.url);
  await mkdir(folder, { recursive: true });
  await writeFile(new URL(`${language}.json`, folder), `${JSON.stringify(rows)}\n`);
}

await writeEmoji('vi');
await writeEmoji('ja');
