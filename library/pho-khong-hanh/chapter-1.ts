import { counter, kitchen, room, stairs } from '../drawing/indoors.ts';
import { sky, sun } from '../drawing/nature.ts';
import { DAWN, DAY, LAMPLIGHT } from '../drawing/palette.ts';
import { cat } from '../drawing/cat.ts';
import { bicycle, bowl, table } from '../drawing/props.ts';
import { panel, row, say, shout, sign, sound, tell, think, who } from '../drawing/scene.ts';
import type { PageSpec } from '../drawing/scene.ts';
import { flat, focusLines, shimmer, speedLines } from '../drawing/tone.ts';
import { alley, shopFront, street } from '../drawing/town.ts';
import { BACH, MAN, ME, TEO } from './cast.ts';

const INDIGO = '#2b3a7a';

export const chapter1: readonly PageSpec[] = [
  {
    palette: DAWN,
    rows: [
      row(
        1.7,
        [
          panel(
            street({ x: 0.5, y: 0.44, lamps: true }),
            sun(0.5, 0.38, 0.05),
            who(ME, { x: 0.27, y: 0.47, size: 0.06, turn: 0.4, mood: 'smile', arms: ['hip', 'hold'], holds: 'ladle' }),
            who(TEO, { x: 0.66, y: 0.57, size: 0.058, turn: 0.4, flip: true, mood: 'sleepy', arms: ['up', 'up'] }),
            sign('PHỞ KHÔNG HÀNH', [0.5, 0.085], 0.07, '#b3262e'),
            sign('1. Bát số mười bảy', [0.5, 0.155], 0.032, INDIGO),
            tell('Sáu giờ sáng, phố Hàng Nồi. Nhà người ta còn ngáy, quán phở mẹ tôi đã bốc khói.', [0.06, 0.98]),
          ),
        ],
        { bleed: true },
      ),
      row(
        0.7,
        [
          panel(flat('#f2d9b0'), counter(0.74), bowl({ x: 0.5, y: 0.66, size: 0.3 }), sound('Xì xụp…', [0.5, 0.2], 0.11, -4, INDIGO)),
          panel(kitchen(), who(ME, { x: 0.36, y: 0.52, size: 0.2, turn: 0.5, mood: 'shout' }), shout(ME, 'Tèo! Bát số mười bảy!')),
        ],
        { widths: [0.8, 1.2] },
      ),
    ],
  },
  {
    palette: LAMPLIGHT,
    rows: [
      row(0.9, [
        panel(
          flat('#d99a5a'),
          who(TEO, { x: 0.5, y: 0.6, size: 0.23, turn: 0.3, mood: 'sleepy', tilt: 10 }),
          say(TEO, 'Dạ… lại cụ Bách ạ?'),
        ),
        panel(
          kitchen(),
          who(ME, { x: 0.6, y: 0.52, size: 0.18, turn: 0.5, flip: true, mood: 'calm', arms: ['hold', 'hold'], holds: 'bowl' }),
          say(ME, 'Phở tái. Không hành.'),
        ),
      ]),
      row(
        1,
        [
          panel(
            flat('#f3dfb4'),
            focusLines({ x: 0.34, y: 0.6, hole: 0.45, paint: '#e0b878' }),
            who(TEO, { x: 0.34, y: 0.56, size: 0.2, turn: 0.4, mood: 'shout', arms: ['hip', 'cheer'] }),
            say(TEO, 'Phở mà không hành thì khác gì…', { at: [0.8, 0.16] }),
            shout(TEO, 'mưa mà không ướt!', { at: [0.82, 0.62] }),
          ),
        ],
        {},
      ),
      row(
        0.9,
        [
          panel(
            kitchen({ steam: false }),
            who(ME, { x: 0.4, y: 0.6, size: 0.18, turn: 0.5, mood: 'sly', arms: ['hip', 'point'] }),
            say(ME, 'Khách gọi sao, mình nấu vậy. Đi mau kẻo nguội!'),
          ),
          panel(
            shopFront({ goods: 'plain' }),
            sign('PHỞ', [0.5, 0.085], 0.09),
            bicycle({ x: 0.5, y: 0.76, size: 0.14 }),
            who(TEO, { x: 0.5, y: 0.48, size: 0.085, turn: 0.6, mood: 'grin', legs: 'sit', arms: ['reach', 'reach'] }),
          ),
        ],
        { slant: -0.1 },
      ),
    ],
  },
  {
    palette: DAY,
    rows: [
      row(
        1.15,
        [
          panel(
            street({ x: 0.8, y: 0.44 }),
            speedLines({ angle: -4, count: 22, paint: '#fff8e8', spare: 0.3 }),
            bicycle({ x: 0.4, y: 0.72, size: 0.15 }),
            who(TEO, { x: 0.42, y: 0.36, size: 0.1, turn: 0.7, lean: 10, mood: 'eager', legs: 'sit', arms: ['reach', 'reach'] }),
            sound('KÍNH COONG!', [0.72, 0.28], 0.09, 8),
          ),
        ],
        { bleed: true },
      ),
      row(
        0.85,
        [
          panel(
            sky({ clouds: 2 }),
            who(MAN, { x: 0.4, y: 0.54, size: 0.17, turn: 0.5, mood: 'laugh', arms: ['hip', 'wave'] }),
            say(MAN, 'Chậm thôi Tèo, sánh hết nước bây giờ!'),
          ),
          panel(
            flat('#a9d8e2'),
            speedLines({ angle: 0, count: 40, paint: '#ffffff' }),
            who(TEO, { x: 0.5, y: 0.62, size: 0.22, turn: 0.5, flip: true, mood: 'proud' }),
            say(TEO, 'Em chở phở, không chở nước chị Mận ơi!'),
          ),
        ],
        { slant: 0.1 },
      ),
      row(0.8, [
        panel(
          alley,
          cat({ x: 0.78, y: 0.86, size: 0.09, flip: true }, { paint: '#d9903f' }),
          bicycle({ x: 0.36, y: 0.8, size: 0.1 }),
          who(TEO, { x: 0.52, y: 0.56, size: 0.09, turn: 0.4, mood: 'smile', holds: 'bag', arms: ['down', 'down'] }),
          tell('Nhà cụ Bách ở cuối ngõ, tầng trên cùng.', [0.02, 0.02]),
        ),
      ]),
    ],
  },
  {
    palette: DAY,
    rows: [
      row(1.2, [
        panel(
          stairs,
          who(TEO, { x: 0.4, y: 0.4, size: 0.085, turn: 0.6, lean: 8, mood: 'calm', legs: 'walk', holds: 'bag', arms: ['down', 'reach'] }),
          tell('Sáu mươi bảy bậc thang. Tôi đếm rồi.', [0.98, 0.94]),
          say(TEO, 'Năm mươi ba… năm mươi tư…'),
        ),
      ]),
      row(
        0.9,
        [
          panel(
            flat('#e6d3ac'),
            who(TEO, { x: 0.5, y: 0.6, size: 0.22, turn: 0.2, mood: 'cry', extras: ['sweat'], tilt: 12 }),
            say(TEO, 'Sáu mươi… bảy… phù!'),
          ),
          panel(
            flat('#a8693c'),
            who(TEO, { x: 0.34, y: 0.52, size: 0.14, back: true, arms: ['down', 'reach'] }),
            sound('CỐC CỐC', [0.7, 0.26], 0.12, -8),
          ),
        ],
        { widths: [1, 1] },
      ),
      row(0.9, [
        panel(
          room({ window: 0.68 }),
          who(BACH, { x: 0.38, y: 0.5, size: 0.2, turn: 0.5, mood: 'angry' }),
          say(BACH, 'Muộn hai phút.', { at: [0.75, 0.2] }),
        ),
      ]),
    ],
  },
  {
    palette: DAY,
    rows: [
      row(0.9, [
        panel(
          flat('#f3e6c8'),
          who(TEO, { x: 0.3, y: 0.6, size: 0.2, turn: 0.5, mood: 'grin', arms: ['face', 'down'] }),
          who(BACH, { x: 0.76, y: 0.52, size: 0.19, turn: 0.5, flip: true, mood: 'sly' }),
          say(TEO, 'Tại cầu thang nhà cụ mọc thêm hai bậc ạ!', { at: [0.46, 0.12] }),
        ),
      ]),
      row(1.1, [
        panel(
          room({ window: 0.64 }),
          table({ x: 0.46, y: 0.76, size: 0.16 }),
          bowl({ x: 0.42, y: 0.705, size: 0.06 }),
          who(BACH, { x: 0.2, y: 0.48, size: 0.12, turn: 0.5, mood: 'calm', arms: ['lap', 'hold'] }),
          who(TEO, { x: 0.76, y: 0.56, size: 0.1, turn: 0.4, flip: true, mood: 'eager', arms: ['back', 'back'] }),
          say(TEO, 'Cụ ơi, sao cụ không ăn hành?'),
        ),
      ]),
      row(
        0.8,
        [
          panel(flat('#cbb694'), who(BACH, { x: 0.5, y: 0.56, size: 0.26, turn: 0.6, mood: 'sad' }), say(BACH, '…')),
          panel(
            flat('#e6d3ac'),
            who(BACH, { x: 0.46, y: 0.6, size: 0.22, turn: 0.6, flip: true, mood: 'pout' }),
            say(BACH, 'Về đi. Bát của khách khác nguội bây giờ.'),
          ),
        ],
        { slant: -0.12 },
      ),
    ],
  },
  {
    palette: DAY,
    rows: [
      row(0.8, [
        panel(
          stairs,
          who(TEO, { x: 0.34, y: 0.4, size: 0.12, turn: 0.6, flip: true, mood: 'pout', legs: 'walk', arms: ['back', 'back'] }),
          think(TEO, 'Người đâu mà khó hơn cả bài toán.'),
        ),
      ]),
      row(
        0.75,
        [
          panel(flat('#a8693c'), who(TEO, { x: 0.5, y: 0.58, size: 0.26, turn: 0.8, mood: 'blank' }), say(TEO, 'Ủa?')),
          panel(flat('#e8d2a4'), counter(0.66), bowl({ x: 0.34, y: 0.58, size: 0.22 }), sound('cạch', [0.74, 0.3], 0.12, 6, INDIGO)),
        ],
        { slant: 0.1 },
      ),
      row(
        1.3,
        [
          panel(
            room({ window: 0.62 }),
            shimmer('#ffe9b0', 12),
            table({ x: 0.5, y: 0.78, size: 0.17 }),
            bowl({ x: 0.4, y: 0.727, size: 0.055 }),
            bowl({ x: 0.62, y: 0.727, size: 0.055 }, { steam: false }),
            who(BACH, { x: 0.2, y: 0.48, size: 0.11, turn: 0.6, mood: 'smile', arms: ['lap', 'hold'] }),
            tell('Cụ đặt hai đôi đũa, hai cái bát. Ghế trước mặt cụ thì trống.', [0.98, 0.03]),
          ),
        ],
        { bleed: true },
      ),
    ],
  },
  {
    palette: LAMPLIGHT,
    rows: [
      row(0.9, [
        panel(
          kitchen(),
          who(TEO, { x: 0.26, y: 0.54, size: 0.15, turn: 0.5, mood: 'worried', arms: ['chest', 'chest'] }),
          who(ME, { x: 0.72, y: 0.46, size: 0.15, turn: 0.3, flip: true, mood: 'calm', arms: ['hold', 'hold'], holds: 'onion' }),
          say(TEO, 'Mẹ ơi, cụ Bách ăn một mình mà bày hai bát.', { at: [0.3, 0.08] }),
        ),
      ]),
      row(0.9, [
        panel(
          flat('#c98a4c'),
          who(ME, { x: 0.5, y: 0.56, size: 0.23, turn: 0.5, flip: true, mood: 'sad' }),
          say(ME, 'Hồi trước cụ gọi hai bát cơ.'),
        ),
        panel(
          flat('#8a5434'),
          who(ME, { x: 0.5, y: 0.56, size: 0.23, turn: 0.6, mood: 'smile', tilt: 8 }),
          say(ME, 'Một bát không hành. Một bát thật nhiều hành.'),
        ),
      ]),
      row(
        1,
        [
          panel(
            flat('#33406e'),
            shimmer('#ffe08a', 9),
            who(TEO, { x: 0.5, y: 0.58, size: 0.22, turn: 0.1, mood: 'worried' }),
            say(TEO, 'Thế bát nhiều hành… giờ đi đâu rồi mẹ?', { at: [0.2, 0.14] }),
            tell('Mẹ không trả lời. Nồi nước dùng sôi lục bục.', [0.98, 0.96]),
          ),
        ],
        { bleed: true },
      ),
    ],
  },
];
