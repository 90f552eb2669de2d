import { tatami } from '../drawing/indoors.ts';
import { hills, moon, sky } from '../drawing/nature.ts';
import { MONO, MONO_NIGHT } from '../drawing/palette.ts';
import { lit, panel, row, say, shout, sign, sound, think, who } from '../drawing/scene.ts';
import type { PageSpec } from '../drawing/scene.ts';
import { burst, flat, focusLines } from '../drawing/tone.ts';
import { rooftops, shopFront, street } from '../drawing/town.ts';
import { GENSAI, GUEST, KOHARU, OFUKU } from './cast.ts';

const INK = '#17151a';
const DOTS = 'url(#dots-10)';

export const task: readonly PageSpec[] = [
  {
    palette: MONO,
    rows: [
      row(
        1.75,
        [
          lit(
            MONO_NIGHT,
            panel(
              rooftops({ ridge: 0.72, stars: 40, behind: moon(0.36, 0.3, 0.2) }),
              who(KOHARU, { x: 0.36, y: 0.27, size: 0.07, turn: 0.5, legs: 'crouch', arms: ['down', 'hip'], mood: 'sly' }),
              sign('半人前しのび帖', [0.88, 0.36], 0.085, '#ffffff', true),
              sign('第一話　盗めないもの', [0.78, 0.34], 0.036, '#ffffff', true),
            ),
          ),
        ],
        { bleed: true },
      ),
      row(
        0.8,
        [
          panel(
            tatami,
            who(GENSAI, { x: 0.36, y: 0.42, size: 0.17, turn: 0.4, mood: 'sleepy', legs: 'kneel' }),
            say(GENSAI, '小春よ。\n修行も、はや三年。'),
          ),
          panel(
            flat(DOTS),
            who(KOHARU, { x: 0.46, y: 0.56, size: 0.23, turn: 0.5, flip: true, mood: 'eager' }),
            say(KOHARU, 'はいっ、\n師匠！'),
          ),
        ],
        { widths: [1.2, 1] },
      ),
    ],
  },
  {
    palette: MONO,
    rows: [
      row(1, [
        panel(
          focusLines({ x: 0.4, y: 0.5, hole: 0.42 }),
          who(GENSAI, { x: 0.38, y: 0.48, size: 0.24, turn: 0.15, mood: 'angry', arms: ['down', 'point'] }),
          shout(GENSAI, '最後の試験じゃ！'),
          say(GENSAI, '「誰にも\n盗めないもの」を、\n盗んでまいれ！', { at: [0.12, 0.6] }),
        ),
      ]),
      row(
        0.9,
        [
          panel(
            flat('#ffffff'),
            who(KOHARU, { x: 0.5, y: 0.6, size: 0.24, turn: 0.1, mood: 'blank' }),
            say(KOHARU, '盗めないものを…\n盗む？'),
          ),
          panel(
            flat(DOTS),
            who(KOHARU, { x: 0.45, y: 0.62, size: 0.22, turn: 0.6, flip: true, mood: 'sly', arms: ['chin', 'down'] }),
            say(KOHARU, 'さては、\nとんちですか。'),
          ),
        ],
        { slant: 0.12 },
      ),
      row(
        1,
        [
          panel(
            burst({ x: 0.5, y: 0.62, size: 0.62 }),
            who(GENSAI, { x: 0.44, y: 0.64, size: 0.19, turn: 0.1, mood: 'shout', extras: ['anger'], arms: ['cheer', 'cheer'] }),
            shout(GENSAI, '忍術じゃ！！'),
          ),
          panel(
            street({ x: 0.3, y: 0.6 }),
            who(KOHARU, {
              x: 0.4,
              y: 0.42,
              size: 0.085,
              turn: 0.6,
              flip: true,
              lean: 12,
              legs: 'run',
              arms: ['swing', 'swing'],
              mood: 'shout',
            }),
            sound('ドドド', [0.84, 0.36], 0.13, -8, INK),
            shout(KOHARU, 'いってきまーす！', { at: [0.2, 0.12] }),
          ),
        ],
        { widths: [1, 1.25] },
      ),
    ],
  },
  {
    palette: MONO,
    rows: [
      row(0.9, [
        panel(
          hills(0.9, 0.3, 'mid'),
          who(KOHARU, { x: 0.34, y: 0.56, size: 0.13, turn: 0.4, mood: 'calm', arms: ['chin', 'hip'] }),
          think(KOHARU, '殿さまの刀は…\n盗める。\n重いけど。'),
        ),
        panel(
          sky({ clouds: 2 }),
          who(KOHARU, { x: 0.36, y: 0.56, size: 0.13, turn: 0.4, mood: 'worried', arms: ['chin', 'hip'] }),
          think(KOHARU, 'お寺の鐘は…\n盗める。\nうるさいけど。'),
        ),
      ]),
      row(1, [
        panel(
          street({ x: 0.74, y: 0.5 }),
          who(KOHARU, { x: 0.32, y: 0.46, size: 0.12, turn: 0.1, mood: 'sad', arms: ['chest', 'chest'] }),
          sound('ぐうううう', [0.55, 0.45], 0.1, 12, INK),
          say(KOHARU, 'おなかが、\n盗まれたみたい…', { at: [0.12, 0.2] }),
        ),
      ]),
      row(
        1.1,
        [
          panel(
            flat(DOTS),
            who(KOHARU, { x: 0.46, y: 0.6, size: 0.24, turn: 0.75, mood: 'eager', tilt: -10 }),
            sound('くん くん', [0.86, 0.38], 0.08, -6, INK),
          ),
          panel(
            shopFront({ goods: 'plain' }),
            sign('だんご', [0.5, 0.085], 0.07, '#ffffff'),
            who(OFUKU, { x: 0.42, y: 0.56, size: 0.085, turn: 0.3, flip: true, mood: 'laugh', arms: ['hip', 'wave'] }),
            who(GUEST, { x: 0.8, y: 0.5, size: 0.08, turn: 0.5, flip: true, mood: 'laugh', holds: 'dango', arms: ['hold', 'down'] }),
          ),
        ],
        { slant: -0.1, widths: [1, 1.3] },
      ),
    ],
  },
  {
    palette: MONO,
    rows: [
      row(1, [
        panel(
          flat('#ffffff'),
          who(GUEST, { x: 0.3, y: 0.5, size: 0.19, turn: 0.45, mood: 'laugh', holds: 'dango', arms: ['hold', 'hold'] }),
          who(OFUKU, { x: 0.72, y: 0.62, size: 0.17, turn: 0.45, flip: true, mood: 'grin' }),
          say(GUEST, 'お福さんの\n団子の味だけは、\n誰にも盗めねえなあ！', { at: [0.52, 0.3] }),
        ),
      ]),
      row(0.55, [
        panel(
          flat('url(#dots-60)'),
          who(KOHARU, { x: 0.5, y: 0.62, size: 0.42, turn: 0.1, mood: 'shock' }),
          sound('ピーン', [0.14, 0.48], 0.24, 0, '#ffffff'),
        ),
      ]),
      row(
        1.15,
        [
          panel(
            focusLines({ x: 0.5, y: 0.58, hole: 0.45 }),
            who(KOHARU, { x: 0.5, y: 0.52, size: 0.19, turn: 0.1, mood: 'grin', arms: ['cheer', 'cheer'], extras: ['sparkle'] }),
            shout(KOHARU, 'それだーっ！！', { at: [0.86, 0.3], scale: 1.25 }),
            think(KOHARU, '秘伝の味を\n盗めば、合格！', { at: [0.1, 0.6] }),
          ),
        ],
        { bleed: true },
      ),
    ],
  },
];
