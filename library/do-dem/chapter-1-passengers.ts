import { glitter, moon, rain, reeds, water } from '../drawing/nature.ts';
import { MOURNING } from '../drawing/palette.ts';
import { boat } from '../drawing/props.ts';
import { panel, row, say, sound, tell, who } from '../drawing/scene.ts';
import type { PageSpec } from '../drawing/scene.ts';
import { flat } from '../drawing/tone.ts';
import { SEN, TRAM } from './cast.ts';
import { RED, deepWater, mist, nightRiver, shades } from './night-river.ts';

const PALE = '#d9d3bd';

export const passengers: readonly PageSpec[] = [
  {
    palette: MOURNING,
    rows: [
      row(
        1,
        [
          panel(
            nightRiver,
            moon(0.74, 0.2, 0.06),
            glitter(0.74, 0.52, PALE),
            boat({ x: 0.42, y: 0.64, size: 0.09 }, true),
            who(TRAM, { x: 0.3, y: 0.5, size: 0.034, turn: 0.6, mood: 'calm', arms: ['hold', 'reach'], holds: 'oar' }),
            boat({ x: 0.42, y: 0.645, size: 0.09 }),
            mist,
            reeds(1, 0.2, 34),
            sound('ĐÒ ĐÊM', [0.5, 0.1], 0.075, 0, RED),
            tell('Mùa nước lên, bến Lau chỉ còn một chuyến đò đêm.', [0.06, 0.97]),
          ),
        ],
        { bleed: true },
      ),
    ],
  },
  {
    palette: MOURNING,
    rows: [
      row(0.9, [
        panel(
          nightRiver,
          mist,
          who(TRAM, { x: 0.3, y: 0.5, size: 0.15, turn: 0.5, mood: 'calm', arms: ['hold', 'reach'], holds: 'oar' }),
          shades(3, 0.6, 0.14, 0.5, 0.06),
          say(TRAM, 'Lên đi. Tôi biết các vị về đâu rồi.', { at: [0.7, 0.1] }),
        ),
      ]),
      row(0.8, [
        panel(deepWater, shades(4, 0.16, 0.22, 0.4, 0.09), tell('Lão Trầm có một lệ: không hỏi tên khách.', [0.5, 0.04])),
        panel(flat('#26304a'), water(0.72, 3), who(TRAM, { x: 0.5, y: 0.54, size: 0.2, turn: 0.7, mood: 'sad', tilt: 10 })),
      ]),
      row(
        0.9,
        [
          panel(
            nightRiver,
            mist,
            boat({ x: 0.5, y: 0.7, size: 0.16 }, true),
            shades(3, 0.49, 0.06, 0.55, 0.04),
            who(TRAM, { x: 0.4, y: 0.42, size: 0.065, turn: 0.6, mood: 'calm', arms: ['hold', 'reach'], holds: 'oar' }),
            boat({ x: 0.5, y: 0.72, size: 0.16 }),
            tell('Không ai trả tiền. Không ai nói. Chỗ nào họ ngồi, ván thuyền cũng ướt sẵn.', [0.5, 0.98]),
          ),
        ],
        { bleed: true },
      ),
    ],
  },
  {
    palette: MOURNING,
    rows: [
      row(1.1, [
        panel(
          flat('#1b2236'),
          reeds(1, 0.6, 44),
          mist,
          who(SEN, { x: 0.56, y: 0.44, size: 0.09, turn: 0.2, mood: 'calm', arms: ['chest', 'chest'] }),
          rain(40),
          tell('Đêm hai mươi ba, có một đứa bé đứng đợi trong đám lau.', [0.03, 0.03]),
          say(SEN, 'Ông ơi, cho cháu sang với.', { at: [0.85, 0.12] }),
        ),
      ]),
      row(
        0.8,
        [
          panel(flat('#26304a'), who(TRAM, { x: 0.5, y: 0.56, size: 0.21, turn: 0.4, mood: 'shock' })),
          panel(
            flat('#2c3a55'),
            who(SEN, { x: 0.5, y: 0.56, size: 0.23, turn: 0.4, flip: true, mood: 'smile', holds: 'leaf', arms: ['chin', 'down'] }),
            say(SEN, 'Cháu có cái lá này thôi.'),
          ),
        ],
        { slant: -0.1 },
      ),
      row(0.7, [
        panel(
          deepWater,
          who(TRAM, { x: 0.3, y: 0.6, size: 0.22, turn: 0.5, mood: 'worried', tilt: 8 }),
          say(TRAM, '…Đủ rồi. Lên đi cháu.', { at: [0.85, 0.2] }),
          sound('cọt kẹt', [0.82, 0.76], 0.1, -6, PALE),
        ),
      ]),
    ],
  },
  {
    palette: MOURNING,
    rows: [
      row(
        1.15,
        [
          panel(
            nightRiver,
            moon(0.2, 0.16, 0.05),
            mist,
            boat({ x: 0.5, y: 0.72, size: 0.13 }, true),
            who(TRAM, { x: 0.36, y: 0.46, size: 0.055, turn: 0.6, mood: 'sad', arms: ['hold', 'reach'], holds: 'oar' }),
            who(SEN, { x: 0.62, y: 0.55, size: 0.05, turn: 0.4, flip: true, mood: 'calm', legs: 'sit', arms: ['lap', 'lap'] }),
            boat({ x: 0.5, y: 0.735, size: 0.13 }),
            say(SEN, 'Ông chèo chậm thế.', { at: [0.7, 0.12] }),
            say(TRAM, 'Nước ngược.', { at: [0.12, 0.3] }),
          ),
        ],
        { bleed: true },
      ),
      row(0.85, [
        panel(
          flat('#1f2a44'),
          who(SEN, { x: 0.5, y: 0.58, size: 0.24, turn: 0.5, flip: true, mood: 'blank' }),
          say(SEN, 'Không phải đâu.'),
        ),
        panel(
          flat('#0f1424'),
          who(TRAM, { x: 0.5, y: 0.6, size: 0.22, turn: 0.6, mood: 'worried', extras: ['sweat'] }),
          say(SEN, 'Ông sợ tới nơi.', { at: [0.86, 0.08] }),
        ),
      ]),
    ],
  },
];
