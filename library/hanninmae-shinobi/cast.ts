import type { Actor } from '../drawing/actor.ts';

const INK = '#17151a';
const WHITE = '#ffffff';
const BLUSH = '#d8d8d8';

export const KOHARU: Actor = {
  name: '小春',
  build: 'teen',
  skin: WHITE,
  blush: BLUSH,
  hair: { style: 'ponytail', paint: INK, gloss: WHITE },
  features: ['headband'],
  wear: {
    top: 'url(#dots-40)',
    sleeve: 'wide',
    collar: 'cross',
    collarPaint: WHITE,
    belt: INK,
    trousers: { paint: 'url(#dots-60)', length: 0.86 },
    shoes: INK,
  },
};

export const GENSAI: Actor = {
  name: '玄斎',
  build: 'elder',
  skin: WHITE,
  blush: BLUSH,
  hair: { style: 'balding', paint: WHITE, gloss: WHITE },
  features: ['beard', 'wrinkles', 'moustache'],
  wear: {
    top: INK,
    sleeve: 'wide',
    collar: 'cross',
    collarPaint: WHITE,
    belt: 'url(#dots-30)',
    skirt: { paint: INK, length: 0.95, flare: 0.1 },
    shoes: INK,
  },
};

export const OFUKU: Actor = {
  name: 'お福',
  build: 'elder',
  skin: WHITE,
  blush: BLUSH,
  hair: { style: 'bun', paint: 'url(#dots-20)', gloss: WHITE },
  features: ['wrinkles'],
  wear: {
    top: 'url(#dots-30)',
    sleeve: 'wide',
    collar: 'cross',
    collarPaint: WHITE,
    apron: WHITE,
    skirt: { paint: 'url(#dots-30)', length: 0.96, flare: 0 },
    shoes: INK,
  },
};

export const GUEST: Actor = {
  name: '客',
  build: 'adult',
  skin: WHITE,
  blush: BLUSH,
  hair: { style: 'crop', paint: INK, gloss: WHITE },
  wear: {
    top: WHITE,
    stripes: INK,
    sleeve: 'wide',
    collar: 'cross',
    collarPaint: 'url(#dots-40)',
    skirt: { paint: WHITE, length: 0.7, flare: 0 },
    shoes: INK,
  },
};

export const THIEF: Actor = {
  name: '泥棒',
  build: 'adult',
  skin: WHITE,
  blush: BLUSH,
  hair: { style: 'crop', paint: INK, gloss: WHITE },
  features: ['mask'],
  hat: { kind: 'turban', paint: WHITE },
  wear: { top: INK, sleeve: 'long', collar: 'cross', collarPaint: 'url(#dots-40)', trousers: { paint: INK, length: 0.8 }, shoes: WHITE },
};
