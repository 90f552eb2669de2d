/** Milliseconds that one source has for its answer, by the specification. */
export const ICON_FETCH_TIMEOUT = 1500;
/** Milliseconds after which icons are given up, whoever was asked, by the specification. */
export const ICON_LOADER_TIMEOUT = 5000;
/** Milliseconds after which the next source is asked too, by the specification. */
export const ICON_ROTATION = 750;

/** This site's own, then the public ones of https://iconify.design. */
export const ICON_SOURCES = [
  '/api/_nuxt_icon',
  'https://api.iconify.design',
  'https://api.simplesvg.com',
  'https://api.unisvg.com',
] as const;

/** Resolves with the drawings that were had, whole SVG documents by their names; never rejects. */
export type FetchIcons = (collection: string, names: readonly string[]) => Promise<ReadonlyMap<string, string>>;

interface Icon {
  readonly body: string;
  readonly width?: number;
  readonly height?: number;
}

/** Part of https://iconify.design/docs/types/iconify-json.html */
interface IconSet {
  readonly icons: Readonly<Record<string, Icon>>;
  readonly aliases?: Readonly<Record<string, { readonly parent: string }>>;
  readonly width?: number;
  readonly height?: number;
}

const SIDE = 16;

/** Asks one source after the other, the next as soon as one fails or takes its time; the first answer that holds any of them is taken. */
export const fetchIcons: FetchIcons = async (collection, names) => {
  const search = `/${collection}.json?icons=${names.join(',')}`;
  const over = AbortSignal.timeout(ICON_LOADER_TIMEOUT);
  const found = new AbortController();
  const asked: Promise<ReadonlyMap<string, string>>[] = [];
  const first = () => Promise.any(asked).catch(() => NONE);
  try {
    for (const source of ICON_SOURCES) {
      const signal = AbortSignal.any([over, found.signal, AbortSignal.timeout(ICON_FETCH_TIMEOUT)]);
      asked.push(ask(`${source}${search}`, signal, names));
      const drawings = await Promise.race([first(), pause(ICON_ROTATION)]);
      if (drawings.size > 0) return drawings;
    }
    return await first();
  } finally {
    found.abort();
  }
};

const NONE: ReadonlyMap<string, string> = new Map();

/** Rejects where the source fails, takes too long, or has none of them. */
async function ask(address: string, signal: AbortSignal, names: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const answer = await fetch(address, { signal, credentials: 'omit', referrerPolicy: 'no-referrer' });
  if (!answer.ok) throw new IconSourceError(address, answer.status);
  const set = (await answer.json()) as IconSet;
  const drawings = new Map(names.flatMap((name) => drawingOf(set, name)));
  if (drawings.size === 0) throw new IconSourceError(address, answer.status);
  return drawings;
}

/** Thrown where a source of icons answers with none of those that were asked for. */
export class IconSourceError extends Error {
  override readonly name = 'IconSourceError';

  constructor(address: string, status: number) {
    super(`${address} answered ${status} and has none of these icons.`);
  }
}

function drawingOf(set: IconSet, name: string): readonly (readonly [string, string])[] {
  const icon = set.icons?.[name] ?? set.icons?.[set.aliases?.[name]?.parent ?? ''];
  if (typeof icon?.body !== 'string') return [];
  const [width, height] = [icon.width ?? set.width ?? SIDE, icon.height ?? set.height ?? SIDE].map(Number);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${icon.body}</svg>`;
  return [[name, svg]];
}

function pause(milliseconds: number): Promise<ReadonlyMap<string, string>> {
  return new Promise((resolve) => setTimeout(() => resolve(NONE), milliseconds));
}
