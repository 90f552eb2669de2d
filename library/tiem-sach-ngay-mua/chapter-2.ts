import { puddles, rain } from '../drawing/nature.ts';
import { NIGHT, RAIN } from '../drawing/palette.ts';
import { cat } from '../drawing/cat.ts';
import { sheet } from '../drawing/props.ts';
import { lit, panel, row, say, shout, sound, tell, think, whisper, who } from '../drawing/scene.ts';
import type { PageSpec } from '../drawing/scene.ts';
import { flat, focusLines, shimmer, speedLines } from '../drawing/tone.ts';
import { market } from '../drawing/market.ts';
import { alley, rooftops, street } from '../drawing/town.ts';
import { AN, TI, VENDOR } from './cast.ts';

const INDIGO = '#2b3a7a';

export const chapter2: readonly PageSpec[] = [
  {
    palette: RAIN,
    height: 1950,
    rows: [
      row(
        1000,
        [
          panel(
            street({ x: 0.4, y: 0.48 }),
            puddles(0.74, 12),
            cat({ x: 0.68, y: 0.74, size: 0.07 }, { pose: 'leap', carries: true }),
            who(AN, { x: 0.3, y: 0.52, size: 0.07, turn: 0.7, lean: 16, legs: 'run', arms: ['swing', 'reach'], mood: 'shout' }),
            rain(110),
            sound({ vi: 'TÕM! TÕM!', ja: 'バシャバシャ' }, [0.7, 0.36], 0.05, 10, INDIGO),
          ),
        ],
        { bleed: true },
      ),
      row(760, [
        panel(
          flat('#8296ad'),
          speedLines({ angle: 0, count: 50, paint: '#c9d5dc' }),
          who(AN, { x: 0.5, y: 0.5, size: 0.21, turn: 0.6, lean: 8, mood: 'angry', arms: ['swing', 'swing'] }),
          rain(50),
          say(AN, { vi: 'Mèo gì mà chạy nhanh hơn cả giờ ra chơi!', ja: '昼休みの男子より\n速い！' }),
        ),
      ]),
    ],
  },
  {
    palette: NIGHT,
    height: 2100,
    rows: [
      row(
        1150,
        [
          panel(
            market,
            who(VENDOR, { x: 0.82, y: 0.5, size: 0.05, turn: 0.4, flip: true, mood: 'smile', arms: ['hip', 'hold'] }),
            cat({ x: 0.62, y: 0.86, size: 0.045 }, { pose: 'walk', carries: true }),
            who(AN, { x: 0.24, y: 0.64, size: 0.052, turn: 0.6, mood: 'worried', legs: 'run', arms: ['swing', 'reach'] }),
            tell({
              vi: 'Chợ đêm lên đèn. Mưa đã ngớt, chỉ còn những mái bạt nhỏ giọt.',
              ja: '夜市に灯がともる。\n雨は小降りになり、\n軒のしずくだけが\n鳴っていた。',
            }),
          ),
        ],
        { bleed: true },
      ),
      row(760, [
        panel(
          flat('#4b4a78'),
          focusLines({ x: 0.5, y: 0.55, hole: 0.4, paint: '#6b678f' }),
          who(AN, { x: 0.3, y: 0.56, size: 0.17, turn: 0.6, mood: 'shock', arms: ['up', 'up'] }),
          who(TI, { x: 0.7, y: 0.56, size: 0.17, turn: 0.6, flip: true, mood: 'shock', arms: ['up', 'up'] }),
          sound({ vi: 'RẦM!', ja: 'ドン！' }, [0.5, 0.2], 0.17, -6),
        ),
      ]),
    ],
  },
  {
    palette: NIGHT,
    height: 2000,
    rows: [
      row(620, [
        panel(
          flat('#54547f'),
          shimmer('#ffcf5e', 12),
          who(TI, { x: 0.3, y: 0.58, size: 0.2, turn: 0.5, mood: 'grin', arms: ['face', 'down'] }),
          who(AN, { x: 0.76, y: 0.62, size: 0.17, turn: 0.5, flip: true, mood: 'pout' }),
          say(TI, { vi: 'Đi đâu mà như ma đuổi thế?', ja: 'おばけにでも\n追われてるの？' }, { at: [0.5, 0.08] }),
        ),
      ]),
      row(640, [
        panel(
          flat('#363258'),
          who(AN, { x: 0.4, y: 0.58, size: 0.22, turn: 0.4, mood: 'eager', arms: ['chest', 'cheer'] }),
          say(AN, { vi: 'Tớ đuổi mèo! Con mèo đen, miệng ngậm tờ giấy!', ja: '追ってるの！\n紙をくわえた\n黒ねこを！' }),
        ),
      ]),
      row(640, [
        panel(
          market,
          who(VENDOR, { x: 0.3, y: 0.42, size: 0.16, turn: 0.4, mood: 'laugh', arms: ['hip', 'point'] }),
          say(
            VENDOR,
            {
              vi: 'Con Mực hả? Ngày nào nó cũng xin cô một con cá, chưa bao giờ trả tiền.',
              ja: 'スミかい？\n毎日さかなを\n一匹もってくけど、\n払ったことは\nないねえ。',
            },
            { at: [0.75, 0.2] },
          ),
        ),
      ]),
    ],
  },
  {
    palette: NIGHT,
    height: 2000,
    rows: [
      row(560, [
        panel(
          flat('#7d78ad'),
          cat({ x: 0.36, y: 0.56, size: 0.3 }, { pose: 'walk', eyes: 'open', carries: true }),
          sound({ vi: 'chộp!', ja: 'サッ！' }, [0.8, 0.3], 0.13, 8),
        ),
      ]),
      row(680, [
        panel(
          market,
          who(VENDOR, { x: 0.66, y: 0.42, size: 0.14, turn: 0.3, flip: true, mood: 'shout', arms: ['cheer', 'cheer'], extras: ['anger'] }),
          shout(VENDOR, { vi: 'Lại mất con cá rồi!', ja: 'また\nやられた！' }, { at: [0.18, 0.2] }),
        ),
      ]),
      row(640, [
        panel(
          flat('#44508a'),
          speedLines({ angle: 0, count: 40, paint: '#8a86c8' }),
          who(TI, { x: 0.68, y: 0.52, size: 0.14, turn: 0.7, lean: 10, mood: 'laugh', legs: 'run', arms: ['swing', 'swing'] }),
          who(AN, { x: 0.3, y: 0.54, size: 0.14, turn: 0.7, lean: 10, mood: 'eager', legs: 'run', arms: ['swing', 'reach'] }),
          say(TI, { vi: 'Đuổi theo mùi cá là ra!', ja: 'さかなの匂いを\n追えばいい！' }, { at: [0.5, 0.06] }),
        ),
      ]),
    ],
  },
  {
    palette: NIGHT,
    height: 2050,
    rows: [
      row(
        560,
        [
          panel(flat('#8a86b8'), cat({ x: 0.5, y: 0.66, size: 0.3 }, { eyes: 'wide', carries: true })),
          panel(
            flat('#6b678f'),
            who(TI, { x: 0.4, y: 0.66, size: 0.2, turn: 0.3, mood: 'shock' }),
            shout(TI, { vi: 'Trên mái!', ja: '屋根の上！' }),
          ),
        ],
        { slant: 0.12 },
      ),
      row(
        1330,
        [
          panel(
            rooftops({ ridge: 0.6, stars: 60 }),
            cat({ x: 0.76, y: 0.57, size: 0.05 }, { pose: 'walk', carries: true }),
            who(TI, { x: 0.18, y: 0.47, size: 0.045, turn: 0.6, mood: 'eager', legs: 'run', arms: ['swing', 'swing'] }),
            who(AN, { x: 0.4, y: 0.45, size: 0.045, turn: 0.6, mood: 'eager', legs: 'run', arms: ['cheer', 'cheer'] }),
            sheet({ x: 0.6, y: 0.3, size: 0.03 }, 0.5),
            say(AN, { vi: 'Cậu leo quen rồi à?', ja: '屋根、なれてるの？' }, { at: [0.5, 0.26] }),
            say(TI, { vi: 'Diều của tớ toàn mắc ở đây mà.', ja: 'ぼくの凧、いつも\nここに引っかかるんだ。' }, { at: [0.1, 0.2] }),
          ),
        ],
        { bleed: true },
      ),
    ],
  },
  {
    palette: NIGHT,
    height: 1950,
    rows: [
      row(620, [
        panel(
          flat('#2a2f5c'),
          speedLines({ angle: 70, count: 50, paint: '#6a74b0' }),
          who(AN, { x: 0.46, y: 0.48, size: 0.17, turn: 0.2, lean: -18, mood: 'shock', arms: ['cheer', 'cheer'], legs: 'leap' }),
          sound({ vi: 'TRƯỢT…!', ja: 'ツルッ！' }, [0.76, 0.24], 0.1, 14),
        ),
      ]),
      row(700, [
        panel(
          flat('#363258'),
          focusLines({ x: 0.5, y: 0.5, hole: 0.4, paint: '#ffcf5e' }),
          who(AN, { x: 0.78, y: 0.72, size: 0.16, turn: 0.4, flip: true, mood: 'cry', arms: ['down', [1.9, -0.5]] }),
          who(TI, { x: 0.28, y: 0.42, size: 0.18, turn: 0.6, lean: 14, mood: 'shout', arms: ['reach', 'reach'] }),
          shout(TI, { vi: 'Nắm tay tớ!', ja: 'つかまって！' }, { at: [0.8, 0.1] }),
        ),
      ]),
      row(500, [
        panel(
          flat('#54547f'),
          who(AN, { x: 0.36, y: 0.66, size: 0.19, turn: 0.4, mood: 'worried', tilt: 8 }),
          say(AN, { vi: 'Cảm ơn… Tớ là An.', ja: 'ありがと…\nわたし、アン。' }),
        ),
        panel(
          flat('#6a5f8a'),
          who(TI, { x: 0.66, y: 0.66, size: 0.19, turn: 0.4, flip: true, mood: 'smile' }),
          say(TI, { vi: 'Tớ là Tí. Giờ thì im nào, nghe đi.', ja: 'ぼくはティー。\nしっ、聞いて。' }),
        ),
      ]),
    ],
  },
  {
    palette: NIGHT,
    height: 2100,
    rows: [
      row(520, [
        panel(rooftops({ ridge: 0.7, stars: 24 }), sound({ vi: 'meo… meo…', ja: 'ミー… ミー…' }, [0.5, 0.36], 0.15, -5, '#ffcf5e')),
      ]),
      row(660, [
        lit(
          NIGHT,
          panel(
            alley,
            who(TI, { x: 0.32, y: 0.62, size: 0.1, back: true, arms: ['down', 'down'] }),
            who(AN, { x: 0.56, y: 0.64, size: 0.1, back: true, arms: ['down', 'point'] }),
            whisper(AN, { vi: 'Trong cái gác xép kia…', ja: 'あの屋根裏から…' }),
          ),
        ),
      ]),
      row(780, [
        panel(
          flat('#1c1a36'),
          shimmer('#ffcf5e', 8),
          who(AN, { x: 0.22, y: 0.62, size: 0.14, turn: 0.5, mood: 'eager', tilt: 6 }),
          who(TI, { x: 0.78, y: 0.62, size: 0.14, turn: 0.5, flip: true, mood: 'eager', tilt: 6 }),
          think(AN, { vi: 'Một cái ổ… làm toàn bằng trang sách!', ja: '巣だ…\nぜんぶ、本の\nページでできてる！' }, { at: [0.5, 0.1] }),
        ),
      ]),
    ],
  },
  {
    palette: NIGHT,
    height: 1900,
    rows: [
      row(
        1200,
        [
          panel(
            flat('#3a2f52'),
            shimmer('#ffcf5e', 14),
            ...[
              [0.2, 0.86, 0.3],
              [0.36, 0.9, -0.5],
              [0.52, 0.92, 1.2],
              [0.7, 0.9, 0.2],
              [0.84, 0.86, -0.8],
              [0.28, 0.8, 1.4],
              [0.62, 0.82, -0.2],
              [0.46, 0.84, 0.7],
            ].map(([x = 0, y = 0, turn = 0]) => sheet({ x, y, size: 0.1 }, turn)),
            cat({ x: 0.6, y: 0.62, size: 0.2, flip: true }, { pose: 'loaf', eyes: 'closed' }),
            cat({ x: 0.26, y: 0.72, size: 0.08 }, { paint: '#f4efe2' }),
            cat({ x: 0.42, y: 0.76, size: 0.075 }, { eyes: 'closed' }),
            cat({ x: 0.82, y: 0.74, size: 0.08, flip: true }, { paint: '#d9903f', eyes: 'wide' }),
            tell({ vi: 'Mực có ba đứa con.', ja: 'スミには、\n子ねこが三匹いた。' }),
          ),
        ],
        { bleed: true },
      ),
      row(600, [
        panel(
          flat('#54547f'),
          who(AN, { x: 0.5, y: 0.6, size: 0.24, turn: 0.2, mood: 'sad' }),
          say(AN, { vi: 'Trang cuối… là cái chăn của chúng nó.', ja: '最後のページは…\nこの子たちの\nおふとんだったんだ。' }),
          tell({ vi: 'Còn tiếp', ja: 'つづく' }, [1, 1]),
        ),
      ]),
    ],
  },
];
