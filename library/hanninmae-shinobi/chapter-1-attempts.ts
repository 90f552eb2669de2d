import { kitchen, tatami } from '../drawing/indoors.ts';
import { moon, petals } from '../drawing/nature.ts';
import { MONO, MONO_NIGHT } from '../drawing/palette.ts';
import { cat } from '../drawing/cat.ts';
import { plate, table } from '../drawing/props.ts';
import { lit, panel, row, say, shout, sign, sound, tell, think, whisper, who } from '../drawing/scene.ts';
import type { PageSpec } from '../drawing/scene.ts';
import { burst, flat, focusLines, speedLines } from '../drawing/tone.ts';
import { rooftops, shopFront } from '../drawing/town.ts';
import { KOHARU, OFUKU } from './cast.ts';

const INK = '#17151a';
const DOTS = 'url(#dots-10)';

export const attempts: readonly PageSpec[] = [
  {
    palette: MONO_NIGHT,
    width: 2400,
    rows: [
      row(
        1,
        [
          panel(
            rooftops({ ridge: 0.66, stars: 90, behind: moon(0.52, 0.34, 0.26) }),
            speedLines({ angle: -14, count: 26, paint: '#ffffff', spare: 0.12 }),
            who(KOHARU, {
              x: 0.5,
              y: 0.27,
              size: 0.085,
              turn: 0.7,
              flip: true,
              lean: 16,
              legs: 'leap',
              arms: ['swing', 'point'],
              mood: 'sly',
            }),
            cat({ x: 0.13, y: 0.68, size: 0.05 }, { paint: '#ffffff' }),
            sound('シュバッ', [0.74, 0.36], 0.13, -14, '#ffffff'),
            tell('その夜。\n半人前の影がひとつ、\n屋根から屋根へ。', [1, 0]),
            think(KOHARU, '団子屋までは\n屋根、十七枚。\n落ちなければ\nわたしの勝ち！', { at: [0.1, 0.2] }),
          ),
        ],
        { bleed: true },
      ),
    ],
  },
  {
    palette: MONO,
    rows: [
      row(
        0.8,
        [
          lit(
            MONO_NIGHT,
            panel(
              kitchen({ steam: false }),
              who(KOHARU, { x: 0.4, y: 0.3, size: 0.12, turn: 0.6, lean: 26, legs: 'crouch', mood: 'sly', arms: ['reach', 'reach'] }),
              whisper(KOHARU, '天井裏から\n失礼…'),
            ),
          ),
          panel(flat(DOTS), plate({ x: 0.5, y: 0.6, size: 0.34 }, 'dango'), sound('ほか ほか', [0.84, 0.42], 0.1, 0, INK)),
        ],
        { widths: [1.2, 1] },
      ),
      row(1, [
        panel(
          kitchen(),
          who(OFUKU, { x: 0.3, y: 0.42, size: 0.15, back: true, arms: ['down', 'reach'] }),
          who(KOHARU, { x: 0.74, y: 0.36, size: 0.11, turn: 0.5, flip: true, legs: 'tiptoe', mood: 'sly', arms: ['reach', 'back'] }),
          say(OFUKU, 'いらっしゃい。\n裏口は二つ先だよ。', { at: [0.1, 0.2] }),
        ),
      ]),
      row(
        0.9,
        [
          panel(
            burst({ size: 0.5, y: 0.55 }),
            who(KOHARU, { x: 0.42, y: 0.55, size: 0.22, turn: 0.1, mood: 'shock', arms: ['up', 'up'], extras: ['sweat', 'shadow'] }),
            shout(KOHARU, 'うしろ向き\nなのに！？', { at: [0.88, 0.4] }),
            sound('ガーン', [0.12, 0.45], 0.2, 8, INK),
          ),
        ],
        { slant: 0 },
      ),
    ],
  },
  {
    palette: MONO,
    rows: [
      row(
        0.9,
        [
          panel(
            shopFront({ goods: 'plain', lit: false }),
            sign('だんご', [0.5, 0.085], 0.07, '#ffffff'),
            cat({ x: 0.8, y: 0.8, size: 0.1, flip: true }, { eyes: 'wide' }),
            who(KOHARU, { x: 0.42, y: 0.62, size: 0.11, turn: 0.3, legs: 'crouch', mood: 'blank', arms: ['chest', 'chest'] }),
            tell('二日目。\n猫に化ける。', [1, 0]),
            say(KOHARU, 'にゃ、\nにゃーん。', { at: [0.12, 0.3] }),
          ),
          panel(
            flat('#ffffff'),
            who(OFUKU, { x: 0.36, y: 0.62, size: 0.19, turn: 0.4, mood: 'sly' }),
            say(OFUKU, 'うちの猫は\n敬語で鳴くよ。'),
          ),
        ],
        { slant: 0.1 },
      ),
      row(0.9, [
        panel(
          tatami,
          who(OFUKU, { x: 0.5, y: 0.4, size: 0.13, turn: 0.5, legs: 'kneel', mood: 'sleepy', arms: ['hold', 'hold'], holds: 'bowl' }),
          tell('三日目。\n床下から。', [1, 0]),
        ),
        panel(
          flat('url(#dots-60)'),
          who(KOHARU, { x: 0.5, y: 0.64, size: 0.2, turn: 0.2, mood: 'sly', tilt: -8 }),
          say(OFUKU, 'お茶を\nこぼすよ。'),
        ),
      ]),
      row(0.9, [
        panel(
          speedLines({ angle: 90, count: 70 }),
          who(KOHARU, { x: 0.4, y: 0.5, size: 0.16, turn: 0.3, mood: 'cry', arms: ['up', 'up'], legs: 'run' }),
          sound('あちちちち', [0.86, 0.5], 0.15, 6, INK),
        ),
      ]),
    ],
  },
  {
    palette: MONO,
    rows: [
      row(1, [
        panel(
          kitchen(),
          table({ x: 0.5, y: 0.78, size: 0.2 }),
          who(KOHARU, { x: 0.68, y: 0.52, size: 0.13, turn: 0.4, flip: true, mood: 'sad', tilt: 12 }),
          who(OFUKU, { x: 0.22, y: 0.5, size: 0.13, turn: 0.5, mood: 'smile', holds: 'tray', arms: ['hold', 'hold'] }),
          say(KOHARU, '…煮るなり、\n焼くなり…', { at: [0.9, 0.2] }),
          say(OFUKU, '焼くのは\n団子だけさ。', { at: [0.4, 0.14] }),
        ),
      ]),
      row(
        0.8,
        [
          panel(
            flat('#ffffff'),
            plate({ x: 0.34, y: 0.72, size: 0.34 }, 'dango'),
            say(OFUKU, '夜ふかしは\n腹が減るだろ。\nお食べ。', { at: [0.84, 0.1] }),
          ),
          panel(
            flat(DOTS),
            who(KOHARU, { x: 0.46, y: 0.6, size: 0.22, turn: 0.5, mood: 'worried', holds: 'dango', arms: ['chin', 'down'] }),
            sound('ぱくっ', [0.86, 0.36], 0.12, 0, INK),
          ),
        ],
        { slant: -0.1 },
      ),
      row(
        1.1,
        [
          panel(
            petals(26, '#d8d8d8'),
            focusLines({ hole: 0.6, count: 60, y: 0.55 }),
            who(KOHARU, { x: 0.5, y: 0.56, size: 0.24, turn: 0.1, mood: 'cry', arms: ['chest', 'chest'], holds: 'dango' }),
            shout(KOHARU, 'う…\nうまーい！！', { at: [0.88, 0.3], scale: 1.2 }),
          ),
        ],
        { bleed: true },
      ),
    ],
  },
  {
    palette: MONO,
    rows: [
      row(0.85, [
        panel(
          flat('#ffffff'),
          who(KOHARU, { x: 0.36, y: 0.64, size: 0.18, turn: 0.4, mood: 'worried' }),
          say(KOHARU, 'どうして、\n全部わかったん\nですか？'),
        ),
        panel(kitchen({ steam: false }), who(OFUKU, { x: 0.5, y: 0.5, size: 0.16, turn: 0.6, mood: 'calm' }), say(OFUKU, '足音さ。')),
      ]),
      row(
        1.1,
        [
          lit(
            MONO_NIGHT,
            panel(
              rooftops({ ridge: 0.66, stars: 30, behind: moon(0.7, 0.3, 0.16) }),
              who(
                {
                  ...OFUKU,
                  build: 'teen',
                  features: ['mask'],
                  hair: { style: 'bun', paint: INK, gloss: '#ffffff' },
                  wear: { ...KOHARU.wear, top: '#ffffff' },
                },
                { x: 0.68, y: 0.32, size: 0.09, turn: 0.7, lean: 14, legs: 'run', arms: ['swing', 'swing'], mood: 'sly' },
              ),
              tell('あたしも昔、\nちょいと屋根を\n走ってたもんでね。', [0.03, 0.05]),
            ),
          ),
        ],
        { bleed: true },
      ),
      row(0.95, [
        panel(
          focusLines({ x: 0.5, y: 0.56, hole: 0.42 }),
          who(KOHARU, { x: 0.5, y: 0.58, size: 0.22, turn: 0.05, mood: 'shock', arms: ['up', 'up'], extras: ['sweat'] }),
          shout(KOHARU, 'え…\nええーっ！？', { at: [0.9, 0.3] }),
          tell('つづく', [0, 1]),
        ),
      ]),
    ],
  },
];
