import { tatami } from '../drawing/indoors.ts';
import { hills, petals, sun } from '../drawing/nature.ts';
import { MONO } from '../drawing/palette.ts';
import { plate } from '../drawing/props.ts';
import { panel, row, say, shout, sign, sound, tell, think, who } from '../drawing/scene.ts';
import type { PageSpec } from '../drawing/scene.ts';
import { burst, flat, focusLines } from '../drawing/tone.ts';
import { shopFront, street } from '../drawing/town.ts';
import { GENSAI, KOHARU, OFUKU, THIEF } from './cast.ts';

const INK = '#17151a';
const DOTS = 'url(#dots-10)';

export const oneWord: readonly PageSpec[] = [
  {
    palette: MONO,
    rows: [
      row(0.9, [
        panel(
          street({ x: 0.5, y: 0.4 }),
          who(THIEF, { x: 0.4, y: 0.62, size: 0.11, turn: 0.3, legs: 'kneel', mood: 'cry', arms: ['lap', 'lap'] }),
          who(KOHARU, { x: 0.72, y: 0.42, size: 0.1, turn: 0.5, flip: true, mood: 'proud', arms: ['hip', 'hip'] }),
          say(KOHARU, '観念しろ！', { at: [0.94, 0.1] }),
          sound('ぐううう', [0.16, 0.4], 0.1, -8, INK),
        ),
      ]),
      row(
        0.9,
        [
          panel(
            flat(DOTS),
            who(THIEF, { x: 0.36, y: 0.62, size: 0.19, turn: 0.4, mood: 'sad', tilt: 12 }),
            say(THIEF, '…三日、\n何も食って\nないんだ。'),
          ),
          panel(flat('#ffffff'), who(KOHARU, { x: 0.5, y: 0.6, size: 0.23, turn: 0.3, mood: 'blank' })),
        ],
        { slant: 0.1 },
      ),
      row(1, [
        panel(
          shopFront({ goods: 'plain' }),
          sign('だんご', [0.5, 0.085], 0.07, '#ffffff'),
          who(OFUKU, { x: 0.7, y: 0.4, size: 0.12, turn: 0.5, flip: true, mood: 'smile', holds: 'tray', arms: ['hold', 'hold'] }),
          who(THIEF, { x: 0.26, y: 0.56, size: 0.11, turn: 0.5, legs: 'kneel', mood: 'blank' }),
          say(OFUKU, '看板は食えないよ。\nほら、こっちにしな。', { at: [0.95, 0.1] }),
        ),
      ]),
    ],
  },
  {
    palette: MONO,
    rows: [
      row(0.8, [
        panel(flat('#ffffff'), plate({ x: 0.5, y: 0.6, size: 0.34 }, 'dango')),
        panel(
          flat(DOTS),
          who(
            { ...THIEF, features: [] },
            { x: 0.48, y: 0.58, size: 0.22, turn: 0.4, mood: 'worried', holds: 'dango', arms: ['chin', 'down'] },
          ),
          sound('ぱくっ', [0.86, 0.36], 0.12, 0, INK),
        ),
      ]),
      row(
        1.1,
        [
          panel(
            focusLines({ hole: 0.6, y: 0.55, count: 60 }),
            petals(16, '#d8d8d8'),
            who(
              { ...THIEF, features: [] },
              { x: 0.5, y: 0.56, size: 0.22, turn: 0.1, mood: 'cry', arms: ['chest', 'chest'], holds: 'dango' },
            ),
            say(THIEF, '……うまい。', { at: [0.9, 0.2], scale: 1.25 }),
          ),
        ],
        { bleed: true },
      ),
      row(0.9, [
        panel(
          flat('url(#dots-60)'),
          who(KOHARU, { x: 0.36, y: 0.58, size: 0.24, turn: 0.5, mood: 'calm' }),
          think(KOHARU, 'そうか。\nこの一言は、\n盗めない。', { at: [0.95, 0.2] }),
          think(KOHARU, 'もらうしか、\nないんだ。', { at: [0.68, 0.7] }),
        ),
      ]),
    ],
  },
  {
    palette: MONO,
    rows: [
      row(0.9, [
        panel(
          hills(0.8, 0.3, 'far'),
          hills(0.95, 0.24, 'mid'),
          sun(0.74, 0.3, 0.08),
          who(KOHARU, {
            x: 0.36,
            y: 0.46,
            size: 0.09,
            turn: 0.6,
            flip: true,
            mood: 'smile',
            legs: 'walk',
            holds: 'bag',
            arms: ['down', 'swing'],
          }),
          tell('ひと月後。', [1, 0]),
        ),
      ]),
      row(1, [
        panel(
          tatami,
          who(GENSAI, { x: 0.24, y: 0.46, size: 0.13, turn: 0.5, legs: 'kneel', mood: 'calm' }),
          who(KOHARU, {
            x: 0.72,
            y: 0.5,
            size: 0.12,
            turn: 0.5,
            flip: true,
            legs: 'kneel',
            mood: 'worried',
            tilt: 8,
            arms: ['lap', 'lap'],
          }),
          say(KOHARU, '盗めませんでした。\nだから、\n作ってきました。', { at: [0.94, 0.06] }),
        ),
      ]),
      row(0.85, [
        panel(flat('#ffffff'), plate({ x: 0.5, y: 0.6, size: 0.34 }, 'dango'), sound('こげっ', [0.84, 0.36], 0.12, 6, INK)),
        panel(flat(DOTS), who(GENSAI, { x: 0.5, y: 0.56, size: 0.23, turn: 0.3, mood: 'blank', holds: 'dango', arms: ['chin', 'down'] })),
      ]),
    ],
  },
  {
    palette: MONO,
    rows: [
      row(0.7, [
        panel(
          flat('#ffffff'),
          who(GENSAI, { x: 0.5, y: 0.56, size: 0.28, turn: 0.2, mood: 'sleepy' }),
          sound('もぐ もぐ', [0.88, 0.5], 0.13, 0, INK),
        ),
        panel(flat('url(#dots-60)'), who(KOHARU, { x: 0.5, y: 0.58, size: 0.3, turn: 0.2, mood: 'worried', extras: ['sweat'] })),
      ]),
      row(0.8, [
        panel(
          flat('#ffffff'),
          who(GENSAI, { x: 0.4, y: 0.56, size: 0.24, turn: 0.5, mood: 'pout' }),
          say(GENSAI, '…焦げとるな。', { at: [0.9, 0.2] }),
        ),
      ]),
      row(
        1.3,
        [
          panel(
            focusLines({ x: 0.42, y: 0.58, hole: 0.5, count: 70 }),
            petals(20, '#d8d8d8'),
            who(GENSAI, { x: 0.42, y: 0.56, size: 0.2, turn: 0.3, mood: 'laugh', arms: ['hip', 'wave'] }),
            say(GENSAI, 'だが、\nうまい！', { at: [0.9, 0.14], scale: 1.4 }),
            shout(GENSAI, '合格じゃ！！', { at: [0.88, 0.72] }),
          ),
        ],
        { bleed: true },
      ),
    ],
  },
  {
    palette: MONO,
    rows: [
      row(0.9, [
        panel(
          burst({ size: 0.6, y: 0.6 }),
          who(KOHARU, { x: 0.5, y: 0.56, size: 0.19, turn: 0.1, mood: 'cry', arms: ['cheer', 'cheer'] }),
          shout(KOHARU, 'やったーっ！！', { at: [0.92, 0.3] }),
        ),
      ]),
      row(
        1.5,
        [
          panel(
            shopFront({ goods: 'plain' }),
            petals(24, '#d8d8d8'),
            sign('だんご', [0.5, 0.085], 0.06, '#ffffff'),
            who(OFUKU, { x: 0.86, y: 0.5, size: 0.075, turn: 0.4, flip: true, mood: 'laugh', arms: ['hip', 'hold'] }),
            who(
              { ...KOHARU, wear: { ...KOHARU.wear, apron: '#ffffff' } },
              { x: 0.62, y: 0.46, size: 0.08, turn: 0.2, mood: 'grin', arms: ['wave', 'hip'] },
            ),
            who(
              { ...THIEF, features: [], wear: { ...THIEF.wear, apron: '#ffffff' } },
              { x: 0.36, y: 0.44, size: 0.078, turn: 0.4, mood: 'smile', holds: 'broom', arms: ['hold', 'hold'] },
            ),
            shout(KOHARU, 'らっしゃーい！', { at: [0.8, 0.24] }),
            tell('こうして小春は、\n一人前のしのびと、\n半人前の団子屋になった。\n　おわり', [0.02, 0.98]),
          ),
        ],
        { bleed: true },
      ),
    ],
  },
];
