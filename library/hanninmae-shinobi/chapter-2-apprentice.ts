import { kitchen } from '../drawing/indoors.ts';
import { moon, petals } from '../drawing/nature.ts';
import { MONO, MONO_NIGHT } from '../drawing/palette.ts';
import { plate } from '../drawing/props.ts';
import { lit, panel, row, say, shout, sign, sound, tell, who } from '../drawing/scene.ts';
import type { PageSpec } from '../drawing/scene.ts';
import { burst, flat, focusLines, speedLines } from '../drawing/tone.ts';
import { rooftops, shopFront } from '../drawing/town.ts';
import { GUEST, KOHARU, OFUKU, THIEF } from './cast.ts';

const INK = '#17151a';
const DOTS = 'url(#dots-10)';

export const apprentice: readonly PageSpec[] = [
  {
    palette: MONO,
    rows: [
      row(
        1.5,
        [
          panel(
            shopFront({ goods: 'plain' }),
            petals(18, '#d8d8d8'),
            who(KOHARU, { x: 0.6, y: 0.66, size: 0.075, turn: 0.3, legs: 'kneel', mood: 'worried', arms: ['lap', 'lap'], tilt: 10 }),
            who(OFUKU, { x: 0.3, y: 0.52, size: 0.075, turn: 0.5, mood: 'calm', arms: ['hip', 'hip'] }),
            sign('だんご', [0.5, 0.085], 0.075, '#ffffff'),
            tell('第二話\n「うまい」の一言', [1, 0.2]),
            say(KOHARU, '秘伝の味、\nどうか教えて\nください！', { at: [0.86, 0.62] }),
          ),
        ],
        { bleed: true },
      ),
      row(0.9, [
        panel(flat('#ffffff'), who(OFUKU, { x: 0.48, y: 0.58, size: 0.22, turn: 0.4, mood: 'smile' }), say(OFUKU, 'いいよ。')),
        panel(
          flat(DOTS),
          who(OFUKU, { x: 0.45, y: 0.6, size: 0.22, turn: 0.5, flip: true, mood: 'sly' }),
          say(OFUKU, '明日の朝から、\n店に立ちな。'),
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
          who(KOHARU, {
            x: 0.34,
            y: 0.4,
            size: 0.12,
            turn: 0.6,
            lean: 14,
            mood: 'shout',
            arms: ['reach', 'reach'],
            holds: 'broom',
            extras: ['sweat'],
          }),
          sound('ぺったん', [0.76, 0.4], 0.13, 6, INK),
          tell('一日目。\n米をつく。', [1, 0]),
        ),
      ]),
      row(
        0.85,
        [
          panel(
            burst({ size: 0.6, y: 0.6 }),
            plate({ x: 0.5, y: 0.66, size: 0.32 }, 'dango'),
            sound('ドカン', [0.2, 0.34], 0.15, -8, INK),
            tell('二日目。\n焼く。', [1, 0]),
          ),
          panel(
            flat('url(#dots-40)'),
            who(KOHARU, { x: 0.48, y: 0.6, size: 0.22, turn: 0.1, mood: 'blank', extras: ['steam'] }),
            say(OFUKU, '炭になったね。', { at: [0.1, 0.2] }),
          ),
        ],
        { slant: 0.1 },
      ),
      row(1, [
        panel(
          shopFront({ goods: 'plain' }),
          sign('だんご', [0.5, 0.085], 0.07, '#ffffff'),
          who(KOHARU, { x: 0.4, y: 0.46, size: 0.11, turn: 0.1, mood: 'shout', arms: ['down', 'wave'] }),
          who(GUEST, { x: 0.78, y: 0.4, size: 0.1, turn: 0.5, flip: true, mood: 'shock' }),
          shout(KOHARU, 'ら、\nらっしゃーい！！', { at: [0.12, 0.4] }),
          say(GUEST, '斬られるかと\n思った…', { at: [0.95, 0.12] }),
        ),
      ]),
    ],
  },
  {
    palette: MONO,
    rows: [
      row(0.9, [
        panel(
          flat('#ffffff'),
          who(GUEST, { x: 0.46, y: 0.58, size: 0.2, turn: 0.5, flip: true, mood: 'smile', holds: 'dango', arms: ['chin', 'down'] }),
          say(GUEST, 'お、今日のは\n丸いじゃねえか。'),
        ),
        panel(
          flat(DOTS),
          who(KOHARU, { x: 0.48, y: 0.6, size: 0.22, turn: 0.4, mood: 'proud', extras: ['sparkle'] }),
          tell('十日目。', [1, 0]),
        ),
      ]),
      row(
        1.2,
        [
          lit(
            MONO_NIGHT,
            panel(
              shopFront({ goods: 'plain' }),
              sign('だんご', [0.5, 0.085], 0.07, '#ffffff'),
              who(THIEF, { x: 0.34, y: 0.34, size: 0.1, back: true, arms: ['up', 'up'] }),
              sound('ギシ…', [0.84, 0.3], 0.1, 8, '#ffffff'),
              tell('その夜。', [1, 0]),
            ),
          ),
        ],
        { bleed: true },
      ),
      row(
        0.8,
        [
          panel(
            flat('url(#dots-20)'),
            who(THIEF, { x: 0.46, y: 0.58, size: 0.24, turn: 0.4, mood: 'angry' }),
            say(THIEF, '千両の看板、\nもらったぜ。'),
          ),
          panel(
            focusLines({ y: 0.6, hole: 0.42 }),
            who(KOHARU, { x: 0.62, y: 0.66, size: 0.21, turn: 0.5, flip: true, mood: 'shock' }),
            shout(KOHARU, 'どろぼう！'),
          ),
        ],
        { slant: -0.12 },
      ),
    ],
  },
  {
    palette: MONO_NIGHT,
    rows: [
      row(
        1.25,
        [
          panel(
            rooftops({ ridge: 0.7, stars: 40, behind: moon(0.3, 0.26, 0.14) }),
            speedLines({ angle: 6, count: 24, paint: '#ffffff', spare: 0.15 }),
            who(THIEF, {
              x: 0.2,
              y: 0.38,
              size: 0.065,
              turn: 0.7,
              flip: true,
              lean: 14,
              legs: 'run',
              arms: ['swing', 'up'],
              mood: 'worried',
              holds: 'sign',
            }),
            who(KOHARU, {
              x: 0.68,
              y: 0.36,
              size: 0.075,
              turn: 0.7,
              flip: true,
              lean: 18,
              legs: 'leap',
              arms: ['swing', 'reach'],
              mood: 'angry',
            }),
            shout(KOHARU, 'かえせーっ！', { at: [0.95, 0.1] }),
          ),
        ],
        { bleed: true },
      ),
      row(
        0.9,
        [
          panel(
            flat('#ffffff'),
            speedLines({ angle: 20, count: 60 }),
            who(KOHARU, { x: 0.46, y: 0.54, size: 0.2, turn: 0.6, flip: true, mood: 'shout', arms: ['swing', 'cheer'], holds: 'dango' }),
            tell('忍法・\n焦げ団子しぐれ！', [1, 0]),
          ),
          panel(
            burst({ size: 0.55 }),
            plate({ x: 0.5, y: 0.8, size: 0.14 }, 'dango'),
            who(THIEF, { x: 0.48, y: 0.56, size: 0.18, turn: 0.1, mood: 'shock', arms: ['up', 'up'] }),
            sound('べちゃっ', [0.16, 0.36], 0.1, -8, INK),
          ),
        ],
        { slant: 0.14 },
      ),
    ],
  },
];
