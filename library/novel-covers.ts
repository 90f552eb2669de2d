import type { Actor } from './drawing/actor.ts';
import type { CoverSpec } from './drawing/cover.ts';
import { banyan, candles, carriage, carriageWall, lighthouse, waterSteps } from './drawing/landmarks.ts';
import { glitter, hills, moon, petals, reeds, sky, sun, water } from './drawing/nature.ts';
import { DUSK, LAMPLIGHT, NIGHT } from './drawing/palette.ts';
import { cat } from './drawing/cat.ts';
import { openBook, sheet } from './drawing/props.ts';
import { panel, who } from './drawing/scene.ts';
import type { DrawnWork } from './drawing/work.ts';

const RED = '#b3262e';
const INDIGO = '#2b3a7a';
const CREAM = '#fff8e8';
const BLUSH = '#ef9a86';
const SKIN = '#f8d8b8';

const KEEPER: Actor = {
  name: 'An',
  build: 'child',
  skin: SKIN,
  blush: BLUSH,
  hair: { style: 'pigtails', paint: '#2e2438', gloss: '#7a679a' },
  wear: { top: RED, sleeve: 'long', collar: 'stand', collarPaint: RED, trousers: { paint: '#3a3358', length: 0.9 }, shoes: '#43282c' },
};
const MIO: Actor = {
  name: '澪',
  build: 'teen',
  skin: SKIN,
  blush: BLUSH,
  hair: { style: 'long', paint: '#2e2438', gloss: '#7a679a' },
  wear: {
    top: INDIGO,
    sleeve: 'long',
    collar: 'shirt',
    collarPaint: CREAM,
    skirt: { paint: '#3a3358', length: 0.6, flare: 0.3 },
    shoes: '#43282c',
  },
};
const CANDLE_SELLER: Actor = {
  name: '灯売り',
  build: 'elder',
  skin: '#ecc6a0',
  blush: BLUSH,
  hair: { style: 'balding', paint: '#f4f1ea', gloss: '#ffffff' },
  features: ['beard', 'wrinkles'],
  hat: { kind: 'turban', paint: INDIGO },
  wear: {
    top: INDIGO,
    sleeve: 'wide',
    collar: 'cross',
    collarPaint: CREAM,
    belt: RED,
    skirt: { paint: INDIGO, length: 0.95, flare: 0.1 },
    shoes: '#2a2226',
  },
};
const LUA: Actor = {
  name: 'Lụa',
  build: 'adult',
  skin: SKIN,
  blush: BLUSH,
  hair: { style: 'long', paint: '#2a2230', gloss: '#75628c' },
  wear: {
    top: '#d9cdb0',
    sleeve: 'long',
    collar: 'cross',
    collarPaint: RED,
    belt: RED,
    skirt: { paint: '#43282c', length: 0.95, flare: 0.2 },
    shoes: '#43282c',
  },
};
const CLOCKMAKER: Actor = {
  name: 'Thợ đồng hồ',
  build: 'adult',
  skin: '#f0c8a0',
  blush: BLUSH,
  hair: { style: 'crop', paint: '#2a2230', gloss: '#75628c' },
  features: ['glasses'],
  wear: {
    top: '#4f7466',
    sleeve: 'long',
    collar: 'shirt',
    collarPaint: CREAM,
    trousers: { paint: '#3a3038', length: 1 },
    shoes: '#2a2226',
  },
};
const GRANDMOTHER: Actor = {
  name: 'Bà cụ',
  build: 'elder',
  skin: '#ecc6a0',
  blush: BLUSH,
  hair: { style: 'bun', paint: '#e8e2d8', gloss: '#ffffff' },
  features: ['wrinkles'],
  wear: {
    top: '#7d3b46',
    sleeve: 'long',
    collar: 'stand',
    collarPaint: '#7d3b46',
    trousers: { paint: '#2a2226', length: 1 },
    shoes: '#2a2226',
  },
};

const strait = panel(
  sky({ horizon: 0.64, stars: 60 }),
  moon(0.5, 0.3, 0.035),
  lighthouse(0.2, 0.62, 0.34, RED, 1),
  lighthouse(0.84, 0.58, 0.26, INDIGO, -1),
  hills(0.62, 0.05, 'near', 2),
  water(0.6, 9),
  glitter(0.5, 0.68, '#f7e9bd'),
  hills(1.0, 0.2, 'near', 1),
  who(KEEPER, { x: 0.5, y: 0.68, size: 0.05, back: true, arms: ['down', 'wave'], holds: 'lantern' }),
);

const strand = { palette: NIGHT, picture: strait, titleSize: 120, paint: CREAM } as const;

