/** What follows the last page: a page with the comments, or the next chapter as soon as the reader goes on. */
const ENDINGS = ['page', 'endless'] as const;
/** Whether the screen stays on while somebody reads. */
const AWAKE = ['yes', 'no'] as const;

/**
 * How a reader wants chapters shown, per format. Kept and shown as words, "size-5 ruby-hidden": the same words choose the
 * rules of the style sheet, from the first paint on. The first choice of each is what holds until the reader chooses.
 */
export const NOVEL_CHOICES = {
  /** 'auto' follows the site's scheme. */
  theme: ['auto', 'light', 'sepia', 'grey', 'dark', 'black'],
  /** 'clear' is made for readers with dyslexia or low vision. */
  face: ['serif', 'sans', 'clear'],
  measure: ['medium', 'narrow', 'wide'],
  size: [4, 1, 2, 3, 5, 6, 7, 8, 9],
  leading: [3, 1, 2, 4, 5],
  /** Japanese only. */
  writing: ['horizontal', 'vertical'],
  flow: ['scroll', 'pages'],
  ruby: ['shown', 'dimmed', 'hidden'],
  letters: ['normal', 'loose', 'wide'],
  /** Room between paragraphs, in lines; 'auto' is the custom of the language, as in the two below. */
  gap: ['auto', 'none', 'half', 'whole'],
  indent: ['auto', 'none', 'one', 'two'],
  align: ['auto', 'start', 'justify'],
  ending: ENDINGS,
  awake: AWAKE,
} as const;

export const COMIC_CHOICES = {
  /** 'auto' follows the work and the shape of its pictures. */
  layout: ['auto', 'strip', 'gaps', 'paged', 'double', 'row'],
  /** 'auto' follows the work; 'ttb' has the next page lie under this one, with both pages of a pair as in the work. */
  direction: ['auto', 'ltr', 'rtl', 'ttb'],
  /** Whether the first page of a chapter shown in pairs stands alone; 'auto' follows the wide pages. */
  offset: ['auto', 'none', 'one'],
  /** Room between the pages of a strip with gaps. */
  room: ['small', 'large'],
  /** 'auto' is the width of a strip and the whole screen of pages. */
  fit: ['auto', 'width', 'height', 'screen', 'original'],
  /** Whether pictures smaller than that are enlarged. */
  stretch: ['yes', 'none'],
  /** Beside a strip, and how wide it grows. */
  padding: ['none', 'small', 'large'],
  column: ['auto', 'none', 'narrow'],
  /** Of pages wider than high, where single pages are shown. */
  wide: ['spread', 'split', 'rotated'],
  crop: ['no', 'yes'],
  /** Filters over the pictures (comic/filters.css); 3 leaves light and contrast as they are. */
  brightness: [3, 1, 2, 4, 5],
  contrast: [3, 1, 2, 4, 5],
  sepia: ['none', 'half', 'full'],
  grey: ['none', 'half', 'full'],
  invert: ['no', 'yes'],
  /** Around the pictures; 'page' takes the colour that each picture has most of. */
  background: ['auto', 'white', 'grey', 'black', 'page'],
  /** Smaller pictures, fewer ahead (comic/pictures/data-saver.ts); 'auto' follows the device. */
  saver: ['auto', 'on', 'off'],
  ending: ENDINGS,
  awake: AWAKE,
  /** What a tap means where (comic/taps/tap-zone.ts); 'auto' turns pages by their sides, and only scrolls a strip. */
  taps: ['auto', 'sides', 'edges', 'ell', 'kindle', 'off'],
  /** Of pages that move by themselves. */
  speed: [3, 1, 2, 4, 5],
} as const;

type Choices = Readonly<Record<string, readonly (string | number)[]>>;
type Chosen<Of extends Choices> = { readonly [Key in keyof Of]: Of[Key][number] };

export type NovelSettings = Chosen<typeof NOVEL_CHOICES>;
export type ComicSettings = Chosen<typeof COMIC_CHOICES>;

export interface ReaderSettings {
  readonly comic: ComicSettings;
  readonly novel: NovelSettings;
  /** Of commands that have others than by default, as words (key-table.ts). */
  readonly keys: string;
}

/** Takes whatever was kept; of words that name the same choice the last one holds, and those that name none are left out. */
export function parseSettings<Of extends Choices>(words: string, choices: Of): Chosen<Of> {
  const said = words.split(' ');
  const chosen = Object.entries(choices).map(([key, values]) => {
    const named = said.findLast((word) => values.some((value) => word === `${key}-${value}`));
    return [key, values.find((value) => named === `${key}-${value}`) ?? values[0]];
  });
  return Object.fromEntries(chosen) as Chosen<Of>;
}

/** What differs from the first choices, as words. */
export function settingsWords<Of extends Choices>(settings: Chosen<Of>, choices: Of): string {
  return Object.entries(choices)
    .flatMap(([key, [first]]) => (settings[key] === first ? [] : [`${key}-${settings[key]}`]))
    .join(' ');
}

export const DEFAULT_READER_SETTINGS: ReaderSettings = {
  comic: parseSettings('', COMIC_CHOICES),
  novel: parseSettings('', NOVEL_CHOICES),
  keys: '',
};
