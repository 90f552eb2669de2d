import type { Actor } from '../drawing/actor.ts';

export const TRAM: Actor = {
  name: 'Lão Trầm',
  build: 'elder',
  skin: '#c9a584',
  blush: '#a8705c',
  hair: { style: 'balding', paint: '#cfccc4', gloss: '#ffffff' },
  features: ['beard', 'wrinkles'],
  hat: { kind: 'conical', paint: '#a58f62' },
  wear: {
    top: '#4a3a34',
    sleeve: 'long',
    collar: 'cross',
    collarPaint: '#3a2a26',
    trousers: { paint: '#2f2a30', length: 0.8 },
    shoes: '#2a2226',
  },
};

export const BARE_TRAM: Actor = {
  name: TRAM.name,
  build: TRAM.build,
  skin: TRAM.skin,
  blush: TRAM.blush,
  hair: TRAM.hair,
  features: ['beard', 'wrinkles'],
  wear: TRAM.wear,
};

export const SEN: Actor = {
  name: 'Sen',
  build: 'child',
  skin: '#dfe3e4',
  blush: '#b9c4cc',
  hair: { style: 'long', paint: '#10131f', gloss: '#4a5a7a' },
  wear: {
    top: '#e8e6dc',
    sleeve: 'long',
    collar: 'stand',
    collarPaint: '#a3202b',
    trousers: { paint: '#26304a', length: 0.9 },
    shoes: '#dfe3e4',
  },
};

export const WOMAN: Actor = {
  name: 'Bà lái chợ',
  build: 'adult',
  skin: '#cfae8e',
  blush: '#b08068',
  hair: { style: 'bun', paint: '#1d1a22', gloss: '#4a4454' },
  hat: { kind: 'turban', paint: '#3a2a3a' },
  wear: {
    top: '#5a3a44',
    sleeve: 'long',
    collar: 'cross',
    collarPaint: '#3a2a34',
    skirt: { paint: '#1d1a22', length: 0.95, flare: 0.1 },
    shoes: '#1d1a22',
  },
};
