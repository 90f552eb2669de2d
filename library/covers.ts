import type { CoverSpec } from './drawing/cover.ts';
import { glitter, hills, moon, petals, puddles, rain, reeds, sky, sun, water } from './drawing/nature.ts';
import { DAWN, DUSK, MOURNING, RAIN } from './drawing/palette.ts';
import { cat } from './drawing/cat.ts';
import { bicycle, boat } from './drawing/props.ts';
import { panel, who } from './drawing/scene.ts';
import { burst, flat } from './drawing/tone.ts';
import { shopFront, street } from './drawing/town.ts';
import { SEN, TRAM } from './do-dem/cast.ts';
import { KOHARU, OFUKU } from './hanninmae-shinobi/cast.ts';
import { BACH, TEO } from './pho-khong-hanh/cast.ts';
import { AN } from './tiem-sach-ngay-mua/cast.ts';

const RED = '#b3262e';
const INDIGO = '#2b3a7a';
const CREAM = '#fff8e8';

const rainyShop = panel(
  shopFront({ board: false }),
  puddles(0.86, 10),
  cat({ x: 0.76, y: 0.79, size: 0.06, flip: true }),
  who(AN, { x: 0.42, y: 0.55, size: 0.085, turn: 0.3, mood: 'smile', arms: [[-1.25, 0.75], 'hip'], holds: 'umbrella' }),
  rain(70),
);

export const tiemSachCover: CoverSpec = {
  palette: RAIN,
  picture: rainyShop,
  title: 'TIỆM SÁCH\nNGÀY MƯA',
  by: 'Hai Trang · Xưởng vẽ Đèn Đôi',
  titleSize: 128,
  at: [0.5, 0.11],
  paint: RED,
  edge: CREAM,
  band: RED,
};
export const ameNoHonYaCover: CoverSpec = {
  ...tiemSachCover,
  title: '雨の\n本屋',
  by: '二葉めくる・双灯工房',
  titleSize: 150,
  at: [0.82, 0.3],
  paint: INDIGO,
  band: INDIGO,
};

/** The one page in colour of a work in black and white. */
const colourful = {
  ...KOHARU,
  skin: '#f8d8b8',
  blush: '#ef9a86',
  hair: { style: 'ponytail', paint: '#1d1826', gloss: '#8a7ab0' },
  wear: { ...KOHARU.wear, top: INDIGO, collarPaint: CREAM, belt: RED, trousers: { paint: '#3a3358', length: 0.86 } },
} as const;
const colourfulOfuku = {
  ...OFUKU,
  skin: '#f0caa6',
  blush: '#ef9a86',
  hair: { style: 'bun', paint: '#b9b3b0', gloss: '#ffffff' },
  wear: { ...OFUKU.wear, top: '#8c4a5c', collarPaint: CREAM, skirt: { paint: '#8c4a5c', length: 0.96, flare: 0 } },
} as const;

export const shinobiCover: CoverSpec = {
  palette: DUSK,
  picture: panel(
    flat('#f2b25c'),
    burst({ x: 0.5, y: 0.5, size: 0.44, paint: '#fbd79a' }),
    petals(26),
    who(colourfulOfuku, { x: 0.26, y: 0.62, size: 0.075, turn: 0.5, mood: 'grin', arms: ['hip', 'hip'] }),
    who(colourful, {
      x: 0.46,
      y: 0.34,
      size: 0.115,
      turn: 0.4,
      mood: 'grin',
      arms: ['cheer', 'hip'],
      legs: 'leap',
      holds: 'dango',
      extras: ['sparkle'],
    }),
  ),
  title: '半人前\nしのび帖',
  by: '木枯せん・双灯工房',
  titleSize: 132,
  at: [0.81, 0.36],
  paint: RED,
  edge: CREAM,
  band: INDIGO,
};

export const phoCover: CoverSpec = {
  palette: DAWN,
  picture: panel(
    street({ x: 0.5, y: 0.42, lamps: true }),
    sun(0.5, 0.36, 0.07),
    bicycle({ x: 0.3, y: 0.74, size: 0.09 }),
    who(BACH, { x: 0.72, y: 0.5, size: 0.075, turn: 0.4, flip: true, mood: 'sly', arms: ['back', 'hold'] }),
    who(TEO, { x: 0.36, y: 0.54, size: 0.085, turn: 0.4, mood: 'grin', arms: ['hold', 'wave'], holds: 'bowl' }),
  ),
  title: 'PHỞ\nKHÔNG HÀNH',
  by: 'Vũ Hành · Xưởng vẽ Đèn Đôi',
  titleSize: 132,
  at: [0.5, 0.16],
  paint: RED,
  edge: CREAM,
  band: RED,
};

export const doDemCover: CoverSpec = {
  palette: MOURNING,
  picture: panel(
    sky({ horizon: 0.5, stars: 20 }),
    moon(0.5, 0.26, 0.11),
    hills(0.5, 0.12, 'far', 3),
    water(0.51, 7),
    glitter(0.5, 0.53, '#d9d3bd'),
    boat({ x: 0.5, y: 0.74, size: 0.085 }, true),
    who(TRAM, { x: 0.34, y: 0.58, size: 0.036, turn: 0.6, mood: 'sad', arms: ['hold', 'reach'], holds: 'oar' }),
    who(SEN, { x: 0.6, y: 0.63, size: 0.034, turn: 0.3, flip: true, mood: 'calm', legs: 'sit', arms: ['lap', 'lap'] }),
    boat({ x: 0.5, y: 0.75, size: 0.085 }),
    reeds(0.94, 0.2, 40),
  ),
  title: 'ĐÒ ĐÊM',
  by: 'Lau Trắng · Xưởng vẽ Đèn Đôi',
  titleSize: 150,
  at: [0.5, 0.12],
  paint: '#e8dcc0',
  edge: '#7d1620',
  band: '#7d1620',
};
