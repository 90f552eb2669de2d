import type { Actor } from '../drawing/actor.ts';

const BLUSH = '#ef9a86';

export const AN: Actor = {
  name: 'An',
  build: 'child',
  skin: '#f8d8b8',
  blush: BLUSH,
  hair: { style: 'bob', paint: '#2e2438', gloss: '#7a679a' },
  wear: {
    top: '#f0b429',
    sleeve: 'long',
    collar: 'round',
    collarPaint: '#b3262e',
    skirt: { paint: '#2b3a7a', length: 0.45, flare: 0.5 },
    shoes: '#b3262e',
  },
};

export const HAC: Actor = {
  name: 'Hạc',
  build: 'elder',
  skin: '#ecc6a0',
  blush: BLUSH,
  hair: { style: 'balding', paint: '#f4f1ea', gloss: '#ffffff' },
  features: ['glasses', 'moustache', 'wrinkles'],
  wear: {
    top: '#4f7466',
    sleeve: 'long',
    collar: 'shirt',
    collarPaint: '#fff8e8',
    apron: '#b3262e',
    trousers: { paint: '#54483f', length: 1 },
    shoes: '#3a2a24',
  },
};

export const TI: Actor = {
  name: 'Tí',
  build: 'child',
  skin: '#e8ba90',
  blush: '#df8468',
  hair: { style: 'tousled', paint: '#3a2a22', gloss: '#8a6a50' },
  features: ['freckles'],
  wear: {
    top: '#fff6e6',
    sleeve: 'short',
    stripes: '#2b3a7a',
    collar: 'round',
    trousers: { paint: '#6a5a3a', length: 0.45 },
    shoes: '#2b3a7a',
  },
};

export const VENDOR: Actor = {
  name: 'Cô Bông',
  build: 'adult',
  skin: '#f0c8a0',
  blush: BLUSH,
  hair: { style: 'bun', paint: '#3a2a30', gloss: '#8a6a70' },
  features: ['earrings'],
  wear: {
    top: '#b8566a',
    sleeve: 'long',
    collar: 'stand',
    collarPaint: '#b8566a',
    apron: '#fff6e6',
    trousers: { paint: '#43382f', length: 1 },
    shoes: '#4a3a34',
  },
};
