import { kitchen, stairs } from '../drawing/indoors.ts';
import { moon, petals, puddles, rain } from '../drawing/nature.ts';
import { DAWN, DUSK, LAMPLIGHT, NIGHT, RAIN } from '../drawing/palette.ts';
import { bicycle, bowl, table } from '../drawing/props.ts';
import { lit, panel, row, say, shout, sign, sound, tell, think, who } from '../drawing/scene.ts';
import type { PageSpec } from '../drawing/scene.ts';
import { flat, focusLines, shimmer, speedLines } from '../drawing/tone.ts';
import { rooftops, shopFront, street } from '../drawing/town.ts';
import { MAN, ME, TEO, YEN, YOUNG_BACH } from './cast.ts';

const INDIGO = '#2b3a7a';

export const memory: readonly PageSpec[] = [
  {
    palette: DUSK,
    rows: [
      row(
        1.5,
        [
          panel(
            shopFront({ goods: 'plain' }),
            petals(18),
            sign('PHỞ', [0.5, 0.085], 0.08),
            table({ x: 0.5, y: 0.78, size: 0.13 }),
            bowl({ x: 0.4, y: 0.735, size: 0.05 }),
            bowl({ x: 0.6, y: 0.735, size: 0.05 }, { onion: true }),
            who(YOUNG_BACH, { x: 0.24, y: 0.5, size: 0.068, turn: 0.5, mood: 'smile', arms: ['lap', 'reach'] }),
            who(YEN, { x: 0.77, y: 0.5, size: 0.066, turn: 0.5, flip: true, mood: 'laugh', arms: ['lap', 'chin'] }),
            tell('2. Hành để riêng', [0.03, 0.2]),
            tell('Bốn mươi năm trước, ở chính cái quán này.', [0.97, 0.98]),
          ),
        ],
        { bleed: true },
      ),
      row(0.85, [
        panel(
          flat('#f0c894'),
          who(YOUNG_BACH, { x: 0.5, y: 0.56, size: 0.23, turn: 0.5, mood: 'grin' }),
          say(YOUNG_BACH, 'Bà chủ! Một bát nhiều hành!'),
        ),
        panel(
          flat('#d9889a'),
          who(YEN, { x: 0.5, y: 0.56, size: 0.23, turn: 0.5, flip: true, mood: 'sly' }),
          say(YEN, 'Anh có biết ăn hành đâu?'),
        ),
      ]),
    ],
  },
  {
    palette: DUSK,
    rows: [
      row(0.9, [
        panel(flat('#fbd79a'), bowl({ x: 0.5, y: 0.64, size: 0.32 }, { onion: true }), sound('gắp… gắp…', [0.5, 0.18], 0.09, -4, INDIGO)),
        panel(
          flat('#c07a5e'),
          shimmer('#fff0cf', 12),
          who(YOUNG_BACH, { x: 0.5, y: 0.58, size: 0.22, turn: 0.4, mood: 'proud' }),
          say(YOUNG_BACH, 'Thì anh gọi… để gắp sang cho em.'),
        ),
      ]),
      row(1, [
        lit(
          LAMPLIGHT,
          panel(
            kitchen(),
            who(ME, { x: 0.7, y: 0.46, size: 0.15, turn: 0.4, flip: true, mood: 'smile', arms: ['hold', 'hold'], holds: 'onion' }),
            who(TEO, { x: 0.26, y: 0.56, size: 0.14, turn: 0.5, mood: 'calm', arms: ['chin', 'down'] }),
            say(ME, 'Bà ngoại con kể thế. Ngày nào cũng vậy, suốt bốn mươi năm.', { at: [0.4, 0.06] }),
          ),
        ),
      ]),
      row(0.9, [
        lit(
          LAMPLIGHT,
          panel(
            flat('#8a5434'),
            who(ME, { x: 0.36, y: 0.56, size: 0.23, turn: 0.5, mood: 'sad' }),
            say(ME, 'Cụ bà mất rồi, cụ ông không gọi hành nữa.', { at: [0.84, 0.2] }),
            say(ME, 'Còn biết gắp sang cho ai.', { at: [0.86, 0.76] }),
          ),
        ),
      ]),
    ],
  },
  {
    palette: NIGHT,
    rows: [
      row(
        1,
        [panel(rooftops({ ridge: 0.62, stars: 50, behind: moon(0.74, 0.22, 0.09) }), tell('Đêm ấy tôi không ngủ được.', [0.03, 0.04]))],
        {
          bleed: true,
        },
      ),
      row(
        0.8,
        [
          panel(
            flat('#39437a'),
            who(TEO, { x: 0.5, y: 0.66, size: 0.22, turn: 0.1, mood: 'worried' }),
            think(TEO, 'Không hành… nhiều hành…'),
          ),
          panel(
            flat('#f2b544'),
            focusLines({ hole: 0.45, paint: '#fff0c9', y: 0.6 }),
            who(TEO, { x: 0.5, y: 0.62, size: 0.25, turn: 0.1, mood: 'eager', extras: ['sparkle'] }),
            shout(TEO, 'A!'),
          ),
        ],
        { slant: 0.12 },
      ),
      row(0.9, [
        lit(
          DAWN,
          panel(
            kitchen(),
            who(TEO, { x: 0.3, y: 0.52, size: 0.17, turn: 0.5, mood: 'grin', arms: ['hold', 'hold'], holds: 'onion' }),
            who(ME, { x: 0.76, y: 0.46, size: 0.16, turn: 0.5, flip: true, mood: 'blank' }),
            say(TEO, 'Mẹ! Bát mười bảy hôm nay để con bưng!', { at: [0.4, 0.06] }),
          ),
        ),
      ]),
    ],
  },
  {
    palette: RAIN,
    rows: [
      row(
        1.1,
        [
          panel(
            street({ x: 0.25, y: 0.44 }),
            puddles(0.74, 10),
            speedLines({ angle: 4, count: 20, paint: '#dfe8ec', spare: 0.3 }),
            bicycle({ x: 0.54, y: 0.74, size: 0.14, flip: true }),
            who(
              { ...TEO, hat: { kind: 'conical', paint: '#e8cf96' } },
              { x: 0.52, y: 0.4, size: 0.095, turn: 0.7, flip: true, lean: 10, legs: 'sit', arms: ['reach', 'reach'], mood: 'angry' },
            ),
            rain(110),
            sound('RÀO RÀO', [0.22, 0.2], 0.09, -8, INDIGO),
          ),
        ],
        { bleed: true },
      ),
      row(0.8, [
        panel(
          flat('#8b9fb4'),
          rain(40),
          who(MAN, { x: 0.46, y: 0.6, size: 0.19, turn: 0.5, mood: 'shock', holds: 'indigoUmbrella', arms: [[-1.35, 0.9], 'down'] }),
          say(MAN, 'Mưa thế mà cũng đi à?', { at: [0.8, 0.06] }),
        ),
        panel(
          flat('#7e92a6'),
          rain(40),
          who({ ...TEO, hat: { kind: 'conical', paint: '#e8cf96' } }, { x: 0.5, y: 0.66, size: 0.2, turn: 0.4, flip: true, mood: 'grin' }),
          say(TEO, 'Khách quen mà chị!', { at: [0.5, 0.04] }),
        ),
      ]),
      row(0.9, [
        panel(
          stairs,
          who(TEO, { x: 0.42, y: 0.4, size: 0.11, turn: 0.7, lean: 16, mood: 'shout', legs: 'run', arms: ['swing', 'reach'] }),
          shout(TEO, 'Sáu mươi bảy!', { at: [0.12, 0.2] }),
        ),
      ]),
    ],
  },
];
