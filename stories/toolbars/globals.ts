/** What a reviewer chooses above every story. 'story' leaves the choice to the story, 'site' to the language. */
export interface StoryGlobals {
  readonly language: 'vi' | 'ja';
  readonly scheme: 'light' | 'dark' | 'auto' | 'sepia' | 'grey' | 'black';
  readonly accent: 'site' | 'vi' | 'ja';
  readonly direction: 'story' | 'horizontal' | 'vertical' | 'ltr' | 'rtl';
  readonly network: 'online' | 'slow' | 'offline';
}

type Name = keyof StoryGlobals;
type Titles<Of extends Name> = Readonly<Record<StoryGlobals[Of], string>>;

const TITLES: { readonly [Of in Name]: Titles<Of> } = {
  language: { vi: 'Tiếng Việt', ja: '日本語' },
  scheme: { light: 'Light', dark: 'Dark', auto: 'As the device', sepia: 'Sepia (reader)', grey: 'Grey (reader)', black: 'Black (reader)' },
  accent: { site: 'Accent of the language', vi: 'Lacquer red', ja: 'Indigo' },
  direction: {
    story: 'Direction of the story',
    horizontal: 'Text in rows',
    vertical: 'Text in columns (Japanese)',
    ltr: 'Pages from the left',
    rtl: 'Pages from the right',
  },
  network: { online: 'Online', slow: 'Slow', offline: 'Offline' },
};

const LOOKS = {
  language: { title: 'Language', description: 'Which twin', icon: 'globe' },
  scheme: { title: 'Scheme', description: 'Colours', icon: 'contrast' },
  accent: { title: 'Accent', description: 'The accent of the other twin, on this one', icon: 'paintbrush' },
  direction: { title: 'Direction', description: 'How the reader runs: stories tagged direction', icon: 'transfer' },
  network: { title: 'Network', description: 'What is shown while it is slow or away: stories tagged network', icon: 'lightning' },
} as const satisfies Record<Name, object>;

const NAMES = Object.keys(TITLES) as readonly Name[];

export const initialGlobals = { language: 'vi', scheme: 'light', accent: 'site', direction: 'story', network: 'online' } as const;

export const globalTypes = Object.fromEntries(
  NAMES.map((name) => {
    const { title, description, icon } = LOOKS[name];
    const items = Object.entries(TITLES[name]).map(([value, said]) => ({ value, title: said }));
    return [name, { description, toolbar: { title, icon, items, dynamicTitle: true } }];
  }),
);

/** Widths of the window, in CSS pixels: a frame round the story, in which media queries hold. */
export const WIDTHS = [360, 768, 1280, 1920] as const;

export const viewports = Object.fromEntries(
  WIDTHS.map((width) => [`w${width}`, { name: `${width} px`, styles: { width: `${width}px`, height: '100%' }, type: typeOf(width) }]),
);

/** Reads Storybook's globals; what is not known there is as in the beginning. */
export function globalsOf(globals: Readonly<Record<string, unknown>>): StoryGlobals {
  const chosen = NAMES.map((name) => [name, Object.keys(TITLES[name]).find((value) => value === globals[name]) ?? initialGlobals[name]]);
  return Object.fromEntries(chosen) as StoryGlobals;
}

function typeOf(width: number): 'mobile' | 'tablet' | 'desktop' {
  if (width < 576) return 'mobile';
  return width < 992 ? 'tablet' : 'desktop';
}
