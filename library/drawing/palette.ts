/** Paints of one hour and weather; in black and white they are tones. Lacquer red and indigo recur in all of them. */
export interface Palette {
  readonly sky: string;
  readonly haze: string;
  readonly far: string;
  readonly mid: string;
  readonly near: string;
  readonly ground: string;
  readonly wall: string;
  readonly wood: string;
  readonly dark: string;
  readonly light: string;
  readonly glow: string;
  readonly red: string;
  readonly indigo: string;
  readonly leaf: string;
  readonly water: string;
  readonly ink: string;
  readonly shade: string;
  /** Laid over figures and all, so that they belong to the hour. */
  readonly veil?: string;
}

const INK = '#221c2b';

export const DAY: Palette = {
  sky: '#a9d8e2',
  haze: '#e3f0e2',
  far: '#8fb8b4',
  mid: '#d9b98c',
  near: '#c98f5e',
  ground: '#e6d3ac',
  wall: '#f3e6c8',
  wood: '#a8693c',
  dark: '#4a3a44',
  light: '#fff8e8',
  glow: '#ffd873',
  red: '#b3262e',
  indigo: '#2b3a7a',
  leaf: '#6a9a5b',
  water: '#6fb0bd',
  ink: INK,
  shade: 'rgba(48,24,80,0.17)',
};

export const RAIN: Palette = {
  ...DAY,
  sky: '#8b9fb4',
  haze: '#b9c5cb',
  far: '#7e92a6',
  mid: '#a59a94',
  near: '#8a7a78',
  ground: '#8d9aa6',
  wall: '#d2cbbf',
  wood: '#84604a',
  light: '#f2f0e6',
  leaf: '#5b7f68',
  water: '#7f98ab',
  shade: 'rgba(30,28,80,0.22)',
  veil: 'rgba(80,110,150,0.10)',
};

export const DUSK: Palette = {
  ...DAY,
  sky: '#e79a6c',
  haze: '#fbd79a',
  far: '#a2647a',
  mid: '#c07a5e',
  near: '#8f5360',
  ground: '#d7a06f',
  wall: '#f0c894',
  wood: '#8a4f38',
  light: '#fff0cf',
  leaf: '#7a7a4c',
  water: '#c98f86',
  shade: 'rgba(70,16,70,0.22)',
  veil: 'rgba(240,120,60,0.07)',
};

export const NIGHT: Palette = {
  ...DAY,
  sky: '#232a55',
  haze: '#44508a',
  far: '#39437a',
  mid: '#4b4a78',
  near: '#363258',
  ground: '#4c4a74',
  wall: '#6b678f',
  wood: '#54385a',
  dark: '#1c1a36',
  light: '#f7e9bd',
  glow: '#ffcf5e',
  leaf: '#3c5a63',
  water: '#33427a',
  shade: 'rgba(14,8,60,0.3)',
  veil: 'rgba(30,30,110,0.17)',
};

export const DAWN: Palette = {
  ...DAY,
  sky: '#b9b7dc',
  haze: '#fbd9c2',
  far: '#a298bd',
  mid: '#c39aa0',
  near: '#8a7394',
  ground: '#c9b3b4',
  wall: '#efd9c6',
  wood: '#8c5f56',
  light: '#fff5e2',
  leaf: '#7b9179',
  water: '#a9b3cf',
  shade: 'rgba(50,24,90,0.18)',
};

export const LAMPLIGHT: Palette = {
  ...DAY,
  sky: '#33406e',
  haze: '#5a639a',
  far: '#b98a52',
  mid: '#c98a4c',
  near: '#8a5434',
  ground: '#9c6238',
  wall: '#eac587',
  wood: '#8a4f30',
  dark: '#43282c',
  light: '#fff0c9',
  glow: '#ffe08a',
  leaf: '#6f7f4a',
  shade: 'rgba(80,20,30,0.2)',
  veil: 'rgba(255,170,60,0.06)',
};

export const MONO: Palette = {
  sky: '#ffffff',
  haze: '#ffffff',
  far: 'url(#dots-10)',
  mid: 'url(#dots-20)',
  near: 'url(#dots-40)',
  ground: '#ffffff',
  wall: '#ffffff',
  wood: 'url(#dots-30)',
  dark: '#17151a',
  light: '#ffffff',
  glow: '#ffffff',
  red: 'url(#dots-60)',
  indigo: '#17151a',
  leaf: 'url(#dots-40)',
  water: 'url(#dots-10)',
  ink: '#17151a',
  shade: 'url(#grain)',
};

export const MONO_NIGHT: Palette = {
  ...MONO,
  sky: '#17151a',
  haze: 'url(#dots-60)',
  far: 'url(#dots-60)',
  mid: 'url(#dots-40)',
  near: '#17151a',
  ground: 'url(#dots-40)',
  wall: 'url(#dots-20)',
  glow: '#ffffff',
  leaf: '#17151a',
  water: 'url(#dots-60)',
};

export const MOURNING: Palette = {
  ...NIGHT,
  sky: '#141a30',
  haze: '#2c3a55',
  far: '#1f2a44',
  mid: '#26304a',
  near: '#0f1424',
  ground: '#1b2236',
  wall: '#39435c',
  wood: '#3a2a33',
  dark: '#0b0d18',
  light: '#d9d3bd',
  glow: '#d8a24a',
  leaf: '#22343a',
  water: '#1a2744',
  red: '#a3202b',
  shade: 'rgba(4,6,30,0.38)',
  veil: 'rgba(16,28,70,0.26)',
};
