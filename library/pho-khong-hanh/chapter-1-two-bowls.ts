import { counter, kitchen, room, stairs } from '../drawing/indoors.ts';
import { DAY, LAMPLIGHT } from '../drawing/palette.ts';
import { bowl, table } from '../drawing/props.ts';
import { panel, row, say, sound, tell, think, who } from '../drawing/scene.ts';
import type { PageSpec } from '../drawing/scene.ts';
import { flat, shimmer } from '../drawing/tone.ts';
import { BACH, ME, TEO } from './cast.ts';

const INDIGO = '#2b3a7a';

export const twoBowls: readonly PageSpec[] = [
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
