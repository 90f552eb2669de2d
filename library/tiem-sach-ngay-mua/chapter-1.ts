import { library } from '../drawing/indoors.ts';
import { puddles, rain, riverside } from '../drawing/nature.ts';
import { RAIN, LAMPLIGHT } from '../drawing/palette.ts';
import { cat } from '../drawing/cat.ts';
import { boat, bookPile, openBook, sheet } from '../drawing/props.ts';
import { lit, panel, row, say, shout, sign, sound, tell, think, who } from '../drawing/scene.ts';
import type { PageSpec } from '../drawing/scene.ts';
import { flat, focusLines, shimmer, speedLines } from '../drawing/tone.ts';
import { shopFront, street } from '../drawing/town.ts';
import { AN, HAC } from './cast.ts';

const SHOP = { vi: 'TIỆM SÁCH NGÀY MƯA', ja: '雨の本屋' };

export const chapter1: readonly PageSpec[] = [
  {
    palette: RAIN,
    height: 2000,
    rows: [
      row(
        1150,
        [
          panel(
            street({ x: 0.62, y: 0.46 }),
            puddles(0.72, 14),
            who(AN, { x: 0.36, y: 0.55, size: 0.058, turn: 0.5, lean: 14, legs: 'run', arms: ['face', 'swing'], mood: 'worried' }),
            rain(120),
            tell({ vi: 'Mùa mưa năm ấy, phố tôi có một tiệm sách kỳ lạ.', ja: 'その年の雨の季節、\nうちの町に、\n不思議な本屋があった。' }),
            sound({ vi: 'RÀO RÀO', ja: 'ザアアア' }, [0.78, 0.16], 0.05, 8, '#2b3a7a'),
          ),
        ],
        { bleed: true },
      ),
      row(700, [
        panel(
          flat('#8ea3b6'),
          speedLines({ angle: 100, count: 40, paint: '#c3d0d8', spare: 0.05 }),
          who(AN, { x: 0.4, y: 0.56, size: 0.23, turn: 0.55, tilt: 8, mood: 'shout', arms: [[-0.9, -0.9], 'down'] }),
          rain(60),
          shout(AN, { vi: 'Sao hôm nào quên ô cũng mưa thế!?', ja: '傘を忘れた日に\nかぎって！！' }),
        ),
      ]),
    ],
  },
  {
    palette: RAIN,
    height: 2100,
    rows: [
      row(900, [
        panel(
          shopFront(),
          sign(SHOP, [0.5, 0.085], 0.06),
          who(AN, { x: 0.6, y: 0.6, size: 0.075, turn: 0.2, mood: 'worried', arms: ['chest', 'chest'] }),
          rain(60),
          say(AN, { vi: 'Ướt như chuột lột rồi…', ja: 'もう、\nびしょびしょ…' }),
        ),
      ]),
      row(560, [
        panel(
          flat('#6c4f63'),
          shimmer('#f2c46b', 10),
          who(AN, { x: 0.72, y: 0.56, size: 0.27, turn: 0.75, flip: true, mood: 'eager', tilt: -6 }),
          think(AN, { vi: 'Tiệm sách? Hôm qua chỗ này có gì đâu nhỉ.', ja: '本屋さん？\nきのうまで\nなかったのに。' }),
        ),
      ]),
      row(520, [
        panel(
          shopFront({ door: 0.36 }),
          sign(SHOP, [0.5, 0.085], 0.07),
          who(AN, { x: 0.3, y: 0.34, size: 0.12, back: true, arms: ['down', 'reach'] }),
          sound({ vi: 'KÉT…', ja: 'ギィ…' }, [0.82, 0.4], 0.15, -6),
        ),
      ]),
    ],
  },
  {
    palette: LAMPLIGHT,
    height: 2000,
    rows: [
      row(
        1250,
        [
          panel(
            library({ rows: 5 }),
            bookPile({ x: 0.12, y: 0.93, size: 0.06 }, 7),
            bookPile({ x: 0.88, y: 0.95, size: 0.05 }, 4),
            cat({ x: 0.64, y: 0.88, size: 0.07, flip: true }, { eyes: 'open' }),
            who(AN, { x: 0.34, y: 0.68, size: 0.05, turn: 0.5, mood: 'eager', arms: ['chest', 'chest'] }),
            say(AN, { vi: 'Oa…', ja: 'わあ…' }),
            tell({ vi: 'Nó chỉ mở cửa khi trời mưa.', ja: '雨の日にだけ、\n開くのだという。' }, [1, 0]),
          ),
        ],
        { bleed: true },
      ),
      row(600, [
        panel(flat('#8a6a8f'), cat({ x: 0.5, y: 0.6, size: 0.42 }, { eyes: 'open' })),
        panel(
          flat('#f2c46b'),
          who(AN, { x: 0.38, y: 0.64, size: 0.2, turn: 0.1, mood: 'blank' }),
          say(AN, { vi: 'Chào… mèo.', ja: 'こんにちは、\nねこさん。' }),
        ),
      ]),
    ],
  },
  {
    palette: LAMPLIGHT,
    height: 2050,
    rows: [
      row(640, [
        panel(
          library({ rows: 3, lamp: false, ladder: false }),
          who(HAC, { x: 0.42, y: 0.52, size: 0.2, turn: 0.5, flip: true, mood: 'sly', arms: ['down', 'hold'] }),
          say(HAC, { vi: 'Lau chân đã cháu. Sách sợ nước còn hơn mèo.', ja: '足をふいておくれ。\n本はねこより\n水ぎらいでな。' }),
        ),
      ]),
      row(640, [
        panel(
          flat('#e9c38a'),
          focusLines({ x: 0.5, y: 0.6, hole: 0.5, paint: '#d6a560' }),
          who(AN, { x: 0.5, y: 0.58, size: 0.22, turn: 0.1, mood: 'shock', arms: ['up', 'up'], extras: ['sweat'] }),
          say(AN, { vi: 'D-dạ! Cháu chỉ trú mưa một lát thôi ạ!', ja: 'は、はいっ！\n雨やどりだけですから！' }),
        ),
      ]),
      row(640, [
        panel(
          library({ rows: 3, ladder: false }),
          who(HAC, { x: 0.27, y: 0.44, size: 0.15, turn: 0.5, mood: 'laugh', arms: ['hip', 'point'] }),
          who(AN, { x: 0.76, y: 0.58, size: 0.135, turn: 0.5, flip: true, mood: 'pout' }),
          say(HAC, { vi: 'Ai vào đây cũng nói thế. Rồi ai cũng ngồi lại.', ja: 'みんなそう言う。\nそして、みんな\n座りこむ。' }),
        ),
      ]),
    ],
  },
  {
    palette: LAMPLIGHT,
    height: 1900,
    rows: [
      row(560, [
        panel(
          library({ rows: 2, lamp: false, ladder: false }),
          who(AN, { x: 0.4, y: 0.5, size: 0.17, turn: 0.75, arms: ['down', [2.2, -0.4]], mood: 'smile' }),
        ),
      ]),
      row(560, [
        panel(
          flat('#7d3b46'),
          shimmer('#f2c46b', 8),
          who(AN, { x: 0.3, y: 0.52, size: 0.2, turn: 0.6, tilt: 12, mood: 'calm', arms: ['hold', 'hold'], holds: 'closedBook' }),
          say(AN, { vi: 'Bìa đỏ, mà không có tên sách?', ja: '赤い表紙…\n題名がない？' }),
        ),
      ]),
      row(620, [
        panel(
          flat('#f3dfb4'),
          openBook({ x: 0.5, y: 0.62, size: 0.34 }),
          tell({ vi: 'Trong sách có một con thuyền đi trên cơn mưa.', ja: '本の中では、\n一そうの舟が\n雨の上を走っていた。' }, [0.04, 0]),
        ),
      ]),
    ],
  },
  {
    palette: RAIN,
    height: 1900,
    rows: [
      row(
        1100,
        [
          panel(
            riverside,
            boat({ x: 0.5, y: 0.62, size: 0.13 }, true),
            who(
              { ...AN, wear: { ...AN.wear, top: '#b3262e' } },
              { x: 0.5, y: 0.43, size: 0.05, turn: 0.6, mood: 'proud', arms: ['hip', 'point'], legs: 'sit' },
            ),
            boat({ x: 0.5, y: 0.64, size: 0.13 }),
            rain(80),
            tell({ vi: 'Thuyền trưởng tìm nơi cơn mưa bắt đầu.', ja: '船長は、雨の\nはじまる場所を\n探している。' }),
          ),
        ],
        { bleed: true },
      ),
      row(700, [
        lit(
          LAMPLIGHT,
          panel(
            library({ rows: 3, ladder: false }),
            bookPile({ x: 0.8, y: 0.94, size: 0.1 }, 6),
            cat({ x: 0.64, y: 0.8, size: 0.12, flip: true }, { pose: 'loaf', eyes: 'closed' }),
            who(AN, {
              x: 0.34,
              y: 0.5,
              size: 0.16,
              turn: 0.4,
              tilt: 14,
              mood: 'eager',
              arms: ['hold', 'hold'],
              holds: 'book',
              legs: 'sit',
            }),
            think(AN, { vi: 'Rồi sao nữa, rồi sao nữa…', ja: 'それで？\nそれから…？' }),
          ),
        ),
      ]),
    ],
  },
  {
    palette: LAMPLIGHT,
    height: 1950,
    rows: [
      row(560, [
        panel(
          flat('#f3dfb4'),
          openBook({ x: 0.5, y: 0.56, size: 0.36 }, 'left'),
          sound({ vi: '…!?', ja: '…！？' }, [0.78, 0.44], 0.16, 6, '#2b3a7a'),
        ),
      ]),
      row(760, [
        panel(
          flat('#fff3d6'),
          focusLines({ hole: 0.5, y: 0.6 }),
          who(AN, { x: 0.5, y: 0.6, size: 0.24, turn: 0.05, mood: 'shock', arms: ['face', 'face'] }),
          shout(AN, { vi: 'Mất trang cuối rồi!!', ja: '最後のページが\nない！！' }),
        ),
      ]),
      row(520, [
        panel(
          library({ rows: 2, lamp: false, ladder: false }),
          who(HAC, { x: 0.7, y: 0.56, size: 0.24, turn: 0.4, flip: true, mood: 'calm' }),
          say(HAC, { vi: 'À, cuốn ấy. Ai đọc xong cũng hét đúng câu đó.', ja: 'ああ、その本か。\n読んだ人はみな、\n同じ声を出す。' }),
        ),
      ]),
    ],
  },
  {
    palette: LAMPLIGHT,
    height: 2150,
    rows: [
      row(620, [
        panel(
          flat('#8a6a8f'),
          cat({ x: 0.42, y: 0.52, size: 0.42 }, { eyes: 'wide', carries: true }),
          sound({ vi: 'SỘT', ja: 'ガサッ' }, [0.84, 0.4], 0.13, 6),
        ),
      ]),
      row(
        520,
        [
          panel(flat('#e9c38a'), who(AN, { x: 0.5, y: 0.64, size: 0.26, turn: 0.5, mood: 'blank' })),
          panel(
            flat('#b98a52'),
            who(HAC, { x: 0.46, y: 0.6, size: 0.26, turn: 0.5, flip: true, mood: 'blank' }),
            say(HAC, { vi: 'Mực…?', ja: 'スミ…？' }),
          ),
        ],
        { slant: 0.14 },
      ),
      row(
        820,
        [
          lit(
            RAIN,
            panel(
              flat('#8296ad'),
              speedLines({ angle: -18, count: 60, paint: '#dfe8ec' }),
              cat({ x: 0.68, y: 0.4, size: 0.2 }, { pose: 'leap', eyes: 'wide', carries: true }),
              sheet({ x: 0.16, y: 0.2, size: 0.06 }, 0.6),
              sheet({ x: 0.4, y: 0.13, size: 0.05 }, -0.4),
              who(AN, { x: 0.3, y: 0.5, size: 0.11, turn: 0.7, lean: 20, legs: 'run', mood: 'shout', arms: ['swing', 'reach'] }),
              rain(50),
              shout(AN, { vi: 'Đứng lại, trang cuối của tớ!!', ja: '待てーっ！！\n最後のページ！！' }, { at: [0.3, 0.08] }),
            ),
          ),
        ],
        { bleed: true },
      ),
    ],
  },
];
