import { library } from '../drawing/indoors.ts';
import { petals, puddles, rain, sky, water } from '../drawing/nature.ts';
import { DAY, DUSK, LAMPLIGHT, RAIN } from '../drawing/palette.ts';
import { cat } from '../drawing/cat.ts';
import { bookPile } from '../drawing/props.ts';
import { lit, panel, row, say, shout, sign, sound, tell, who } from '../drawing/scene.ts';
import type { PageSpec } from '../drawing/scene.ts';
import { flat, shimmer } from '../drawing/tone.ts';
import { brickWall, shopFront, street } from '../drawing/town.ts';
import { AN, HAC, TI } from './cast.ts';

const SHOP = { vi: 'TIỆM SÁCH NGÀY MƯA', ja: '雨の本屋' };

export const nextRain: readonly PageSpec[] = [
  {
    palette: DUSK,
    height: 1950,
    rows: [
      row(560, [
        panel(
          sky({ horizon: 0.6, clouds: 2 }),
          water(0.6, 2),
          puddles(0.66, 12),
          sound({ vi: 'tí tách…', ja: 'ポツ… ポツ…' }, [0.5, 0.34], 0.13, -5, '#2b3a7a'),
        ),
      ]),
      row(640, [
        panel(
          flat('#c98a4c'),
          who(HAC, { x: 0.34, y: 0.54, size: 0.2, turn: 0.6, mood: 'smile' }),
          who(AN, { x: 0.78, y: 0.62, size: 0.16, turn: 0.4, flip: true, mood: 'blank' }),
          say(HAC, { vi: 'Tạnh mưa rồi. Đến giờ đóng cửa.', ja: '雨があがった。\n店じまいだ。' }),
        ),
      ]),
      row(640, [
        panel(
          brickWall,
          who(AN, { x: 0.5, y: 0.46, size: 0.11, back: true }),
          tell(
            { vi: 'Hôm sau tôi quay lại. Chỗ ấy chỉ còn một bức tường.', ja: '次の日に行ってみると、\nそこには壁しかなかった。' },
            [0, 1],
          ),
        ),
      ]),
    ],
  },
  {
    palette: DAY,
    height: 1950,
    rows: [
      row(
        900,
        [
          panel(
            street({ x: 0.6, y: 0.5 }),
            petals(16),
            who(AN, { x: 0.3, y: 0.55, size: 0.07, turn: 0.3, mood: 'sad', holds: 'umbrella', arms: [[-1.2, 0.75], 'down'] }),
            tell(
              {
                vi: 'Nắng suốt ba tuần. Tôi mang ô đi học mỗi ngày.',
                ja: '三週間、晴れつづき。\nわたしは毎日、\n傘を持って学校へ行った。',
              },
              [1, 0],
            ),
          ),
        ],
        { bleed: true },
      ),
      row(420, [panel(sky({ clouds: 3 }), sound({ vi: 'tách', ja: 'ポツ' }, [0.7, 0.5], 0.22, 6, '#2b3a7a'))]),
      row(520, [
        lit(
          RAIN,
          panel(
            flat('#8b9fb4'),
            rain(40),
            who(AN, { x: 0.5, y: 0.62, size: 0.27, turn: 0.3, tilt: -14, mood: 'eager', gaze: [0.03, -0.06] }),
            shout(AN, { vi: 'Mưa!', ja: '雨だ！' }),
          ),
        ),
      ]),
    ],
  },
  {
    palette: RAIN,
    height: 2000,
    rows: [
      row(700, [
        panel(
          shopFront(),
          puddles(0.9, 6),
          sign(SHOP, [0.5, 0.085], 0.06),
          who(AN, { x: 0.62, y: 0.5, size: 0.1, turn: 0.6, flip: true, mood: 'grin', legs: 'run', arms: ['cheer', 'swing'] }),
          rain(60),
        ),
      ]),
      row(600, [
        lit(
          LAMPLIGHT,
          panel(
            library({ rows: 3, ladder: false, lamp: false }),
            who(TI, { x: 0.5, y: 0.52, size: 0.2, turn: 0.3, mood: 'cry', arms: ['hold', 'hold'], holds: 'book' }),
            shout(TI, { vi: 'Trang cuối hay quá!!', ja: '最後のページ、\n最高！！' }),
          ),
        ),
      ]),
      row(580, [
        lit(
          LAMPLIGHT,
          panel(
            flat('#e9c38a'),
            shimmer('#fff8e8', 8),
            who(AN, { x: 0.3, y: 0.6, size: 0.22, turn: 0.5, mood: 'proud' }),
            who(HAC, { x: 0.76, y: 0.54, size: 0.2, turn: 0.5, flip: true, mood: 'sly' }),
            say(HAC, { vi: 'Ai viết mà khéo thế nhỉ?', ja: '書いたのは\nだれじゃろうな？' }),
          ),
        ),
      ]),
    ],
  },
  {
    palette: LAMPLIGHT,
    height: 1900,
    rows: [
      row(
        1,
        [
          panel(
            library({ rows: 5 }),
            shimmer('#ffe08a', 16),
            bookPile({ x: 0.1, y: 0.95, size: 0.06 }, 8),
            bookPile({ x: 0.9, y: 0.95, size: 0.05 }, 5),
            who(HAC, { x: 0.72, y: 0.6, size: 0.05, turn: 0.5, flip: true, mood: 'laugh', arms: ['hip', 'hold'] }),
            who(AN, { x: 0.36, y: 0.68, size: 0.048, turn: 0.4, mood: 'laugh', arms: ['hold', 'hold'], holds: 'book' }),
            who(TI, { x: 0.54, y: 0.69, size: 0.048, turn: 0.4, flip: true, mood: 'laugh', arms: ['cheer', 'down'] }),
            cat({ x: 0.2, y: 0.92, size: 0.05 }),
            cat({ x: 0.28, y: 0.94, size: 0.03 }, { paint: '#f4efe2' }),
            cat({ x: 0.46, y: 0.94, size: 0.03 }),
            cat({ x: 0.62, y: 0.95, size: 0.03, flip: true }, { paint: '#d9903f' }),
            tell(
              { vi: 'Và mọi người ở lại, cho đến khi tạnh mưa.\nHẾT', ja: 'そしてみんな、\n雨があがるまで、\nそこにいた。\n　おわり' },
              [0.04, 0.02],
            ),
          ),
        ],
        { bleed: true },
      ),
    ],
  },
];
