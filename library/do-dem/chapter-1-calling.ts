import { counter } from '../drawing/indoors.ts';
import { glitter, hills, rain, reeds, sky, sun, water } from '../drawing/nature.ts';
import { DAWN, MOURNING } from '../drawing/palette.ts';
import { line, patch } from '../drawing/place.ts';
import type { Painter } from '../drawing/place.ts';
import { boat } from '../drawing/props.ts';
import { panel, row, say, sound, tell, whisper, who } from '../drawing/scene.ts';
import type { PageSpec } from '../drawing/scene.ts';
import { flat, focusLines, speedLines } from '../drawing/tone.ts';
import { BARE_TRAM, SEN, TRAM, WOMAN } from './cast.ts';
import { RED, deepWater, mist, nightRiver, shades } from './night-river.ts';

const fallenLeaf: Painter = (place) =>
  patch(
    place,
    [
      [0.3, 0.74],
      [0.4, 0.62],
      [0.56, 0.58],
      [0.72, 0.66],
      [0.6, 0.76],
      [0.44, 0.8],
    ],
    { fill: '#5f8f4e', shade: 12 },
  ) + line(place, [0.26, 0.76], [0.66, 0.66], 0.8);

export const calling: readonly PageSpec[] = [
  {
    palette: MOURNING,
    rows: [
      row(0.75, [
        panel(
          deepWater,
          who(SEN, { x: 0.4, y: 0.58, size: 0.26, turn: 0.2, mood: 'sad' }),
          say(SEN, 'Đêm lụt năm ấy, ông có nghe ai gọi không?', { at: [0.85, 0.3] }),
        ),
      ]),
      row(
        1.2,
        [
          panel(
            flat('#0f1424'),
            speedLines({ angle: 76, count: 70, paint: '#4a5a7a' }),
            water(0.6, 7),
            boat({ x: 0.36, y: 0.56, size: 0.12 }),
            shades(4, 0.33, 0.05, 0.41, 0.035),
            who(TRAM, {
              x: 0.26,
              y: 0.28,
              size: 0.055,
              turn: 0.6,
              flip: true,
              lean: 10,
              mood: 'shout',
              arms: ['hold', 'reach'],
              holds: 'oar',
            }),
            boat({ x: 0.36, y: 0.58, size: 0.12 }),
            who(SEN, { x: 0.82, y: 0.74, size: 0.05, turn: 0.5, flip: true, mood: 'shout', arms: ['cheer', 'up'] }),
            water(0.82, 4),
            rain(90),
            sound('ÔNG ƠI!', [0.76, 0.56], 0.075, -10, RED),
          ),
        ],
        { bleed: true },
      ),
      row(0.75, [
        panel(
          flat('#0b0d18'),
          focusLines({ hole: 0.45, paint: '#26304a', y: 0.6 }),
          who(BARE_TRAM, { x: 0.5, y: 0.6, size: 0.25, turn: 0.2, mood: 'cry' }),
          tell('Lão đã nghe. Lão đã không quay lại.', [0.03, 0.03]),
        ),
      ]),
    ],
  },
  {
    palette: MOURNING,
    rows: [
      row(0.8, [
        panel(
          flat('#1b2236'),
          rain(30),
          who(BARE_TRAM, { x: 0.5, y: 0.56, size: 0.23, turn: 0.5, mood: 'sad' }),
          say(TRAM, 'Đò đầy. Quay lại là chìm cả.'),
        ),
        panel(
          flat('#2c3a55'),
          rain(30),
          who(SEN, { x: 0.5, y: 0.58, size: 0.23, turn: 0.5, flip: true, mood: 'calm' }),
          say(SEN, 'Cháu biết mà.'),
        ),
      ]),
      row(0.6, [
        panel(
          deepWater,
          who(SEN, { x: 0.3, y: 0.6, size: 0.3, turn: 0.3, mood: 'sad' }),
          whisper(SEN, 'Cháu gọi ba lần.', { at: [0.8, 0.4] }),
        ),
      ]),
      row(
        1.1,
        [
          panel(
            nightRiver,
            mist,
            who(BARE_TRAM, { x: 0.5, y: 0.46, size: 0.17, turn: 0.1, mood: 'cry', arms: ['face', 'face'] }),
            say(TRAM, 'Ta nghe cả ba.', { at: [0.14, 0.2] }),
            say(TRAM, 'Đêm nào ta cũng nghe.', { at: [0.9, 0.66] }),
          ),
        ],
        { bleed: true },
      ),
    ],
  },
  {
    palette: MOURNING,
    rows: [
      row(0.8, [
        panel(
          flat('#26304a'),
          who(SEN, { x: 0.3, y: 0.56, size: 0.21, turn: 0.5, mood: 'calm' }),
          who(BARE_TRAM, { x: 0.78, y: 0.52, size: 0.19, turn: 0.4, flip: true, mood: 'sad', tilt: 14 }),
          say(SEN, 'Đêm nào ông cũng chèo qua đây, mà chưa lần nào dám gọi tên cháu.', { at: [0.52, 0.04] }),
        ),
      ]),
      row(0.55, [
        panel(
          flat('#0b0d18'),
          who(BARE_TRAM, { x: 0.36, y: 0.6, size: 0.34, turn: 0.4, mood: 'worried' }),
          say(TRAM, '…Sen.', { at: [0.8, 0.4], scale: 1.15 }),
        ),
      ]),
      row(
        1.25,
        [
          panel(
            nightRiver,
            glitter(0.6, 0.52, '#d8a24a'),
            mist,
            boat({ x: 0.5, y: 0.76, size: 0.13 }, true),
            who(BARE_TRAM, { x: 0.41, y: 0.52, size: 0.058, turn: 0.6, lean: 12, mood: 'smile', arms: ['reach', 'reach'] }),
            who(SEN, { x: 0.6, y: 0.58, size: 0.052, turn: 0.5, flip: true, mood: 'smile', arms: ['reach', 'reach'] }),
            boat({ x: 0.5, y: 0.775, size: 0.13 }),
            say(TRAM, 'Sen! Lên đò đi con. Ta quay lại rồi đây.', { at: [0.2, 0.12] }),
            say(SEN, 'Dạ.', { at: [0.85, 0.4] }),
          ),
        ],
        { bleed: true },
      ),
    ],
  },
  {
    palette: DAWN,
    rows: [
      row(
        1.3,
        [
          panel(
            sky({ horizon: 0.5, clouds: 2 }),
            sun(0.66, 0.46, 0.06),
            hills(0.5, 0.12, 'far', 3),
            water(0.52, 6),
            glitter(0.66, 0.54, '#fff5e2'),
            boat({ x: 0.44, y: 0.7, size: 0.11 }, true),
            reeds(1.02, 0.18, 30),
            tell('Sáng ra, con đò tấp vào bến. Đèn vẫn cháy. Không có ai.', [0.04, 0.03]),
          ),
        ],
        { bleed: true },
      ),
      row(
        0.8,
        [
          panel(
            flat('#c9b3b4'),
            who(WOMAN, { x: 0.5, y: 0.56, size: 0.21, turn: 0.5, mood: 'sad', arms: ['chest', 'chest'] }),
            say(WOMAN, 'Lão Trầm ơi…'),
          ),
          panel(flat('#6b4a48'), counter(0.5), fallenLeaf, tell('Trên ván thuyền, một chiếc lá còn tươi.', [0.5, 0.04])),
        ],
        { slant: 0.1 },
      ),
      row(0.7, [panel(flat('#a298bd'), mist, water(0.6, 4), tell('Từ năm ấy, khúc sông này không lấy thêm người nào.\nHẾT', [0.5, 0.5]))], {
        bleed: true,
      }),
    ],
  },
];
