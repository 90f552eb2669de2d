import { counter, room } from '../drawing/indoors.ts';
import { petals, rain } from '../drawing/nature.ts';
import { DAY, LAMPLIGHT, RAIN } from '../drawing/palette.ts';
import { bowl, plate, table } from '../drawing/props.ts';
import { lit, panel, row, say, shout, sign, sound, tell, who } from '../drawing/scene.ts';
import type { PageSpec } from '../drawing/scene.ts';
import { flat, focusLines, shimmer } from '../drawing/tone.ts';
import { shopFront } from '../drawing/town.ts';
import { BACH, MAN, ME, TEO } from './cast.ts';

const INDIGO = '#2b3a7a';

export const onionsApart: readonly PageSpec[] = [
  {
    palette: RAIN,
    rows: [
      row(
        0.8,
        [
          panel(
            room({ window: 0.66 }),
            who(BACH, { x: 0.4, y: 0.54, size: 0.2, turn: 0.5, mood: 'pout' }),
            say(BACH, 'Sớm một phút. Lạ nhỉ.'),
          ),
          panel(flat('#b9c5cb'), counter(0.66), bowl({ x: 0.34, y: 0.62, size: 0.2 }), plate({ x: 0.76, y: 0.74, size: 0.15 }, 'onion')),
        ],
        { widths: [1.2, 1] },
      ),
      row(0.9, [
        panel(
          flat('#7e92a6'),
          focusLines({ hole: 0.45, paint: '#667a90', y: 0.55 }),
          who(BACH, { x: 0.5, y: 0.58, size: 0.22, turn: 0.2, mood: 'shout', extras: ['anger'] }),
          shout(BACH, 'Ta đã dặn là không hành!', { at: [0.12, 0.2] }),
        ),
      ]),
      row(
        1,
        [
          panel(
            room({ window: 0.04, picture: false }),
            who(TEO, { x: 0.62, y: 0.54, size: 0.17, turn: 0.4, flip: true, mood: 'worried', arms: ['chest', 'chest'] }),
            say(TEO, 'Dạ, phở của cụ không hành ạ.', { at: [0.12, 0.1] }),
            say(TEO, 'Hành là… của cụ bà.', { at: [0.94, 0.2] }),
          ),
        ],
        {},
      ),
    ],
  },
  {
    palette: RAIN,
    rows: [
      row(1, [panel(flat('#5d7086'), rain(50), who(BACH, { x: 0.5, y: 0.56, size: 0.26, turn: 0.3, mood: 'blank' }))], { bleed: true }),
      row(0.6, [
        panel(
          flat('#d2cbbf'),
          counter(0.62),
          bowl({ x: 0.26, y: 0.56, size: 0.2 }),
          plate({ x: 0.76, y: 0.68, size: 0.18 }, 'onion'),
          sound('sột…', [0.5, 0.3], 0.12, 0, INDIGO),
        ),
      ]),
      row(1, [
        panel(
          room({ window: 0.62 }),
          table({ x: 0.5, y: 0.8, size: 0.16 }),
          bowl({ x: 0.38, y: 0.748, size: 0.055 }),
          plate({ x: 0.66, y: 0.785, size: 0.05 }, 'onion'),
          who(BACH, { x: 0.2, y: 0.48, size: 0.12, turn: 0.6, mood: 'smile', arms: ['lap', 'reach'] }),
          say(BACH, 'Bà ấy ăn hành như người ta ăn rau.', { at: [0.5, 0.06] }),
        ),
      ]),
    ],
  },
  {
    palette: RAIN,
    rows: [
      row(0.9, [
        panel(flat('#a59a94'), who(BACH, { x: 0.5, y: 0.58, size: 0.24, turn: 0.4, mood: 'cry' }), say(BACH, 'Cay mắt quá.')),
        panel(
          flat('#c9b3a4'),
          who(TEO, { x: 0.5, y: 0.6, size: 0.23, turn: 0.5, flip: true, mood: 'smile' }),
          say(TEO, 'Tại hành đấy cụ ạ.'),
        ),
      ]),
      row(
        1.2,
        [
          lit(
            LAMPLIGHT,
            panel(
              room({ window: 0.36, picture: false, shelf: false }),
              shimmer('#ffe9b0', 14),
              table({ x: 0.5, y: 0.82, size: 0.16 }),
              bowl({ x: 0.38, y: 0.768, size: 0.055 }),
              bowl({ x: 0.62, y: 0.768, size: 0.055 }, { onion: true }),
              who(BACH, { x: 0.2, y: 0.52, size: 0.12, turn: 0.6, mood: 'laugh', arms: ['lap', 'reach'] }),
              who(TEO, { x: 0.8, y: 0.58, size: 0.11, turn: 0.6, flip: true, mood: 'laugh', arms: ['lap', 'reach'] }),
              say(BACH, 'Ngồi xuống. Ăn hộ bà bát này.', { at: [0.2, 0.04] }),
              say(TEO, 'Cháu tưởng cụ không bao giờ mời!', { at: [0.84, 0.2] }),
            ),
          ),
        ],
        { bleed: true },
      ),
      row(0.6, [
        lit(
          LAMPLIGHT,
          panel(
            flat('#c98a4c'),
            counter(0.64),
            bowl({ x: 0.3, y: 0.62, size: 0.24 }, { steam: false }),
            bowl({ x: 0.72, y: 0.62, size: 0.24 }, { steam: false, onion: true }),
            sound('Xì xụp! Xì xụp!', [0.5, 0.2], 0.13, -3, INDIGO),
          ),
        ),
      ]),
    ],
  },
  {
    palette: DAY,
    rows: [
      row(0.8, [
        panel(
          flat('#f3dfb4'),
          who(TEO, { x: 0.34, y: 0.56, size: 0.2, turn: 0.35, mood: 'blank', arms: ['down', 'reach'] }),
          who(BACH, { x: 0.8, y: 0.5, size: 0.19, turn: 0.6, flip: true, mood: 'grin' }),
          tell('Hôm sau, tôi chưa kịp gõ cửa.', [0.02, 0.02]),
          say(BACH, 'Muộn hai phút!', { at: [0.6, 0.1] }),
        ),
      ]),
      row(
        1.5,
        [
          panel(
            shopFront({ goods: 'plain' }),
            petals(16),
            sign('PHỞ', [0.5, 0.085], 0.07),
            table({ x: 0.52, y: 0.82, size: 0.13 }),
            bowl({ x: 0.46, y: 0.778, size: 0.045 }),
            plate({ x: 0.64, y: 0.805, size: 0.04 }, 'onion'),
            who(MAN, { x: 0.12, y: 0.5, size: 0.066, turn: 0.5, mood: 'laugh', arms: ['hip', 'wave'] }),
            who(ME, { x: 0.86, y: 0.44, size: 0.07, turn: 0.4, flip: true, mood: 'smile', arms: ['hold', 'hold'], holds: 'ladle' }),
            who(BACH, { x: 0.33, y: 0.56, size: 0.068, turn: 0.5, mood: 'laugh', arms: ['lap', 'reach'] }),
            who(TEO, { x: 0.7, y: 0.6, size: 0.062, turn: 0.4, flip: true, mood: 'proud', arms: ['hip', 'point'] }),
            tell('Bát số mười bảy: phở không hành, hành để riêng.\nHẾT', [0.03, 0.99]),
          ),
        ],
        { bleed: true },
      ),
    ],
  },
];
