import type { Actor } from '../drawing/actor.ts';

const BLUSH = '#e8907a';

export const TEO: Actor = {
  name: 'Tèo',
  build: 'child',
  skin: '#efc096',
  blush: BLUSH,
  hair: { style: 'tousled', paint: '#2a2230', gloss: '#75628c' },
  features: ['freckles'],
  wear: {
    top: '#f7efdc',
    sleeve: 'short',
    collar: 'round',
    collarPaint: '#2b3a7a',
    trousers: { paint: '#2b3a7a', length: 0.46 },
    shoes: '#8a4a34',
  },
};

export const ME: Actor = {
  name: 'Mẹ',
  build: 'adult',
  skin: '#f2caa4',
  blush: BLUSH,
  hair: { style: 'bun', paint: '#33262c', gloss: '#80646c' },
  wear: {
    top: '#7d5a8c',
    sleeve: 'long',
    collar: 'stand',
    collarPaint: '#7d5a8c',
    apron: '#f7efdc',
    trousers: { paint: '#3a3038', length: 1 },
    shoes: '#4a3a34',
  },
};

export const BACH: Actor = {
  name: 'Cụ Bách',
  build: 'elder',
  skin: '#eac29c',
  blush: BLUSH,
  hair: { style: 'balding', paint: '#f6f2ea', gloss: '#ffffff' },
  features: ['beard', 'wrinkles'],
  wear: {
    top: '#8a7a64',
    sleeve: 'long',
    collar: 'stand',
    collarPaint: '#8a7a64',
    trousers: { paint: '#5a5048', length: 1 },
    shoes: '#3a2e2a',
  },
};

export const MAN: Actor = {
  name: 'Mận',
  build: 'teen',
  skin: '#f6d2ae',
  blush: BLUSH,
  hair: { style: 'pigtails', paint: '#3c2a26', gloss: '#90705e' },
  wear: {
    top: '#b3262e',
    sleeve: 'short',
    collar: 'shirt',
    collarPaint: '#fff6e6',
    skirt: { paint: '#3f6a6a', length: 0.5, flare: 0.4 },
    shoes: '#3a2a34',
  },
};

/** The old couple when they were young. */
export const YOUNG_BACH: Actor = {
  ...BACH,
  build: 'adult',
  name: 'Anh Bách',
  hair: { style: 'crop', paint: '#2a2230', gloss: '#75628c' },
  features: [],
  wear: { ...BACH.wear, top: '#4f7466', collar: 'shirt', collarPaint: '#f7efdc' },
};
export const YEN: Actor = {
  ...MAN,
  build: 'adult',
  name: 'Cô Yến',
  hair: { style: 'long', paint: '#2a2230', gloss: '#75628c' },
  wear: {
    top: '#d9889a',
    sleeve: 'long',
    collar: 'stand',
    collarPaint: '#d9889a',
    skirt: { paint: '#d9889a', length: 0.8, flare: 0.1 },
    shoes: '#5a3a44',
  },
};
