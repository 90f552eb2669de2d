/** How a reader wants chapters shown, per format. Plain JSON, so that it can be kept anywhere. */
export interface ReaderSettings {
  readonly comic: ComicSettings;
  readonly novel: NovelSettings;
}

export interface ComicSettings {
  /** 'auto' follows the work and the shape of its pictures. */
  readonly layout: (typeof COMIC_LAYOUTS)[number];
  /** 'auto' follows the work. */
  readonly direction: (typeof COMIC_DIRECTIONS)[number];
}

export interface NovelSettings {
  /** 'auto' follows the site's scheme. */
  readonly theme: (typeof NOVEL_THEMES)[number];
  readonly face: (typeof NOVEL_FACES)[number];
  readonly measure: (typeof NOVEL_MEASURES)[number];
  /** Step of the type size, 1 to SIZE_STEPS. */
  readonly size: number;
  /** Step of the line height, 1 to LEADING_STEPS. */
  readonly leading: number;
}

export const COMIC_LAYOUTS = ['auto', 'strip', 'paged'] as const;
export const COMIC_DIRECTIONS = ['auto', 'ltr', 'rtl'] as const;
export const NOVEL_THEMES = ['auto', 'light', 'sepia', 'grey', 'dark', 'black'] as const;
export const NOVEL_FACES = ['serif', 'sans'] as const;
export const NOVEL_MEASURES = ['narrow', 'medium', 'wide'] as const;
export const SIZE_STEPS = 9;
export const LEADING_STEPS = 5;

export const DEFAULT_READER_SETTINGS: ReaderSettings = {
  comic: { layout: 'auto', direction: 'auto' },
  novel: { theme: 'auto', face: 'serif', measure: 'medium', size: 4, leading: 3 },
};

/** Takes whatever was kept; each value that is missing or not allowed becomes its default, the others stay. */
export function parseReaderSettings(kept: unknown): ReaderSettings {
  const { comic, novel } = DEFAULT_READER_SETTINGS;
  const keptComic = member(kept, 'comic');
  const keptNovel = member(kept, 'novel');
  return {
    comic: {
      layout: choice(member(keptComic, 'layout'), COMIC_LAYOUTS, comic.layout),
      direction: choice(member(keptComic, 'direction'), COMIC_DIRECTIONS, comic.direction),
    },
    novel: {
      theme: choice(member(keptNovel, 'theme'), NOVEL_THEMES, novel.theme),
      face: choice(member(keptNovel, 'face'), NOVEL_FACES, novel.face),
      measure: choice(member(keptNovel, 'measure'), NOVEL_MEASURES, novel.measure),
      size: step(member(keptNovel, 'size'), SIZE_STEPS, novel.size),
      leading: step(member(keptNovel, 'leading'), LEADING_STEPS, novel.leading),
    },
  };
}

function member(kept: unknown, key: string): unknown {
  return typeof kept === 'object' && kept !== null && Object.hasOwn(kept, key) ? Reflect.get(kept, key) : undefined;
}

function choice<Value extends string>(kept: unknown, allowed: readonly Value[], otherwise: Value): Value {
  return allowed.find((value) => value === kept) ?? otherwise;
}

function step(kept: unknown, last: number, otherwise: number): number {
  return typeof kept === 'number' && Number.isInteger(kept) && kept >= 1 && kept <= last ? kept : otherwise;
}