const covers: readonly { readonly folder: string; readonly language: 'vi' | 'ja'; readonly cover: CoverSpec }[] = [
  {
    folder: 'hai-ngon-hai-dang',
    language: 'vi',
    cover: { ...strand, title: 'HAI NGỌN\nHẢI ĐĂNG', by: 'Hạ Miên', at: [0.5, 0.13], edge: RED, band: RED },
  },
  {
    folder: 'futatsu-todai',
    language: 'ja',
    cover: { ...strand, title: 'ふたつ灯台', by: '灯野澄', titleSize: 118, at: [0.5, 0.25], edge: INDIGO, band: INDIGO },
  },
  {
    folder: 'hyakunijuya',
    language: 'ja',
    cover: {
      palette: NIGHT,
      picture: panel(
        sky({ stars: 80 }),
        moon(0.28, 0.2, 0.09),
        hills(0.62, 0.16, 'far', 3),
        hills(0.7, 0.1, 'near', 5),
        who(CANDLE_SELLER, { x: 0.4, y: 0.44, size: 0.075, turn: 0.4, mood: 'smile', arms: ['hold', 'hold'], holds: 'lantern' }),
        candles(0.66, 5),
        cat({ x: 0.7, y: 0.68, size: 0.05, flip: true }, { paint: '#f4efe2' }),
      ),
      title: '百二十夜',
      by: '百瀬いとは',
      titleSize: 150,
      at: [0.82, 0.27],
      paint: '#ffcf5e',
      edge: '#1c1a36',
      band: INDIGO,
    },
  },
  {
    folder: 'kawabe-no-shoko',
    language: 'ja',
    cover: {
      palette: DUSK,
      picture: panel(
        sky({ horizon: 0.5, clouds: 2 }),
        sun(0.26, 0.4, 0.06),
        hills(0.5, 0.12, 'far', 3),
        water(0.5, 8),
        glitter(0.26, 0.54, '#fff0cf'),
        openBook({ x: 0.28, y: 0.72, size: 0.06 }),
        sheet({ x: 0.12, y: 0.6, size: 0.025 }, 0.6),
        sheet({ x: 0.4, y: 0.62, size: 0.02 }, -0.5),
        waterSteps(0.52, 0.64),
        who(MIO, {
          x: 0.64,
          y: 0.44,
          size: 0.06,
          turn: 0.6,
          flip: true,
          mood: 'calm',
          arms: ['hold', 'reach'],
          holds: 'closedBook',
          tilt: 10,
        }),
        reeds(0.95, 0.14, 22),
        petals(10),
      ),
      title: '川辺の\n書庫',
      by: '水無瀬灯',
      titleSize: 138,
      at: [0.25, 0.21],
      paint: INDIGO,
      edge: CREAM,
      band: INDIGO,
    },
  },
  {
    folder: 'nua-bai-tho-ben-vong',
    language: 'vi',
    cover: {
      palette: NIGHT,
      picture: panel(
        sky({ stars: 30 }),
        moon(0.68, 0.42, 0.1),
        hills(0.66, 0.08, 'far', 4),
        water(0.66, 7),
        glitter(0.68, 0.68, '#f7e9bd'),
        banyan,
        sheet({ x: 0.82, y: 0.62, size: 0.03 }, 0.5),
        who(LUA, { x: 0.54, y: 0.55, size: 0.062, turn: 0.5, mood: 'smile', arms: ['hold', 'reach'], holds: 'page', tilt: 6 }),
      ),
      title: 'NỬA BÀI THƠ\nTRÊN BẾN VỌNG',
      by: 'Lam Khê',
      titleSize: 100,
      at: [0.5, 0.115],
      paint: CREAM,
      edge: '#7d1620',
      band: RED,
    },
  },
  {
    folder: 'thu-tu-toa-cuoi',
    language: 'vi',
    cover: {
      palette: LAMPLIGHT,
      picture: panel(
        sky({ horizon: 0.6, stars: 20 }),
        moon(0.8, 0.3, 0.04),
        hills(0.52, 0.16, 'near', 4),
        carriage(0.42, 0.44, '#4f7466'),
        who(CLOCKMAKER, { x: 0.5, y: 0.575, size: 0.052, turn: 0.5, legs: 'kneel', mood: 'calm' }),
        who(GRANDMOTHER, { x: 0.82, y: 0.59, size: 0.05, turn: 0.5, flip: true, legs: 'kneel', mood: 'grin' }),
        carriageWall(0.42, 0.44, '#4f7466'),
      ),
      title: 'THƯ TỪ\nTOA CUỐI',
      by: 'Trần Vũ Mộc',
      titleSize: 132,
      at: [0.5, 0.15],
      paint: CREAM,
      edge: RED,
      band: RED,
    },
  },
];

/** The library's texts, for which this engine draws a cover and nothing else. */
export const novelCovers: readonly DrawnWork[] = covers.map(({ folder, language, cover }) => ({
  folder,
  manuscript: {
    sheet: { width: 1000, height: 1500, margin: 0, gutter: [0, 0], rightToLeft: false },
    language,
    line: 6,
    letters: 40,
    paper: CREAM,
  },
  chapters: [],
  cover,
}));
