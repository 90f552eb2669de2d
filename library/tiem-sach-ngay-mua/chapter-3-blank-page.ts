import { library } from '../drawing/indoors.ts';
import { riverside } from '../drawing/nature.ts';
import { DUSK, LAMPLIGHT, NIGHT } from '../drawing/palette.ts';
import { cat } from '../drawing/cat.ts';
import { boat, bookPile, openBook, sheet } from '../drawing/props.ts';
import { lit, panel, row, say, sound, tell, think, whisper, who } from '../drawing/scene.ts';
import type { PageSpec } from '../drawing/scene.ts';
import { flat, focusLines, shimmer } from '../drawing/tone.ts';
import { AN, HAC, TI } from './cast.ts';

export const blankPage: readonly PageSpec[] = [
  {
    palette: NIGHT,
    height: 1950,
    rows: [
      row(620, [
        panel(
          flat('#8a80b0'),
          sheet({ x: 0.46, y: 0.6, size: 0.36 }, 0.5),
          cat({ x: 0.66, y: 0.66, size: 0.24, flip: true }, { paint: '#f4efe2', pose: 'loaf', eyes: 'closed' }),
          whisper(TI, { vi: 'Lấy lại đi, rồi đọc!', ja: '取りかえして\n読もうよ。' }, { at: [0.06, 0.06] }),
        ),
      ]),
      row(640, [
        panel(
          flat('#54547f'),
          who(TI, { x: 0.28, y: 0.58, size: 0.18, turn: 0.5, mood: 'worried' }),
          who(AN, { x: 0.72, y: 0.58, size: 0.18, turn: 0.5, flip: true, mood: 'smile', tilt: 8 }),
          say(
            AN,
            { vi: 'Thôi. Chúng nó đang ngủ ngon thế kia.', ja: 'ううん。\nこんなに気持ちよさそうに\n寝てるもの。' },
            { at: [0.6, 0.08] },
          ),
        ),
      ]),
      row(560, [
        panel(
          flat('#7d78ad'),
          shimmer('#ffcf5e', 6),
          cat({ x: 0.5, y: 0.62, size: 0.4 }, { pose: 'loaf', eyes: 'open' }),
          sound({ vi: 'gừ… gừ…', ja: 'ゴロゴロ…' }, [0.2, 0.3], 0.12, -6, '#ffcf5e'),
        ),
      ]),
    ],
  },
  {
    palette: LAMPLIGHT,
    height: 2000,
    rows: [
      row(
        1000,
        [
          panel(
            library({ rows: 4 }),
            bookPile({ x: 0.9, y: 0.94, size: 0.06 }, 6),
            who(HAC, { x: 0.3, y: 0.52, size: 0.08, turn: 0.5, mood: 'calm', arms: ['hold', 'hold'], holds: 'book' }),
            who(AN, { x: 0.7, y: 0.6, size: 0.075, turn: 0.5, flip: true, mood: 'sad', arms: ['chest', 'chest'], tilt: 10 }),
            say(
              AN,
              { vi: 'Cháu xin lỗi. Cháu không lấy lại được trang cuối.', ja: 'ごめんなさい。\n最後のページ、\n取りもどせませんでした。' },
              { at: [0.8, 0.16] },
            ),
          ),
        ],
        { bleed: true },
      ),
      row(800, [
        panel(
          flat('#e9c38a'),
          who(HAC, { x: 0.5, y: 0.6, size: 0.21, turn: 0.2, mood: 'laugh', arms: ['hip', 'wave'] }),
          say(
            HAC,
            { vi: 'Ba mươi năm nay, ta cũng đã thấy nó đâu!', ja: '三十年やっとるが、\nわしも見たことがない！' },
            { at: [0.2, 0.1] },
          ),
        ),
      ]),
    ],
  },
  {
    palette: LAMPLIGHT,
    height: 2050,
    rows: [
      row(
        560,
        [
          panel(
            flat('#f3dfb4'),
            focusLines({ hole: 0.5, paint: '#d6a560', y: 0.6 }),
            who(AN, { x: 0.5, y: 0.62, size: 0.24, turn: 0.2, mood: 'blank' }),
            say(AN, { vi: 'Hả?', ja: 'えっ？' }),
          ),
          panel(flat('#b98a52'), who(HAC, { x: 0.5, y: 0.62, size: 0.24, turn: 0.5, flip: true, mood: 'sly', arms: ['chin', 'down'] })),
        ],
        { slant: -0.12 },
      ),
      row(620, [
        panel(
          flat('#f3dfb4'),
          openBook({ x: 0.5, y: 0.6, size: 0.36 }, 'left'),
          tell(
            {
              vi: '"Tờ giấy Mực tha đi là giấy trắng. Người viết cuốn này chưa bao giờ viết trang cuối."',
              ja: '「スミが持っていったのは白い紙。\n書いた人は、最後の一枚を\n書かずにおいたのさ。」',
            },
            [0.04, 0],
          ),
        ),
      ]),
      row(720, [
        panel(
          flat('#7d3b46'),
          shimmer('#f2c46b', 12),
          who(HAC, { x: 0.22, y: 0.54, size: 0.15, turn: 0.5, mood: 'smile', arms: ['down', 'reach'] }),
          who(AN, { x: 0.8, y: 0.64, size: 0.14, turn: 0.5, flip: true, mood: 'eager', arms: ['reach', 'chest'], holds: 'pen' }),
          say(
            HAC,
            { vi: 'Để dành cho người nào đọc tới đó. Bút đây.', ja: 'そこまで読んだ者の\nためにな。\nほら、ペンじゃ。' },
            { at: [0.5, 0.1] },
          ),
        ),
      ]),
    ],
  },
  {
    palette: LAMPLIGHT,
    height: 2000,
    rows: [
      row(760, [
        panel(
          library({ rows: 3, ladder: false }),
          bookPile({ x: 0.14, y: 0.95, size: 0.1 }, 6),
          cat({ x: 0.82, y: 0.84, size: 0.12, flip: true }, { pose: 'sit' }),
          who(AN, { x: 0.5, y: 0.52, size: 0.16, turn: 0.2, tilt: 12, mood: 'worried', arms: ['chin', 'hold'], holds: 'pen' }),
          think(AN, { vi: 'Con thuyền… phải cập bến ở đâu bây giờ?', ja: 'あの舟は…\nどこへ着くんだろう。' }),
        ),
      ]),
      row(
        1080,
        [
          lit(
            DUSK,
            panel(
              riverside,
              shimmer('#fff0cf', 14),
              boat({ x: 0.5, y: 0.66, size: 0.13 }, true),
              who(
                { ...AN, wear: { ...AN.wear, top: '#b3262e' } },
                { x: 0.36, y: 0.46, size: 0.05, turn: 0.5, mood: 'laugh', legs: 'sit', arms: ['wave', 'lap'] },
              ),
              who(TI, { x: 0.5, y: 0.46, size: 0.05, turn: 0.4, flip: true, mood: 'grin', legs: 'sit', arms: ['lap', 'lap'] }),
              cat({ x: 0.63, y: 0.56, size: 0.05, flip: true }),
              boat({ x: 0.5, y: 0.68, size: 0.13 }),
              tell(
                {
                  vi: '"…và nơi cơn mưa bắt đầu, hoá ra là một mái hiên có người đứng đợi."',
                  ja: '「…雨のはじまる場所は、\nだれかが待っている\n軒下だった。」',
                },
                [0.04, 0.02],
              ),
            ),
          ),
        ],
        { bleed: true },
      ),
    ],
  },
];
