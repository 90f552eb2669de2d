/** What a chapter's page says of itself, as far as saving it needs. */
export interface ChapterPageContents {
  readonly build: string;
  readonly work: { readonly id: string; readonly title: string; readonly cover: SavedCover | null };
  readonly chapter: { readonly id: string; readonly number: string; readonly title: string | null; readonly contentHash: string };
  readonly format: 'comic' | 'novel';
  /** Addresses of its scripts, of its pictures in the width asked for, and of the cover of its work. */
  readonly scripts: readonly string[];
  readonly pictures: readonly string[];
  readonly coverUrl: string | null;
  /** Bytes that the pictures will take, guessed high from their sizes. */
  readonly guess: number;
  /** Every letter that a reading face must have; empty in a comic. */
  readonly letters: ReadonlySet<string>;
}

interface Source {
  readonly url: string;
  readonly width: number;
  readonly type: string;
}

interface StoredPicture {
  readonly width: number;
  readonly height: number;
  readonly sources: readonly Source[];
}

/** What can be shown of a work's cover without its file. */
export interface SavedCover extends StoredPicture {
  /** As #rrggbb. */
  readonly dominantColor: string;
  /** Base64. */
  readonly thumbhash: string;
  /** Of a sensitive work. */
  readonly isVeiled: boolean;
}

interface ReadChapter {
  readonly id: string;
  readonly number: string;
  readonly title: string | null;
  readonly contentHash: string;
  readonly work: {
    readonly id: string;
    readonly title: string;
    readonly isSensitive: boolean;
    /** Not said by older builds. */
    readonly cover?: Omit<SavedCover, 'isVeiled'> | null;
  };
  readonly content:
    | { readonly __typename: 'ComicPages'; readonly pages: readonly { readonly picture: StoredPicture }[] }
    | { readonly __typename: 'NovelText'; readonly document: unknown; readonly pictures: readonly StoredPicture[] };
}

/** Pages of our pictures take a tenth to a fifth of a byte a pixel. */
const BYTES_A_PIXEL = 0.3;
/** Device pixels: as wide as the page of a work shows it. */
const COVER_WIDTH = 640;

/** Reads the first response of a chapter; null where the page is none. `width` is in pixels of the device. */
export function readChapterPage(html: string, width: number): ChapterPageContents | null {
  const boot = dataOf(html, 'futago-boot') as { build: string; results: Readonly<Record<string, unknown>> | null } | null;
  const scripts = dataOf(html, 'futago-scripts') as readonly string[] | null;
  const key = Object.keys(boot?.results ?? {}).find((name) => name.startsWith('ChapterPage '));
  if (!boot?.results || scripts === null || key === undefined) return null;
  const { chapter } = boot.results[key] as { readonly chapter: ReadChapter & { readonly __typename: string } };
  if (chapter.__typename !== 'Chapter') return null;
  const { id, number, title, contentHash, work, content } = chapter;
  const isNovel = content.__typename === 'NovelText';
  const cover = work.cover ? { ...work.cover, isVeiled: work.isSensitive } : null;
  const pictures = isNovel ? content.pictures : content.pages.map(({ picture }) => picture);
  return {
    build: boot.build,
    work: { id: work.id, title: work.title, cover },
    chapter: { id, number, title, contentHash },
    format: isNovel ? 'novel' : 'comic',
    scripts,
    pictures: [...new Set(pictures.flatMap((picture) => sourceFor(picture.sources, width)?.url ?? []))],
    coverUrl: sourceFor(cover?.sources ?? [], Math.min(width, COVER_WIDTH))?.url ?? null,
    guess: pictures.reduce((sum, picture) => sum + guessOf(picture, width), 0),
    letters: new Set(isNovel ? JSON.stringify(content.document) + (title ?? '') : ''),
  };
}

/** A network that wants a sign-in first answers with its own. */
export function isOwnPage(html: string): boolean {
  return html.includes('id="futago-boot"');
}

/** The smallest of the best type that fills the width, else the widest. */
export function sourceFor(sources: readonly Source[], width: number): Source | undefined {
  const best = sources.filter(({ type }) => type === sources[0]?.type);
  return best.find((source) => source.width >= width) ?? best.at(-1);
}

function guessOf({ width, height, sources }: StoredPicture, wanted: number): number {
  const chosen = sourceFor(sources, wanted)?.width ?? 0;
  return Math.ceil(((chosen * chosen * height) / width) * BYTES_A_PIXEL);
}

function dataOf(html: string, id: string): unknown {
  const [, text] = new RegExp(`<script type="application/json" id="${id}">(.*?)</script>`, 's').exec(html) ?? [];
  return text === undefined ? null : JSON.parse(text);
}
