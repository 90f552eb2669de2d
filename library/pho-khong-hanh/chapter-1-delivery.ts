import { counter, kitchen, room, stairs } from '../drawing/indoors.ts';
import { sky, sun } from '../drawing/nature.ts';
import { DAWN, DAY, LAMPLIGHT } from '../drawing/palette.ts';
import { cat } from '../drawing/cat.ts';
import { market } from '../drawing/market.ts';
import { bicycle, bowl } from '../drawing/props.ts';
import { panel, row, say, shout, sign, sound, tell, who } from '../drawing/scene.ts';
import type { PageSpec } from '../drawing/scene.ts';
import { flat, focusLines, speedLines } from '../drawing/tone.ts';
import { alley, shopFront, street } from '../drawing/town.ts';
import { BACH, MAN, ME, TEO } from './cast.ts';

const INDIGO = '#2b3a7a';

export const delivery: readonly PageSpec[] = [
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
            sound('PHỞ KHÔNG HÀNH', [0.5, 0.085], 0.066, 0),
            sound('1. Bát số mười bảy', [0.5, 0.16], 0.034, 0, INDIGO),
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
      row(0.9, [
        panel(
          market,
          bicycle({ x: 0.46, y: 0.8, size: 0.13 }),
          who(TEO, { x: 0.48, y: 0.5, size: 0.095, turn: 0.7, lean: 8, mood: 'grin', legs: 'sit', arms: ['reach', 'reach'] }),
          tell('Đường đến nhà cụ Bách phải băng qua chợ.', [0.02, 0.02]),
        ),
      ]),
    ],
  },
  {
    palette: DAY,
    rows: [
      row(
        0.85,
        [
          panel(
            flat('#e6d3ac'),
            cat({ x: 0.5, y: 0.62, size: 0.3 }, { paint: '#d9903f', eyes: 'wide' }),
            sound('MEO!', [0.62, 0.16], 0.12, 10),
          ),
          panel(
            flat('#a9d8e2'),
            focusLines({ hole: 0.42, y: 0.6 }),
            who(TEO, { x: 0.5, y: 0.6, size: 0.22, turn: 0.1, mood: 'shock', arms: ['up', 'up'], extras: ['sweat'] }),
          ),
        ],
        { slant: -0.12 },
      ),
      row(
        1,
        [
          panel(
            sky({ clouds: 2 }),
            speedLines({ angle: -24, count: 40, paint: '#ffffff' }),
            bicycle({ x: 0.3, y: 0.72, size: 0.12 }),
            bowl({ x: 0.74, y: 0.3, size: 0.1 }),
            who(TEO, { x: 0.44, y: 0.46, size: 0.11, turn: 0.6, lean: 24, mood: 'shout', legs: 'leap', arms: ['reach', 'reach'] }),
            shout(TEO, 'Bát phởooo!', { at: [0.12, 0.12] }),
          ),
        ],
        { bleed: true },
      ),
    ],
  },
  {
    palette: DAY,
    rows: [
      row(1.1, [
        panel(
          flat('#f3e6c8'),
          who(TEO, {
            x: 0.42,
            y: 0.6,
            size: 0.16,
            turn: 0.5,
            tilt: -12,
            mood: 'worried',
            arms: ['hold', 'hold'],
            holds: 'bowl',
            gaze: [0.04, 0.05],
          }),
          sound('phịch', [0.8, 0.5], 0.1, 6, '#2b3a7a'),
          say(TEO, 'Không sánh giọt nào…', { at: [0.8, 0.14] }),
        ),
      ]),
      row(0.8, [
        panel(flat('#d9b98c'), cat({ x: 0.5, y: 0.66, size: 0.28, flip: true }, { paint: '#d9903f', pose: 'loaf', eyes: 'closed' })),
        panel(flat('#a9d8e2'), who(TEO, { x: 0.5, y: 0.58, size: 0.23, turn: 0.4, mood: 'pout' }), say(TEO, 'Mày còn ngủ được hả?')),
      ]),
      row(0.9, [
        panel(
          street({ x: 0.3, y: 0.46 }),
          who(MAN, { x: 0.74, y: 0.44, size: 0.11, turn: 0.5, flip: true, mood: 'laugh', arms: ['hip', 'cheer'] }),
          who(TEO, { x: 0.34, y: 0.56, size: 0.1, turn: 0.4, mood: 'proud', arms: ['hold', 'hold'], holds: 'bowl' }),
          say(MAN, 'Xiếc hay đấy! Mai diễn tiếp nhé!', { at: [0.5, 0.08] }),
        ),
      ]),
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
];
